import type { Trace, TraceFile } from '../../../contract/trace/trace';

/** The text of a recording's file: each distinct body of an answer stands in it once. */
export function writeTrace({ steps, ...head }: Trace): string {
  const keys = new Map<string, string>();
  const keyOf = (body: unknown): string => {
    const text = JSON.stringify(body);
    const known = keys.get(text) ?? String(keys.size + 1);
    keys.set(text, known);
    return known;
  };
  const written = steps.map((step) => (step.kind === 'answer' ? { ...step, body: keyOf(step.body) } : step));
  const bodies = Object.fromEntries([...keys].map(([text, key]): [string, unknown] => [key, JSON.parse(text)]));
  const file: TraceFile = { ...head, bodies, steps: written };
  return JSON.stringify(file);
}
