import { TRACE_SCHEMA, TRACE_VERSION, type Trace } from '../../../contract/trace/trace';
import type { StoredStep } from '../log/storedStep';

type TraceHead = Omit<Trace, 'schema' | 'version' | 'steps'>;
type PartText = (key: string) => Promise<string>;

/**
 * A recording's file, in which each distinct body of an answer stands once. It is put together piece by piece, so that
 * the page stays usable; `part` gives the JSON of a part of steps.
 */
export async function traceFile(
  head: TraceHead,
  steps: AsyncIterable<readonly StoredStep[]>,
  part: PartText,
): Promise<Blob> {
  const bodies = new Set<string>();
  const pieces: Blob[] = [];
  const write = (text: string) => pieces.push(new Blob([text]));
  write(`${JSON.stringify({ schema: TRACE_SCHEMA, version: TRACE_VERSION, ...head }).slice(0, -1)},"steps":[`);
  let comma = '';
  for await (const batch of steps) {
    for (const stored of batch) {
      if (stored.step.kind === 'answer' && stored.part !== null) bodies.add(stored.part);
      write(comma + (await stepText(stored, part)));
      comma = ',\n';
    }
  }
  write('],"bodies":{');
  comma = '';
  for (const key of bodies) {
    write(`${comma}${JSON.stringify(key)}:${await part(key)}`);
    comma = ',\n';
  }
  write('}}');
  return new Blob(pieces, { type: 'application/json' });
}

async function stepText({ step, part: key }: StoredStep, part: PartText): Promise<string> {
  if (key === null) return JSON.stringify(step);
  if (step.kind === 'answer') return JSON.stringify({ ...step, body: key });
  return `${JSON.stringify({ ...step, payload: undefined }).slice(0, -1)},"payload":${await part(key)}}`;
}
