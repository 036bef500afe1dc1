import * as z from 'zod/mini';
import { flag, identifier, listOf, number, text } from '../fields';
import { fitClasses, fitGapSchema } from '../units/unit';

const orderFields = {
  order_id: identifier,
  job_number: text,
  customer_name: text,
  /** ISO 8601 calendar date. */
  request_date: text,
};

/** An order that would get another unit than in the plan; null: none. */
export const moveSchema = z.object({ order_id: identifier, job_number: text, serial: text });

const changeSchema = z.object({
  /** Null: the order stays empty. */
  serial: text,
  /** Loss to the plan, US dollars by the settings. */
  cost: z.number(),
  /** 0 to 1. */
  match_score: number,
  /** US dollars. */
  margin: number,
  moves: listOf(moveSchema),
});
export type PlanChange = z.output<typeof changeSchema>;

/** Null for no unit. */
const firstComeSchema = z.nullable(z.object({ serial: z.string(), /** US dollars. */ margin: z.number() }));
export type FirstCome = z.output<typeof firstComeSchema>;

export const planRowSchema = z.object({
  ...orderFields,
  serial: z.string(),
  /** '500 kVA · 12470GrdY/7200 to 480Y/277'. */
  unit: z.string(),
  match_score: z.number(),
  fit_class: z._default(z.nullable(z.enum(fitClasses)), null),
  /** Gaps that prevent a better class, worst first. */
  gaps: listOf(fitGapSchema),
  /** With the work that the unit needs, US dollars. */
  margin: z.number(),
  /** From the rates, US dollars; null if unknown. */
  freight: number,
  late_weeks: z.number(),
  /** By road; null if unknown. */
  miles: number,
  is_pinned: z.boolean(),
  first_come: firstComeSchema,
  /** Cheapest first; empty unless requested. */
  changes: listOf(changeSchema),
});
export type PlanRow = z.output<typeof planRowSchema>;

const emptyReasons = [
  'worth more elsewhere',
  'only losses',
  'cost not recorded',
  'no price',
  'below the class',
  'nothing fits',
  'forbidden',
] as const;
export type EmptyReason = (typeof emptyReasons)[number];

const waySchema = z.object({
  kind: z.enum(['take', 'lower class', 'record cost', 'rewind', 'relax', 'buy']),
  /** 'rewind', 'relax': the most profitable unassigned unit. */
  serial: text,
  /** 'take': loss to the plan, US dollars. */
  cost: number,
  /** The margin with the needed work; null if a cost is not recorded. 'buy': the maximum cost. US dollars. */
  amount: number,
  match_score: number,
  fit_class: z._default(z.nullable(z.enum(fitClasses)), null),
  /** 'lower class', 'rewind': the needed work; 'relax': the change; 'buy': the values. */
  what: text,
  /** 'rewind', 'relax': units in stock that could then serve. */
  units: number,
  moves: listOf(moveSchema),
});
export type PlanWay = z.output<typeof waySchema>;

const emptyOrderSchema = z.object({
  ...orderFields,
  late_weeks: z.number(),
  reason: z.enum(emptyReasons),
  first_come: firstComeSchema,
  ways: listOf(waySchema),
});
export type EmptyOrder = z.output<typeof emptyOrderSchema>;

export const totalsSchema = z.object({
  orders: z.number(),
  /** US dollars, of the pairs whose margin is known. */
  margin: z.number(),
  /** By the rates, for pairs with known freight, US dollars. */
  freight: number,
  /** All orders, including empty ones. */
  late_weeks: z.number(),
  /** Pairs with an unknown margin. */
  unknown: z.number(),
});
export type PlanTotals = z.output<typeof totalsSchema>;

const bandTotalSchema = z.object({ orders: z.number(), margin: z.number() });

/** Orders with a unit of a fit class, and their margin in US dollars. */
const bandSchema = z.object({
  fit_class: z.enum(fitClasses),
  plan: bandTotalSchema,
  first_come: bandTotalSchema,
  reserved: bandTotalSchema,
});
export type PlanBand = z.output<typeof bandSchema>;

export const planSchema = z.object({
  /** Identifies the plan until it is saved. */
  id: z.string(),
  /** The business's calendar day, ISO 8601. */
  day: z.string(),
  /** Existing reservations; the other totals exclude them. */
  reserved: totalsSchema,
  first_come: totalsSchema,
  plan: totalsSchema,
  bands: listOf(bandSchema),
  /** Value of the plan by the settings and its upper bound, US dollars. */
  value: z.number(),
  bound: z.number(),
  orders: z.number(),
  units: z.number(),
  pairs: z.number(),
  /** Pairs excluded because a cost, or any price, is not recorded. */
  unknown_costs: z.number(),
  unknown_prices: number,
  /** Pairs with an unknown distance; without freight rates they count as 0 miles. */
  unknown_miles: z.number(),
  has_freight: flag,
  /** Pinned pairs that are not possible. */
  unmet: listOf(z.object({ order_id: identifier, serial: z.string() })),
  /** By due date; those without one last. */
  rows: listOf(planRowSchema),
  empty: listOf(emptyOrderSchema),
  /** Empty orders with ways. */
  told: z.number(),
  /** Whether rows have their changes; otherwise request them per order. */
  has_changes: z.boolean(),
  /** Available units that no open order can have in these classes: their number, and the first ones. */
  unwanted: z.object({ count: z.number(), units: listOf(z.object({ serial: z.string(), unit: z.string() })) }),
});
export type Plan = z.output<typeof planSchema>;

/** One line of the response to POST /api/plans/: progress, the plan, or the reason for none. */
export const planLineSchema = z.union([
  z.object({ step: z.enum(['waiting', 'matching', 'solving', 'proving']), done: z.number(), of: z.number() }),
  z.object({ plan: planSchema }),
  z.object({ refused: z.string() }),
]);
export type PlanLine = z.output<typeof planLineSchema>;
export type PlanStep = Extract<PlanLine, { step: unknown }>;

/** The response to POST /api/plans/reservations/. */
export const planReservationsSchema = z.object({
  reserved: listOf(z.object({ order_id: identifier, serial: z.string() })),
  /** With reasons; in mode 'all', any prevents every reservation. */
  refused: listOf(z.object({ order_id: identifier, serial: z.string(), reason: z.string() })),
});
export type PlanReservations = z.output<typeof planReservationsSchema>;
