import * as z from 'zod/mini';
import { listOf, number, text } from '../fields';
import { ratesOrNone } from '../rates/rateSets';
import { unitSchema } from '../units/unit';
import { quoteSchema } from './quote';

/** Effect of changing one requirement. */
const relaxationSchema = z.object({
  /** 'With 13800 V'. */
  change: text,
  /** Available units that could then serve. */
  units: number,
});
export type Relaxation = z.output<typeof relaxationSchema>;

const MAX_UNITS = 2_000;

/** The body of POST /api/orders/recommendations/: a quote with options beyond the specification. */
export const recommendationsRequestSchema = z.extend(quoteSchema, {
  /** Number of best units; default: 50. */
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_UNITS))),
  /** Includes units reserved for other orders. */
  include_reserved: z.optional(z.boolean()),
});
export type RecommendationsRequest = z.output<typeof recommendationsRequestSchema>;

/** POST /api/orders/recommendations/. Relaxations, most helpful first, only if no available unit can serve the order. */
export const recommendationsSchema = z.object({
  data: z.object({
    matches: z.array(unitSchema),
    relaxations: listOf(relaxationSchema),
    /** Judged units; null if unknown. */
    count: number,
    /** The rates of the judgment, for cost and margin too. */
    rates: ratesOrNone,
  }),
});
export type Recommendations = z.output<typeof recommendationsSchema>;

/** `success: false` has no data, but possibly a message for people. */
export const matchIcSchema = z.object({
  success: z.boolean(),
  data: z._default(z.nullable(unitSchema), null),
  message: text,
  /** Beyond the specification: the rates of the judgment. */
  rates: ratesOrNone,
});
export type MatchIc = z.output<typeof matchIcSchema>;

/** POST /api/orders/match-ic/ */
export const matchIcRequestSchema = z.strictObject({
  quote: quoteSchema,
  serial: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
});
export type MatchIcRequest = z.output<typeof matchIcRequestSchema>;
