import type { Selectable } from 'kysely';
import type { Coverage } from '../../../contract/orders/ordersBands';
import type { Order, Requirement } from '../../../contract/orders/order';
import type { OrdersTable } from '../../db/schema/schema';
import { toNumber } from '../units/presenter';
import type { ServableOrder } from '../../../contract/matching/servableOrders';
import type { Score } from '../../../domain/matching/ranking/scoreUnit';
import type { Contender, UnitContention } from '../../../contract/matching/contention';
import type { ContenderRow } from '../../db/readRows';
import { classOfScore } from '../../../domain/matching/ranking/fitScore';
import { STATES } from '../../../domain/distance/place';
import type { Rates } from '../../../domain/rates/rates';
import type { DeliveryState } from '../../../contract/states';

type OrderRow = Selectable<OrdersTable>;

/** Spec section 3. */
export function toOrder(row: OrderRow & { coverage?: Coverage | null; comments?: number }): Order {
  return {
    id: row.id,
    order_code: row.order_code,
    customer_name: row.customer_name,
    ship_city: row.ship_city,
    ship_state: row.ship_state,
    order_date: row.order_date,
    request_date: row.request_date,
    sales_rep: row.sales_rep,
    sales_rep_emails: row.sales_rep_emails,
    sales_rep_email: row.sales_rep_emails[0] ?? null,
    order_type: row.order_type,
    sale_price: row.sale_price,
    won_price: row.won_price,
    issued_units: row.issued_units,
    job_number: row.job_number,
    sales_order_number: row.sales_order_number,
    retired_at: row.retired_at?.toISOString() ?? null,
    retired_by: row.retired_by,
    freight_paid_by_customer: row.freight_paid_by_customer,
    ...(row.inquiry_id !== null && { inquiry_id: row.inquiry_id }),
    coverage: row.coverage ?? null,
    ...(row.comments !== undefined && { comments: row.comments }),
    requirement: toRequirement(row),
  };
}

function toRequirement(row: OrderRow): Requirement {
  return {
    stock_code: row.stock_code,
    stock_code_desc: row.stock_code_desc,
    stock_code_long_desc: row.stock_code_long_desc,
    notes: row.notes,
    formatted_notes: row.formatted_notes,
    warehouse: row.warehouse,
    warehouse_desc: row.warehouse_desc,
    unit_type: row.unit_type,
    category: row.category,
    ...electrical(row),
    ...body(row),
    metadata: { engineering_review: row.engineering_review, unit_status: row.unit_status },
  };
}

const electrical = (row: OrderRow) => ({
  phase: row.phase,
  kva_rating: toNumber(row.kva_rating),
  primary_voltage_kv: row.primary_voltage_kv,
  secondary_voltage_kv: row.secondary_voltage_kv,
  impedance_pct: toNumber(row.impedance_pct),
  tap_range_pct: row.tap_range_pct,
  bushing_type: row.bushing_type,
  bush_configuration: row.bush_configuration,
  fusing: row.fusing,
  sec_bush: row.sec_bush,
  bil: toNumber(row.bil),
  coil_type: row.coil_type,
});

const body = (row: OrderRow) => ({
  oil_type: row.oil_type,
  oil_volume_liters: toNumber(row.oil_volume_liters),
  dim_w_in: toNumber(row.dim_w_in),
  dim_d_in: toNumber(row.dim_d_in),
  dim_h_in: toNumber(row.dim_h_in),
  weight_lbs: toNumber(row.weight_lbs),
});

type Fitness = Pick<Score, 'fit' | 'score' | 'margin' | 'marginPercentage' | 'isComplete'>;

export const toServableOrder = (row: Selectable<OrdersTable>, score: Fitness): ServableOrder => ({
  id: row.id,
  order_code: row.order_code,
  job_number: row.job_number,
  customer_name: row.customer_name,
  request_date: row.request_date,
  kva_rating: toNumber(row.kva_rating),
  fit: score.fit,
  match_score: score.score,
  sale_price: toNumber(row.sale_price),
  margin: score.margin,
  margin_percentage: score.marginPercentage,
  is_complete: score.isComplete,
});

export function toContention(rows: readonly ContenderRow[], rates: Rates): UnitContention[] {
  const units = new Map<string, UnitContention>();
  for (const row of rows) {
    const unit = units.get(row.serial) ?? { serial: row.serial, count: row.count, orders: [] };
    unit.orders.push(toContender(row, rates));
    units.set(row.serial, unit);
  }
  return [...units.values()];
}

const toContender = (row: ContenderRow, rates: Rates): Contender => ({
  id: row.id,
  job_number: row.job_number,
  customer_name: row.customer_name,
  request_date: row.request_date,
  ...scored(row.best_score, rates),
  fallback: row.is_next_taken ? null : fallbackOf(row, rates),
  is_fallback_pending: row.is_next_taken,
});

const fallbackOf = ({ next_serial, next_score, next_margin }: ContenderRow, rates: Rates): Contender['fallback'] =>
  next_serial === null ? null : { serial: next_serial, ...scored(next_score, rates), margin: toNumber(next_margin) };

function scored(text: string | null, rates: Rates) {
  const score = toNumber(text);
  return { fit_class: score === null ? null : classOfScore(score, rates), match_score: score };
}

const NAMES = new Map([['PR', 'Puerto Rico'], ...STATES.map(([code, name]) => [code, name] as const)]);

/** An unknown code shows as itself. */
export function toStates(codes: readonly string[]): DeliveryState[] {
  const states = codes.map((code) => ({ code, display: NAMES.get(code) ?? code }));
  return states.sort((a, b) => a.display.localeCompare(b.display, 'en'));
}
