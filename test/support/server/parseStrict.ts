import * as z from 'zod/mini';

/**
 * The answer, where it is exactly what the contract describes: reading it changes nothing, so no field is missing, of
 * another type, or unknown to the contract. (The contract's own schemas are lenient: they make null of what they cannot read.)
 */
export function parseStrict<T extends z.ZodMiniType>(schema: T, answer: unknown): z.output<T> {
  const read = z.parse(schema, answer);
  expect(answer).toEqual(read);
  return read;
}
