import * as z from 'zod/mini';
import { typedProse } from '../typed';
import { flag, identifier, listOf, number, text } from '../fields';
import { ratesSchema, distanceSchema } from './rates';

const day = z.iso.date();

/** A set of rates with its name. */
const namedRatesSchema = z.object({
  /** Null for the specification's. */
  id: number,
  /** The first day, 'YYYY-MM-DD' in the business time zone; null for the specification's. */
  holdsFrom: z._default(z.nullable(day), null),
  /** ISO 8601 with offset; absent or null for the specification's. */
  savedAt: z.optional(z.nullable(z.string())),
  /** Other sets hold from the same day, so its name includes the time. */
  sharesDay: z.optional(z.nullable(z.boolean())),
  values: ratesSchema,
});
export type NamedRates = z.output<typeof namedRatesSchema>;

/** Absent without rates on the server; then the specification's apply. */
export const ratesOrNone = z.optional(z.nullable(namedRatesSchema));

export const rateSetSchema = z.extend(namedRatesSchema, {
  authorName: text,
  reason: text,
  savedAt: text,
});
export type RateSet = z.output<typeof rateSetSchema>;

/** Maximum number of listed past sets. */
export const MAX_PAST_SETS = 50;

/** GET /api/rates/: current, future and past sets, newest first. */
export const rateSetsSchema = z.object({
  /** 'YYYY-MM-DD' in the business time zone. */
  today: day,
  /** Required as `If-Match` by a save: the newest set; 0 if none. */
  version: z.int(),
  mayChange: flag,
  current: rateSetSchema,
  coming: listOf(rateSetSchema),
  past: listOf(rateSetSchema),
});
export type RateSets = z.output<typeof rateSetsSchema>;

/**
 * POST /api/rates/ with `If-Match: "<version>"`: 409 if outdated, 422 if invalid, 403 without permission. With `?review=true` nothing
 * is saved and the response is the effect.
 */
export const newRatesSchema = z.strictObject({
  holdsFrom: day,
  /** May be empty in a review. */
  reason: typedProse(500),
  values: z.strictObject(ratesSchema.shape),
});
export type NewRates = z.output<typeof newRatesSchema>;

/** The loaded version, as an entity tag; `"0"` before the first save. */
export const ratesHeadersSchema = z.object({
  'if-match': z.optional(
    z.string().check(z.regex(/^"(0|[1-9]\d{0,8})"$/, 'must be a version in quotation marks, like "3"')),
  ),
});

export const ratesQuerySchema = z.strictObject({ review: z.optional(z.literal('true')) });

/** An order's best unit under some rates. US dollars and percent; the margin is an upper bound if incomplete. */
const bestSchema = z.object({
  ...{ serial: text, margin: number, marginPercentage: number },
  ...{ isComplete: flag, isGood: flag },
});

const exampleSchema = z.object({ orderId: identifier, jobNumber: text, before: bestSchema, after: bestSchema });
export type RatesExample = z.output<typeof exampleSchema>;

/** Effect of rates on the open orders, compared with today's. */
export const ratesEffectSchema = z.object({
  /** Judged open orders. */
  orders: z.int(),
  /** Orders whose best unit changes. */
  bestChanges: z.int(),
  /** Orders whose best unit gains or loses a good margin. */
  becomeGood: z.int(),
  loseGood: z.int(),
  /** Sum over orders whose best unit's costs are all recorded; US dollars. */
  marginChange: z.number(),
  examples: listOf(exampleSchema),
});
export type RatesEffect = z.output<typeof ratesEffectSchema>;

/** POST /api/rates/distances/: parses a workbook or text with the columns from, to and miles; saves nothing. */
export const distancesFileSchema = z.strictObject({
  /** Base64. */
  file: z.string().check(z.maxLength(240_000), z.regex(/^[\w+/]+={0,2}$/, 'must be base64')),
});

/** All rows, or none and the errors by line. */
export const distancesReadSchema = z.object({
  distances: listOf(distanceSchema),
  problems: listOf(z.object({ line: number, message: z.string() })),
});
export type DistancesRead = z.output<typeof distancesReadSchema>;
