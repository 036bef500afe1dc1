/** Pages of a list, in an address; their limits are patterns, so that the API's document tells them. */
import * as z from 'zod/mini';

/** From 1 to 1,000,000. */
export const pageNumber = z
  .string()
  .check(z.regex(/^(?:[1-9]\d{0,5}|1000000)$/, 'must be a whole number from 1 to 1000000'));

/** From 1 to 100. */
export const pageSize = z.string().check(z.regex(/^(?:[1-9]\d?|100)$/, 'must be a whole number from 1 to 100'));
