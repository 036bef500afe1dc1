import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { release, type Released, type ReleaseRequest } from './reservationRelease';
import { reserve, type OpenPointsOf, type Reserved, type ReserveRequest } from './reservationReserve';
import { reserveMany, type ReservedMany, type ReserveManyRequest } from './reserveMany';

export interface ReservationsRepository {
  /**
   * Reserves a free unit for an open order without one, with a reason where points are open; of several requests at once, one
   * succeeds.
   */
  reserve(request: ReserveRequest): Promise<Reserved>;
  /** Reserves several units in one transaction; says which were refused. */
  reserveMany(request: ReserveManyRequest): Promise<ReservedMany>;
  /** Frees unit and order; the reservation stays on record, and its owner is told where that is somebody else. */
  release(request: ReleaseRequest): Promise<Released>;
  /** Every reservation that holds, with its order and unit, the latest first. */
  live(): Promise<LiveReservationRow[]>;
  /** Every reservation of a unit, the live one first, then the latest. */
  ofUnit(serial: string): Promise<UnitReservationRow[]>;
}

type LiveReservationRow = Awaited<ReturnType<typeof live>>[number];
type UnitReservationRow = Awaited<ReturnType<typeof ofUnit>>[number];

/** With `mailsOwner`, owners are told by e-mail, too. */
export function createReservationsRepository(
  db: Kysely<Database>,
  openPointsOf: OpenPointsOf,
  mailsOwner = false,
): ReservationsRepository {
  return {
    reserve: (request) => reserve(db, openPointsOf, request),
    reserveMany: (request) => reserveMany(db, openPointsOf, request),
    release: (request) => release(db, { ...request, mailsOwner }),
    live: () => live(db),
    ofUnit: (serial) => ofUnit(db, serial),
  };
}

const live = (db: Kysely<Database>) =>
  db
    .selectFrom('reservations as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .innerJoin('units as u', 'u.serial', 'r.serial')
    .where('r.released_at', 'is', null)
    .select(['r.id', 'r.serial', 'r.order_id', 'r.reserved_at', 'r.reserved_by', 'r.reserved_by_subject'])
    .select([
      'r.estimate_id',
      'r.accepted',
      'o.customer_name',
      'o.ship_city',
      'o.ship_state',
      'o.request_date',
      'o.job_number',
    ])
    .select(['o.sales_order_number', 'o.stock_code_desc', 'o.issued_units', 'o.unit_status'])
    .select(['u.manufacturer', 'u.kva_rating', 'u.primary_voltage', 'u.secondary_voltage', 'u.category'])
    .select(['u.warehouse_desc', 'u.weight_lbs', 'u.width_in', 'u.depth_in', 'u.height_in'])
    .orderBy('r.reserved_at', 'desc')
    .orderBy('r.id', 'desc')
    .execute();

const ofUnit = (db: Kysely<Database>, serial: string) =>
  db
    .selectFrom('reservations as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .where('r.serial', '=', serial)
    .select(['r.id', 'r.order_id', 'r.reserved_at', 'r.reserved_by', 'r.released_at', 'r.released_by'])
    .select([
      'r.reason',
      'r.release_reason',
      'r.reserved_by_subject',
      'r.estimate_id',
      'r.accepted',
      'o.job_number',
      'o.customer_name',
    ])
    .orderBy('r.released_at', (by) => by.desc().nullsFirst())
    .orderBy('r.id', 'desc')
    .execute();
