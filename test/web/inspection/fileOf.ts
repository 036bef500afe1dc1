import type { Trace } from '../../../src/contract/trace/trace';
import { traceFile } from '../../../src/web/inspection/file/traceFile';
import { takeApart } from '../../../src/web/inspection/log/storedStep';

/** The text of the file of a recording. */
export async function fileOf({ steps, app, recordedAt, isComplete }: Trace): Promise<string> {
  const apart = steps.map(takeApart);
  const texts = new Map(apart.flatMap(({ part }) => (part ? [[part.key, part.text] as const] : [])));
  async function* batches() {
    for (const { stored } of apart) yield await Promise.resolve([stored]);
  }
  const part = (key: string) => Promise.resolve(texts.get(key) ?? '');
  return (await traceFile({ app, recordedAt, isComplete }, batches(), part)).text();
}
