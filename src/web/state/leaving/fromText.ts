import * as z from 'zod/mini';

/** What a text in JSON holds; null for no text, or one that does not fit. */
export function fromText<T>(schema: z.ZodMiniType<T>, text: string | null): T | null {
  try {
    return text === null ? null : z.parse(schema, JSON.parse(text));
  } catch {
    return null;
  }
}
