import type { Kysely } from 'kysely';
import type { Accepted } from '../../../contract/matching/quote';
import type { Database } from '../../db/schema';
import type { OrderRow } from '../orders/orders';
import { createUnitsRepository, type UnitRow } from '../units/units';

export interface ReservedPair {
  readonly order: OrderRow;
  readonly unit: UnitRow;
  /** From the order's texts with its reservation; null for nothing. */
  readonly accepted: Accepted | null;
}

/** Every order that has a unit and is neither delivered nor retired, with its unit, in order of id. */
export async function reservedPairs(db: Kysely<Database>): Promise<ReservedPair[]> {
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('assigned_serial', 'is not', null)
    .where('issued_units', '=', 0)
    .where('retired_at', 'is', null)
    .orderBy('id')
    .execute();
  const serials = orders.flatMap(({ assigned_serial }) => assigned_serial ?? []);
  const units = serials.length === 0 ? [] : await createUnitsRepository(db).bySerials(serials);
  const unitOf = new Map(units.map((unit) => [unit.serial, unit]));
  const acceptedOf = new Map((await acceptedWithReservations(db)).map((row) => [row.order_id, row.accepted]));
  return orders.flatMap((order) => {
    const unit = unitOf.get(order.assigned_serial ?? '');
    return unit === undefined ? [] : [{ order, unit, accepted: acceptedOf.get(order.id) ?? null }];
  });
}

const acceptedWithReservations = (db: Kysely<Database>) =>
  db
    .selectFrom('reservations')
    .select(['order_id', 'accepted'])
    .where('released_at', 'is', null)
    .where('accepted', 'is not', null)
    .execute();
