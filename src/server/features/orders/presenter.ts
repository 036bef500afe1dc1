import type { Selectable } from 'kysely';
import type { Coverage } from '../../../contract/orders/ordersBands';
import type { Order, Requirement } from '../../../contract/orders/order';
import type { OrdersTable } from '../../db/schema/schema';
import { toNumber } from '../units/presenter';
import { STATES } from '../../../domain/distance/place';
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

const NAMES = new Map([['PR', 'Puerto Rico'], ...STATES.map(([code, name]) => [code, name] as const)]);

/** An unknown code shows as itself. */
export function toStates(codes: readonly string[]): DeliveryState[] {
  const states = codes.map((code) => ({ code, display: NAMES.get(code) ?? code }));
  return states.sort((a, b) => a.display.localeCompare(b.display, 'en'));
}
