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
/** Retired orders are listed only by 'retired'. */
const unitAssignments = ['unassigned', 'assigned', 'retired'] as const;
const dateRanges = ['30', '60', '90', '180', '365'] as const;
const orderings = ['order_date', '-order_date', 'sale_price', '-sale_price', 'request_date', '-request_date'] as const;
/** Requested before today, or within this many days. */
const dueRanges = [OVERDUE, '14', '30', '60'] as const;

const numeral = (pattern: RegExp) => z.string().check(z.regex(pattern));

/** Filters of the overview's groups. */
const groups = {
  /** Requested in this month ('2026-03'), today or later: overdue orders are their own group. */
  due_month: z.optional(numeral(/^(?:20\d\d-(?:0[1-9]|1[0-2])|none)$/)),
  age: z.optional(z.enum([...ageBands, NONE])),
  unit_status: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  /** Exactly this rating ('112.5'). */
  kva: z.optional(numeral(/^(?:\d{1,7}(?:\.\d{1,2})?|none)$/)),
  primary_class: z.optional(z.enum([...voltageClasses, NONE])),
  /** Line to line, whatever the connection. */
  secondary_volts: z.optional(numeral(/^(?:[1-9]\d{0,6}|none)$/)),
  phase: z.optional(z.enum(phaseKeys)),
  /** Of the best unit of a covered order; `none` without a price. */
  margin: z.optional(z.enum([...marginBands, INCOMPLETE, NONE])),
};

/** Omit unused parameters (spec section 7). */
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
  needs_engineering: z.optional(z.literal('true')),
  /** The caller owns it, or it has no owner and the caller is the salesperson. */
  mine: z.optional(z.literal('true')),
  /** The fit class of the best available unit; `not covered` is `check`, `misses` and `none`. */
  coverage: z.optional(z.enum([...coverages, NOT_COVERED, NOT_JUDGED])),
  ...groups,
};

/** GET /api/orders/: one page. */
export const ordersQuerySchema = z.strictObject({
  page: z.optional(pageNumber),
  page_size: z.optional(pageSize),
  ...selection,
});
export type OrdersQuery = z.output<typeof ordersQuerySchema>;

/** GET /api/orders/export/ */
export const ordersExportQuerySchema = z.strictObject(selection);
export type OrdersExportQuery = z.output<typeof ordersExportQuerySchema>;

/** GET /api/orders/counts/ */
export const ordersCountsQuerySchema = z.strictObject(selection);
export type OrdersCountsQuery = z.output<typeof ordersCountsQuerySchema>;

const count = z.int();

/** GET /api/orders/counts/: matches of each filter with the others unchanged; orders that are not judged only in `notJudged`. */
export const ordersCountsSchema = z.object({
  total: count,
  due: z.object({ overdue: count, '14': count, '30': count, '60': count }),
  needsEngineering: count,
  mine: count,
  coverage: z.object({ fits: count, work: count, check: count, misses: count, none: count, 'not stated': count }),
  notJudged: count,
});
export type OrdersCounts = z.output<typeof ordersCountsSchema>;
