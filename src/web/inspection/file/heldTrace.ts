import { TRACE_SCHEMA, TRACE_VERSION, type Trace } from '../../../contract/trace/trace';
import type { StoredStep } from '../log/storedStep';

/** A recording as it is read, from its stored steps; `part` gives the JSON of a part of steps. */
export async function heldTrace(
  head: Omit<Trace, 'schema' | 'version' | 'steps'>,
  batches: AsyncIterable<readonly StoredStep[]>,
  part: (key: string) => Promise<string>,
): Promise<Trace> {
  const parts = new Map<string, unknown>();
  const partOf = async (key: string): Promise<unknown> => {
    if (!parts.has(key)) parts.set(key, JSON.parse(await part(key)));
    return parts.get(key);
  };
  const steps: Trace['steps'] = [];
  for await (const batch of batches)
    for (const { step, part: key } of batch) {
      if (key === null) steps.push(step);
      else if (step.kind === 'answer') steps.push({ ...step, body: await partOf(key) });
      else if (step.kind === 'action') steps.push({ ...step, payload: await partOf(key) });
    }
  return { schema: TRACE_SCHEMA, version: TRACE_VERSION, ...head, steps };
}

/** The stored steps with what was observed after each, from the same recording. */
export async function* withObservations(
  batches: AsyncIterable<readonly StoredStep[]>,
  { steps }: Trace,
): AsyncGenerator<StoredStep[]> {
  let index = 0;
  for await (const batch of batches)
    yield batch.map(({ step, part }) => {
      const observed = steps[index]?.observed;
      index += 1;
      return { part, step: observed ? { ...step, observed } : step };
    });
}
