import * as z from 'zod/mini';
import { fitClasses } from '../units/unit';
import { flag, identifier, listOf, number, text } from '../fields';

const MAX_UNITS = 100;

/** GET /api/contention/ */
export const contentionQuerySchema = z.strictObject({
  /** Comma-separated. */
  serials: z.string().check(
    z.minLength(1),
    z.maxLength(4_200),
    z.refine((value) => value.split(',').length <= MAX_UNITS, `At most ${MAX_UNITS} units can be asked for.`),
  ),
  /** The order on screen, which does not count. */
  order: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))),
});

const fitClass = z._default(z.nullable(z.enum(fitClasses)), null);

/** The next best unit of an order whose best unit is taken. */
const fallbackSchema = z.object({
  serial: identifier,
  fit_class: fitClass,
  /** 0 to 1. */
  match_score: number,
  /** With the recorded cost of needed work; US dollars. */
  margin: number,
});

/** An open order that shares its best unit with another order. */
const contenderSchema = z.object({
  /** For /order/{orderId}. */
  id: identifier,
  job_number: text,
  customer_name: text,
  /** ISO 8601 calendar date. */
  request_date: text,
  /** The best unit's class. */
  fit_class: fitClass,
  /** 0 to 1. */
  match_score: number,
  /** Null if no other unit fits, with or without work, or none is known yet. */
  fallback: z._default(z.nullable(fallbackSchema), null),
  /** The fallback has been reserved since; the next one is unknown. */
  is_fallback_pending: flag,
});
export type Contender = z.output<typeof contenderSchema>;

const unitContentionSchema = z.object({
  serial: identifier,
  /** Other open orders with the unit as their best. */
  count: z.number(),
  /** At most 5, the earliest due. */
  orders: listOf(contenderSchema),
});
export type UnitContention = z.output<typeof unitContentionSchema>;

/** Other open orders whose best unit is among these and fits, with or without work. Units that are no order's best are omitted. */
export const contentionSchema = z.object({
  units: listOf(unitContentionSchema),
  /** Some open orders are not judged yet, so there may be more. */
  is_judging: flag,
});
export type Contention = z.output<typeof contentionSchema>;
