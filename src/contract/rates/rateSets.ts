import * as z from 'zod/mini';
import { typedProse } from '../typed';
import { flag, identifier, listOf, number, text } from '../fields';
import { ratesSchema, distanceSchema } from './rates';

const day = z.iso.date();

/** Rates with what they are called by: those that hold on a day, or that an estimate was made with. */
const namedRatesSchema = z.object({
  /** Null for the specification's. */
  id: number,
  /** The first day, 'YYYY-MM-DD' in the business time zone; null for the specification's. */
  holdsFrom: z._default(z.nullable(day), null),
  /** When the set was saved, ISO 8601 with offset; absent or null if no one saved one. */
  savedAt: z.optional(z.nullable(z.string())),
  /** Other sets hold from the same day: its name has the time. */
  sharesDay: z.optional(z.nullable(z.boolean())),
  values: ratesSchema,
});
export type NamedRates = z.output<typeof namedRatesSchema>;

/** Absent if the server has no rates; then the specification's apply. */
export const ratesOrNone = z.optional(z.nullable(namedRatesSchema));

export const rateSetSchema = z.extend(namedRatesSchema, {
  authorName: text,
  /** Why the rates changed. */
  reason: text,
  savedAt: text,
});
export type RateSet = z.output<typeof rateSetSchema>;

/** Sets of the past that are listed. */
export const MAX_PAST_SETS = 50;

/** GET /api/rates/: what holds today, what will, and what held, the newest first. */
export const rateSetsSchema = z.object({
  /** 'YYYY-MM-DD' in the business time zone. */
  today: day,
  /** Required as `If-Match` by a save: the newest set; 0 if none. */
  version: z.int(),
  /** Whether the asking person may change the rates. */
  mayChange: flag,
  current: rateSetSchema,
  coming: listOf(rateSetSchema),
  past: listOf(rateSetSchema),
});
export type RateSets = z.output<typeof rateSetsSchema>;

/**
 * POST /api/rates/ with `If-Match: "<version>"`: 409 if the rates changed since, 422 if they are invalid, 403 without
 * permission. With `?review=true` nothing is saved and the answer is their effect.
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

/**
 * An order's best unit under some rates; without one if none fits. US dollars and percent; the margin is an upper bound
 * if incomplete.
 */
const bestSchema = z.object({
  ...{ serial: text, margin: number, marginPercentage: number },
  ...{ isComplete: flag, isGood: flag },
});

const exampleSchema = z.object({ orderId: identifier, jobNumber: text, before: bestSchema, after: bestSchema });
export type RatesExample = z.output<typeof exampleSchema>;

/** Effect of rates on the open orders, compared with today's. */
export const ratesEffectSchema = z.object({
  /** Open orders that were judged. */
  orders: z.int(),
  /** Orders that another unit would be the best for. */
  bestChanges: z.int(),
  /** Orders whose best unit would come to a good margin, and those that it would lose one. */
  becomeGood: z.int(),
  loseGood: z.int(),
  /** Sum over the orders all of whose best unit's costs are recorded, before and after; US dollars. */
  marginChange: z.number(),
  examples: listOf(exampleSchema),
});
export type RatesEffect = z.output<typeof ratesEffectSchema>;

/**
 * POST /api/rates/distances/: reads a table of distances from a workbook or a text with the columns from, to and miles. It is
 * given back, not saved: it becomes part of the rates that are.
 */
export const distancesFileSchema = z.strictObject({
  /** In base64. */
  file: z.string().check(z.maxLength(240_000), z.regex(/^[\w+/]+={0,2}$/, 'must be base64')),
});

/** All rows, or none and the errors by line. */
export const distancesReadSchema = z.object({
  distances: listOf(distanceSchema),
  problems: listOf(z.object({ line: number, message: z.string() })),
});
export type DistancesRead = z.output<typeof distancesReadSchema>;
