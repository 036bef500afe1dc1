import * as z from 'zod/mini';
import { fitClasses } from '../unit/unit';
import { flag, identifier, listOf, number, text } from '../fields';

/** Most units per request. */
const MOST_UNITS = 100;

/** GET /api/contention/ */
export const contentionQuerySchema = z.strictObject({
  /** Serials, separated by commas. */
  serials: z.string().check(
    z.minLength(1),
    z.maxLength(4_200),
    z.refine((value) => value.split(',').length <= MOST_UNITS, `At most ${MOST_UNITS} units can be asked for.`),
  ),
  /** The id of the order that one looks from: it does not count. */
  order: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))),
});

const fitClass = z._default(z.nullable(z.enum(fitClasses)), null);

/** The next best unit of an order if its best unit is taken. */
const fallbackSchema = z.object({
  serial: identifier,
  fit_class: fitClass,
  /** 0 to 1. */
  match_score: number,
  /** With the needed work whose cost is recorded; US dollars. */
  margin: number,
});

/** An open order that shares its best unit with another order. */
const contenderSchema = z.object({
  /** As /order/{orderId} takes it. */
  id: identifier,
  job_number: text,
  customer_name: text,
  /** ISO 8601 calendar date. */
  request_date: text,
  /** The best unit's class. */
  fit_class: fitClass,
  /** 0 to 1. */
  match_score: number,
  /** Null if no other unit fits the order, with or without work, or none is known yet. */
  fallback: z._default(z.nullable(fallbackSchema), null),
  /** The fallback has been reserved since the order was judged, so that the next one is not known yet. */
  is_fallback_pending: flag,
});
export type Contender = z.output<typeof contenderSchema>;

const unitContentionSchema = z.object({
  serial: identifier,
  /** How many other open orders have the unit as their best. */
  count: z.number(),
  /** At most the 5 of them that are due first. */
  orders: listOf(contenderSchema),
});
export type UnitContention = z.output<typeof unitContentionSchema>;

/**
 * Other open orders for which these units are the best and fit, with or without work. Units that are not the best of
 * any order are omitted.
 */
export const contentionSchema = z.object({
  units: listOf(unitContentionSchema),
  /** Open orders that are not judged yet exist: there may be more. */
  is_judging: flag,
});
export type Contention = z.output<typeof contentionSchema>;
