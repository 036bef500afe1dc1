import * as z from 'zod/mini';
import { flag, identifier, listOf, quantity, text } from './fields';

/** What the customer needs. The list carries the first fields, the order detail all of them (spec section 3). */
export const requirementSchema = z.object({
  stock_code_desc: text,
  kva_rating: quantity,
  notes: text,
  formatted_notes: text,
  warehouse_desc: text,
  phase: quantity,
  /** Line-to-line kilovolts ('12.47') or nameplate text ('12470GrdY/7200'). */
  primary_voltage_kv: quantity,
  secondary_voltage_kv: quantity,
  impedance_pct: quantity,
  tap_range_pct: quantity,
  bushing_type: text,
  bush_configuration: text,
  fusing: text,
  oil_type: text,
  /** Litres; a unit's oil volume is in US gallons. */
  oil_volume_liters: quantity,
  dim_w_in: quantity,
  dim_d_in: quantity,
  dim_h_in: quantity,
  weight_lbs: quantity,
  unit_type: text,
  category: text,
  sec_bush: text,
  /** Basic impulse level of the primary, kV. */
  bil: quantity,
  coil_type: text,
  stock_code: text,
  stock_code_long_desc: text,
  warehouse: text,
  metadata: z._default(z.nullable(z.object({ engineering_review: flag, unit_status: text })), null),
});
export type Requirement = z.output<typeof requirementSchema>;

/** A job order as the server sends it (spec section 3). */
export const orderSchema = z.object({
  id: identifier,
  order_code: text,
  customer_name: text,
  ship_city: text,
  ship_state: text,
  /** ISO 8601 calendar date. */
  order_date: text,
  request_date: text,
  sales_rep: text,
  /** The first address is the sales rep contact. */
  sales_rep_emails: listOf(z.string()),
  sales_rep_email: text,
  order_type: text,
  /** US dollars as a decimal numeral ('41250.00'). */
  sale_price: quantity,
  issued_units: quantity,
  job_number: text,
  sales_order_number: text,
  requirement: z._default(z.nullable(requirementSchema), null),
});
export type Order = z.output<typeof orderSchema>;

/** GET /api/orders/ */
export const ordersListSchema = z.object({ results: z.array(orderSchema), count: z.number() });
export type OrdersList = z.output<typeof ordersListSchema>;

export const jobTypes = ['rc', 'rw'] as const;
export const unitAssignments = ['unassigned', 'assigned'] as const;
export const dateRanges = ['30', '60', '90', '180', '365'] as const;
export const orderings = ['order_date', '-order_date', 'sale_price', '-sale_price'] as const;

const wholeNumber = (max: number) =>
  z.string().check(
    z.regex(/^[1-9]\d{0,8}$/),
    z.refine((value) => Number(value) <= max),
  );

/** The orders list query. A parameter that does not narrow the list is left out (spec section 7). */
export const ordersQuerySchema = z.strictObject({
  page: z.optional(wholeNumber(1_000_000)),
  page_size: z.optional(wholeNumber(100)),
  /** Part of a sales order number or job number. */
  search: z.optional(z.string().check(z.maxLength(20))),
  unit_assignment: z.optional(z.enum(unitAssignments)),
  customer_name: z.optional(z.string().check(z.maxLength(30))),
  /** Ordered within this many days. */
  date_range: z.optional(z.enum(dateRanges)),
  order_type: z.optional(z.enum(jobTypes)),
  ordering: z.optional(z.enum(orderings)),
  sales_rep: z.optional(z.string().check(z.maxLength(30))),
  delivery_state: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
});
export type OrdersQuery = z.output<typeof ordersQuerySchema>;
