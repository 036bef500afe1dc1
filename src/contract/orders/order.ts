import * as z from 'zod/mini';
import { flag, identifier, listOf, money, number, quantity, text, trait } from '../fields';
import { coverages } from './ordersBands';

/** Lists have the first fields, the order detail all of them (spec section 3). */
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
  bushing_type: trait,
  bush_configuration: trait,
  fusing: trait,
  oil_type: trait,
  /** Liters; a unit's oil volume is in US gallons. */
  oil_volume_liters: quantity,
  dim_w_in: quantity,
  dim_d_in: quantity,
  dim_h_in: quantity,
  weight_lbs: quantity,
  unit_type: trait,
  category: trait,
  sec_bush: trait,
  /** Basic impulse level of the primary, kV. */
  bil: quantity,
  coil_type: trait,
  stock_code: text,
  stock_code_long_desc: text,
  warehouse: text,
  metadata: z._default(z.nullable(z.object({ engineering_review: flag, unit_status: text })), null),
});
export type Requirement = z.output<typeof requirementSchema>;

/** Spec section 3. */
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
  order_type: trait,
  /** US dollars as a decimal numeral ('41250.00'). */
  sale_price: money,
  /** As `sale_price`; beyond the specification, null unless an estimate is won. */
  won_price: z.optional(z.nullable(z.string())),
  issued_units: quantity,
  job_number: text,
  sales_order_number: text,
  /** ISO 8601; null while active. */
  retired_at: z.optional(z.nullable(z.string())),
  retired_by: z.optional(z.nullable(z.string())),
  /** Of one order: absent while active, in lists, and if unknown. */
  retired_reason: z.optional(z.nullable(z.string())),
  /** Beyond the specification: absent if unknown. */
  freight_paid_by_customer: z.optional(z.nullable(z.boolean())),
  /** Beyond the specification: set for a line of an inquiry. */
  inquiry_id: z.optional(z.nullable(identifier)),
  requirement: z._default(z.nullable(requirementSchema), null),
  /** Beyond the specification, in the order detail only: all jobs of its sales order, if it has several. */
  sales_order_jobs: z.optional(z.nullable(z.array(z.object({ id: identifier, job_number: text })))),
  /** Beyond the specification, in the order detail only; absent if it has none. */
  estimate_count: z.optional(z.nullable(z.number())),
  /** The fit class of its best available unit; null if it has a unit, is not judged yet, or is unknown. */
  coverage: z._default(z.nullable(z.enum(coverages)), null),
  /** Beyond the specification: in lists, for those who may read comments. */
  comments: z.optional(z.nullable(z.number())),
});
export type Order = z.output<typeof orderSchema>;

/** GET /api/orders/: one page and the total count. */
export const ordersListSchema = z.object({ results: z.array(orderSchema), count: number });
export type OrdersList = z.output<typeof ordersListSchema>;

export const orderFreightSchema = z.strictObject({ paid_by_customer: z.boolean() });

/** The id of the sample order (spec section 7). */
export const SAMPLE_ORDER = 'sample';
