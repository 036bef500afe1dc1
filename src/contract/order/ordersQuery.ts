import * as z from 'zod/mini';
import { pageNumber, pageSize } from '../typed';
import {
  coverages,
  ageBands,
  INCOMPLETE,
  marginBands,
  NONE,
  NOT_COVERED,
  NOT_JUDGED,
  OVERDUE,
  phaseKeys,
  voltageClasses,
} from './ordersBands';

const jobTypes = ['rc', 'rw'] as const;
/** Retired orders are listed by 'retired' alone. */
const unitAssignments = ['unassigned', 'assigned', 'retired'] as const;
const dateRanges = ['30', '60', '90', '180', '365'] as const;
const orderings = ['order_date', '-order_date', 'sale_price', '-sale_price', 'request_date', '-request_date'] as const;
/** Requested before today, or within this many days from today. */
const dueRanges = [OVERDUE, '14', '30', '60'] as const;

const numeral = (pattern: RegExp) => z.string().check(z.regex(pattern));

/** Filters of the overview's groups. */
const groups = {
  /** Wanted in this month ('2026-03'), today or later: overdue orders are a group of their. */
  due_month: z.optional(numeral(/^(?:20\d\d-(?:0[1-9]|1[0-2])|none)$/)),
  age: z.optional(z.enum([...ageBands, NONE])),
  unit_status: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  /** Exactly this rating ('112.5'). */
  kva: z.optional(numeral(/^(?:\d{1,7}(?:\.\d{1,2})?|none)$/)),
  primary_class: z.optional(z.enum([...voltageClasses, NONE])),
  /** Line to line, whatever the connection. */
  secondary_volts: z.optional(numeral(/^(?:[1-9]\d{0,6}|none)$/)),
  phase: z.optional(z.enum(phaseKeys)),
  /** Of the best unit of a covered order; without a price (none) there is no margin. */
  margin: z.optional(z.enum([...marginBands, INCOMPLETE, NONE])),
};

/** Filters and sort of the orders. Unused parameters are omitted (spec section 7). */
const selection = {
  /** Part of a sales order number or job number. */
  search: z.optional(z.string().check(z.maxLength(20))),
  unit_assignment: z.optional(z.enum(unitAssignments)),
  customer_name: z.optional(z.string().check(z.maxLength(30))),
  /** Ordered within this many days, or later than today. */
  date_range: z.optional(z.enum(dateRanges)),
  order_type: z.optional(z.enum(jobTypes)),
  ordering: z.optional(z.enum(orderings)),
  sales_rep: z.optional(z.string().check(z.maxLength(30))),
  delivery_state: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  due: z.optional(z.enum(dueRanges)),
  /** Orders that engineering must review. */
  needs_engineering: z.optional(z.literal('true')),
  /** Orders of the caller as their salesperson. */
  mine: z.optional(z.literal('true')),
  /** The fit class of the best available unit; `not covered` is `check`, `misses` and `none` together. */
  coverage: z.optional(z.enum([...coverages, NOT_COVERED, NOT_JUDGED])),
  ...groups,
};

/** GET /api/orders/: one page of the orders that fit. */
export const ordersQuerySchema = z.strictObject({
  page: z.optional(pageNumber),
  page_size: z.optional(pageSize),
  ...selection,
});
export type OrdersQuery = z.output<typeof ordersQuerySchema>;

/** GET /api/orders/export/: all of the orders that fit. */
export const ordersExportQuerySchema = z.strictObject(selection);
export type OrdersExportQuery = z.output<typeof ordersExportQuerySchema>;

/** GET /api/orders/counts/: how many of the orders that fit. */
export const ordersCountsQuerySchema = z.strictObject(selection);
export type OrdersCountsQuery = z.output<typeof ordersCountsQuerySchema>;

const count = z.int();

/**
 * GET /api/orders/counts/: each filter of the list by the orders that would be listed with it, all other filters standing.
 * Orders whose coverage is still being worked out are in none of `coverage`; `notJudged` counts them.
 */
export const ordersCountsSchema = z.object({
  total: count,
  due: z.object({ overdue: count, '14': count, '30': count, '60': count }),
  needsEngineering: count,
  mine: count,
  coverage: z.object({ fits: count, work: count, check: count, misses: count, none: count, 'not stated': count }),
  notJudged: count,
});
export type OrdersCounts = z.output<typeof ordersCountsSchema>;
