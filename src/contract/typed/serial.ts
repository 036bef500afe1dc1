import * as z from 'zod/mini';

/** The number of a unit as somebody names it. None has control characters, and the database cannot hold all of them. */
export const serialSchema = z
  .string()
  .check(z.minLength(1), z.maxLength(40), z.regex(/^[^\p{Cc}]*$/u, 'must not have control characters'));
