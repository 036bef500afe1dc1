import type { Selectable } from 'kysely';
import type { Notice } from '../../../contract/people/me';
import type { NoticeRow } from './notices';
import type { Reservation, ReservedTransformer, UnitReservations } from '../../../contract/reservations';
import { transformerType } from '../../../domain/orders/displayOrder';
import { inquiryNumber } from '../../../domain/inquiries/inquiryStates';
import type { OrdersTable, ReservationsTable, UnitsTable } from '../../db/schema/schema';
import { toNumber, dimensionsOf, nameOf } from '../units/presenter';

type OrderRow = Selectable<OrdersTable>;
type ReservationRow = Selectable<ReservationsTable>;
type Unit = Pick<
  Selectable<UnitsTable>,
  | 'manufacturer'
  | 'kva_rating'
  | 'primary_voltage'
  | 'secondary_voltage'
  | 'category'
  | 'warehouse_desc'
  | 'weight_lbs'
  | 'width_in'
  | 'depth_in'
  | 'height_in'
>;
type Order = Pick<
  OrderRow,
  | 'customer_name'
  | 'ship_city'
  | 'ship_state'
  | 'request_date'
  | 'job_number'
  | 'sales_order_number'
  | 'stock_code_desc'
  | 'issued_units'
  | 'unit_status'
>;
type Holding = Pick<ReservationRow, 'id' | 'serial' | 'order_id' | 'reserved_at' | 'reserved_by'>;
type Owned = Pick<ReservationRow, 'reserved_by_subject'> &
  Partial<Pick<ReservationRow, 'estimate_id' | 'accepted' | 'expires_at'> & Pick<OrderRow, 'inquiry_id'>>;
type Held = Pick<
  ReservationRow,
  'id' | 'order_id' | 'reserved_at' | 'reserved_by' | 'released_at' | 'released_by' | 'release_reason' | 'reason'
> &
  Pick<OrderRow, 'job_number' | 'customer_name'>;

const isOwnOf = ({ reserved_by_subject: owner }: Owned, subject: string): boolean | null =>
  owner === null ? null : owner === subject;

const basisOf = ({ estimate_id: id, accepted, expires_at: expires, inquiry_id: inquiry }: Owned) => ({
  ...(id && { estimateId: String(id) }),
  ...(accepted && { accepted }),
  ...(expires && { expiresAt: expires.toISOString() }),
  ...(inquiry && { inquiry: { id: String(inquiry), number: inquiryNumber(inquiry) } }),
});

/** Spec section 3. */
export function toReservedTransformer(row: Holding & Owned & Order & Unit, subject: string): ReservedTransformer {
  return {
    id: String(row.id),
    reservedDate: row.reserved_at.toISOString(),
    reservedBy: row.reserved_by,
    isOwn: isOwnOf(row, subject),
    status: statusOf(row),
    priority: 'Medium',
    ...basisOf(row),
    ...order(row),
    ...unit(row),
  };
}

const order = (row: Holding & Order) => ({
  orderId: String(row.order_id),
  jobNumber: row.job_number,
  salesOrderNumber: row.sales_order_number,
  customerName: row.customer_name,
  customerLocation: row.ship_city && row.ship_state ? `${row.ship_city}, ${row.ship_state}` : null,
  deliveryDate: row.request_date,
  transformerType: transformerType(row.stock_code_desc ?? '') || null,
});

const unit = (row: Holding & Unit) => ({
  itemCode: row.serial,
  itemName: nameOf(row),
  kvaRating: toNumber(row.kva_rating),
  primaryVoltage: row.primary_voltage,
  secondaryVoltage: row.secondary_voltage,
  category: row.category,
  location: row.warehouse_desc,
  weight: toNumber(row.weight_lbs),
  dimensions: dimensionsOf(row),
});

function statusOf({ issued_units, unit_status }: Order): string {
  if (issued_units > 0) return 'Delivered';
  return unit_status?.trim().toLowerCase() === 'in transit' ? 'In Transit' : 'Reserved';
}

export function toReservation(row: Holding & Pick<OrderRow, 'job_number'>): Reservation {
  return {
    id: String(row.id),
    itemCode: row.serial,
    orderId: String(row.order_id),
    jobNumber: row.job_number,
    reservedAt: row.reserved_at.toISOString(),
    reservedBy: row.reserved_by,
  };
}

export function toUnitReservation(row: Held & Owned, subject: string): UnitReservations['results'][number] {
  return {
    id: String(row.id),
    orderId: String(row.order_id),
    jobNumber: row.job_number,
    customerName: row.customer_name,
    reservedAt: row.reserved_at.toISOString(),
    reservedBy: row.reserved_by,
    isOwn: isOwnOf(row, subject),
    releasedAt: row.released_at?.toISOString() ?? null,
    releasedBy: row.released_by,
    releaseReason: row.release_reason,
    reason: row.reason,
    ...basisOf(row),
  };
}

export const toNotice = ({
  id,
  serial,
  order_id,
  job_number,
  by,
  reason,
  created_at,
  estimate,
}: NoticeRow): Notice => ({
  ...{ id: String(id), itemCode: serial, orderId: String(order_id), jobNumber: job_number },
  ...{ releasedBy: by, reason, at: created_at.toISOString() },
  ...(estimate && { estimate: { ...estimate, id: String(estimate.id) } }),
});
