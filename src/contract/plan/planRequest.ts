import * as z from 'zod/mini';
import { serialSchema, typedProse } from '../typed';
import type { FitClass } from '../units/unit';
import { DEFAULT_SETTINGS } from './defaultSettings';

const dollars = z.int().check(z.minimum(0), z.maximum(1_000_000));
const weeks = z.int().check(z.minimum(0), z.maximum(104));
const orderId = z.int().check(z.minimum(1));
const pair = z.strictObject({ order_id: orderId, serial: serialSchema });
const pairs = z._default(z.array(pair).check(z.maxLength(1_000)), []);

/** Lowest permitted fit classes, best first. The last one needs the customers' consent. */
export const planClasses = [
  ...(['Fits', 'Fits with work', 'Fits, to be checked', 'Misses a requirement'] as const),
] as const satisfies readonly FitClass[];
export type PlanClass = (typeof planClasses)[number];

/** The objective: margin after freight, adjusted by these US dollars. */
export const planSettingsSchema = z.strictObject({
  /** The lowest fit class that a unit may have. */
  fit: z._default(z.enum(planClasses), DEFAULT_SETTINGS.fit),
  /** Value of filling an order, in addition to its margin. */
  filled: z._default(dollars, DEFAULT_SETTINGS.filled),
  /** Penalty per week after the due date. */
  late_week: z._default(dollars, DEFAULT_SETTINGS.late_week),
  /** Freight per 100 miles by road if the rates have none. */
  hundred_miles: z._default(dollars, DEFAULT_SETTINGS.hundred_miles),
  /** Delivery time of a unit without work, with work, and bought. */
  ready_weeks: z._default(weeks, DEFAULT_SETTINGS.ready_weeks),
  work_weeks: z._default(weeks, DEFAULT_SETTINGS.work_weeks),
  buy_weeks: z._default(weeks, DEFAULT_SETTINGS.buy_weeks),
  /** Limits each order to its best units; absent for all. */
  units_per_order: z.optional(z.int().check(z.minimum(1), z.maximum(1_000))),
});
export type PlanSettings = z.output<typeof planSettingsSchema>;

/** POST /api/plans/ */
export const planRequestSchema = z.strictObject({
  settings: z._default(planSettingsSchema, DEFAULT_SETTINGS),
  /** Pairs that the plan must and must not have. */
  pinned: pairs,
  forbidden: pairs,
  /** An order to return all changes of; default: the cheapest change of every order. */
  explain: z.optional(orderId),
});
export type PlanRequest = z.output<typeof planRequestSchema>;

/** POST /api/plans/reservations/: reserves units as planned, in one transaction. */
export const planReservationsRequestSchema = z.strictObject({
  pairs: z.array(pair).check(z.minLength(1), z.maxLength(1_000)),
  /** Whether one refusal prevents all reservations. */
  mode: z.enum(['all', 'free']),
  /** Required for open points; recorded with each reservation. */
  reason: z.optional(typedProse(500).check(z.minLength(3))),
});
export type PlanReservationsRequest = z.output<typeof planReservationsRequestSchema>;

const numeral = (form: RegExp) => z.optional(z.string().check(z.regex(form)));
const dollarsText = numeral(/^(?:\d{1,6}|1000000)$/);
const weeksText = numeral(/^(?:\d{1,2}|10[0-4])$/);
/** '12:490417,15:484872': order ids and serials. */
const pairTexts = z.optional(z.string().check(z.regex(/^[1-9]\d*:[^,]+(?:,[1-9]\d*:[^,]+)*$/), z.maxLength(4_000)));

/** GET /api/plans/plan.pdf: the parameters of the screen's address. */
export const planPdfQuerySchema = z.strictObject({
  fit: z.optional(z.enum(planClasses)),
  ...{ filled: dollarsText, late: dollarsText, miles: dollarsText },
  ...{ ready: weeksText, work: weeksText, buy: weeksText, units: numeral(/^(?:[1-9]\d{0,2}|1000)$/) },
  ...{ pin: pairTexts, not: pairTexts },
});
