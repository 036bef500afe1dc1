import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';

/** The order that has a unit. */
export interface Holder {
  readonly order_id: number;
  readonly job_number: string;
  /** Null where it came with the data. */
  readonly reserved_by: string | null;
}

/**
 * Who holds a unit that was in the way: it may have been released since, then whoever held it last. An order can have it
 * without a record where another program wrote it.
 */
export async function holderOf(db: Kysely<Database>, serial: string): Promise<Holder | undefined> {
  const onRecord = await db
    .selectFrom('reservations as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['r.order_id', 'o.job_number', 'r.reserved_by', 'r.released_at'])
    .where('r.serial', '=', serial)
    .orderBy('r.released_at', (by) => by.desc().nullsFirst())
    .orderBy('r.id', 'desc')
    .executeTakeFirst();
  if (onRecord?.released_at === null) return onRecord;
  const order = await db
    .selectFrom('orders')
    .select(['id as order_id', 'job_number'])
    .where('assigned_serial', '=', serial)
    .executeTakeFirst();
  return order === undefined ? onRecord : { ...order, reserved_by: null };
}
