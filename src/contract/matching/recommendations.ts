import * as z from 'zod/mini';
import { listOf, number, text } from '../fields';
import { ratesOrNone } from '../rates/rateSets';
import { unitSchema } from '../unit/unit';
import { quoteSchema } from './quote';

/** Effect of changing one requirement. */
const relaxationSchema = z.object({
  /** The changed requirement in words: 'With 13800 V'. */
  change: text,
  /** How many available units could then serve. */
  units: number,
});
export type Relaxation = z.output<typeof relaxationSchema>;

const MOST_UNITS = 2_000;

/** The body of POST /api/orders/recommendations/: a quote, and beyond the specification how many units of which. */
export const recommendationsRequestSchema = z.extend(quoteSchema, {
  /** How many of the best units; 50 if it is left out. */
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_UNITS))),
  /** Includes units reserved for other orders. */
  include_reserved: z.optional(z.boolean()),
});
export type RecommendationsRequest = z.output<typeof recommendationsRequestSchema>;

/**
 * POST /api/orders/recommendations/ with a quote as its body. Relaxations, the most helpful first, come if no available
 * unit can serve the order.
 */
export const recommendationsSchema = z.object({
  data: z.object({
    matches: z.array(unitSchema),
    relaxations: listOf(relaxationSchema),
    /** How many units were judged, of which these are the best; null if the server does not say. */
    count: number,
    /** The rates used for the judgment; use them for cost and margin too. */
    rates: ratesOrNone,
  }),
});
export type Recommendations = z.output<typeof recommendationsSchema>;

/** `success: false` comes with no data, and sometimes with a message for people. */
export const matchIcSchema = z.object({
  success: z.boolean(),
  data: z._default(z.nullable(unitSchema), null),
  message: text,
  /** Beyond the specification: what the unit was judged and costed by. */
  rates: ratesOrNone,
});
export type MatchIc = z.output<typeof matchIcSchema>;

/** POST /api/orders/match-ic/ */
export const matchIcRequestSchema = z.strictObject({
  quote: quoteSchema,
  serial: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
});
export type MatchIcRequest = z.output<typeof matchIcRequestSchema>;
