import * as z from 'zod/mini';
import { number } from '../fields';

/**
 * The answer to PUT /api/inventory-stats/by-code/{itemCode}/options: the version that the next save must name; null where
 * the product API keeps none.
 */
export const unitOptionsSavedSchema = z.object({ optionsVersion: number });

/** PUT /api/inventory-stats/by-code/{itemCode}/options (spec section 7). */
export const unitOptionsRequestSchema = z.strictObject({
  /** US gallons; absent where FR3 is off. */
  fr3EstimatedGallons: z.optional(z.int().check(z.minimum(0), z.maximum(999_999))),
  reTank: z.boolean(),
  feedConversion: z.boolean(),
  replacementCabinet: z.boolean(),
  turnPull: z.boolean(),
  /** Costs the unit by today's rates from now on. Left out, an estimate keeps the rates that it was made with. */
  todaysRates: z.optional(z.literal(true)),
});
export type UnitOptionsRequest = z.output<typeof unitOptionsRequestSchema>;

/** The version that the saver loaded, as an entity tag: `"3"`; `"0"` where nothing was saved before. */
export const unitOptionsHeadersSchema = z.object({
  'if-match': z.optional(
    z.string().check(z.regex(/^"(0|[1-9]\d{0,8})"$/, 'must be a version in quotation marks, like "3"')),
  ),
});
