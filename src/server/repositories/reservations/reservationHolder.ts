import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';

/** The order that has a unit. */
export interface Holder {
  readonly orderId: number;
  readonly jobNumber: string;
  /** Null where it came with the data. */
  readonly reservedBy: string | null;
}

/** The order that has the unit now. It can have it without a record where another program assigned it. */
export const currentHolderOf = (db: Kysely<Database>, serial: string): Promise<Holder | undefined> =>
  db
    .selectFrom('orders as o')
    .leftJoin('reservations as r', (join) => join.onRef('r.order_id', '=', 'o.id').on('r.released_at', 'is', null))
    .select(['o.id as orderId', 'o.job_number as jobNumber', 'r.reserved_by as reservedBy'])
    .where('o.assigned_serial', '=', serial)
    .executeTakeFirst();

/**
 * The order that stood in the way of a reservation: the holder of the unit, or the last one where it was released since.
 */
export const holderOf = async (db: Kysely<Database>, serial: string): Promise<Holder | undefined> =>
  (await currentHolderOf(db, serial)) ??
  db
    .selectFrom('reservations as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['r.order_id as orderId', 'o.job_number as jobNumber', 'r.reserved_by as reservedBy'])
    .where('r.serial', '=', serial)
    .orderBy('r.released_at', (by) => by.desc().nullsFirst())
    .orderBy('r.id', 'desc')
    .executeTakeFirst();
