import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';

/** The order that has a unit. */
export interface Holder {
  readonly orderId: number;
  readonly jobNumber: string;
  /** Null where it came with the data. */
  readonly reservedBy: string | null;
}

/**
 * The order that stood in the way of a reservation: the holder of the unit, or the last one where it was released since. An
 * order can have a unit without a record where another program assigned it.
 */
export async function holderOf(db: Kysely<Database>, serial: string): Promise<Holder | undefined> {
  const onRecord = await db
    .selectFrom('reservations as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['r.order_id as orderId', 'o.job_number as jobNumber', 'r.reserved_by as reservedBy', 'r.released_at'])
    .where('r.serial', '=', serial)
    .orderBy('r.released_at', (by) => by.desc().nullsFirst())
    .orderBy('r.id', 'desc')
    .executeTakeFirst();
  if (onRecord?.released_at === null) return onRecord;
  const order = await db
    .selectFrom('orders')
    .select(['id as orderId', 'job_number as jobNumber'])
    .where('assigned_serial', '=', serial)
    .executeTakeFirst();
  return order === undefined ? onRecord : { ...order, reservedBy: null };
}
