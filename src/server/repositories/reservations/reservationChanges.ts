import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema';

/** A reservation that a transaction made or ended. */
export interface ReservationChangeRow {
  readonly serial: string;
  readonly isReserved: boolean;
  readonly by: string | null;
  readonly orderId: string;
  readonly jobNumber: string | null;
}

/**
 * Of these units, each with the transaction that changed it: the reservation that this transaction, or one after it, wrote last.
 * A row names the savepoint that wrote it, which is younger than its transaction.
 */
export async function reservationsWritten(
  db: Kysely<Database>,
  changed: readonly { readonly serial: string; readonly xid: string }[],
): Promise<ReservationChangeRow[]> {
  const serials = changed.map(({ serial }) => serial);
  const xids = changed.map(({ xid }) => xid);
  const { rows } = await sql<ReservationChangeRow>`
    select distinct on (r.serial) r.serial, r.released_at is null as "isReserved",
      case when r.released_at is null then r.reserved_by else r.released_by end as by,
      r.order_id::text as "orderId", o.job_number as "jobNumber"
    from unnest(${serials}::text[], ${xids}::xid8[]) c (serial, xid)
      join reservations r on r.serial = c.serial and age(r.xmin) <= age(c.xid::xid)
      join orders o on o.id = r.order_id
    order by r.serial, r.released_at is not null, r.id desc`.execute(db);
  return rows;
}
