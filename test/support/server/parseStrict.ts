import * as z from 'zod/mini';

/** Parses an answer that must match the contract exactly: lenient schemas turn unreadable values into null. */
export function parseStrict<T extends z.ZodMiniType>(schema: T, answer: unknown): z.output<T> {
  const read = z.parse(schema, answer);
  expect(answer).toEqual(read);
  return read;
}
