import * as z from 'zod/mini';
import { flag, identifier, listOf, number, text } from '../fields';
import { typedLine, typedProse } from '../typed';

/** Fields whose texts matching reads as one of a few meanings. */
export const wordFields = [
  ...(['condition', 'unitType', 'terminals', 'primaryBushings', 'secondaryBushings'] as const),
  ...(['fusing', 'fluid', 'winding', 'connection'] as const),
] as const;
export type WordField = (typeof wordFields)[number];

export const MAX_WORD = 80;
export const MAX_WORD_REASON = 500;

const taughtWordSchema = z.object({
  id: identifier,
  /** One of `wordFields`, or a newer field. */
  field: z.string(),
  /** As an administrator wrote it; case, spaces, dots and hyphens do not count. */
  word: z.string(),
  meaning: z.string(),
  /** Null for the words that the product has from the start. */
  by: text,
  /** ISO 8601. */
  at: text,
  reason: text,
  /** Stored units and orders that are read by this word. */
  units: number,
  orders: number,
});
export type TaughtWord = z.output<typeof taughtWordSchema>;

/** GET /api/vocabulary/ */
export const vocabularySchema = z.object({ mayTeach: flag, words: listOf(taughtWordSchema) });
export type Vocabulary = z.output<typeof vocabularySchema>;

/** POST /api/vocabulary/ */
export const newWordSchema = z.strictObject({
  field: z.enum(wordFields),
  word: typedLine(MAX_WORD).check(z.minLength(1)),
  meaning: typedLine(MAX_WORD).check(z.minLength(1)),
  reason: z.optional(typedProse(MAX_WORD_REASON)),
});
export type NewWord = z.output<typeof newWordSchema>;

export const savedWordSchema = taughtWordSchema;
