import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../src/server/db/schema/schema';

/** Orders whose unit differs from their reservation, and reservations whose order does not have the unit. */
export async function inconsistentReservations(db: Kysely<Database>): Promise<unknown[]> {
  const { rows } = await sql`
    select o.id as order_id, o.assigned_serial, r.id as reservation, r.serial
    from (select * from orders where assigned_serial is not null) o
    full join (select * from reservations where released_at is null) r
      on r.order_id = o.id and r.serial = o.assigned_serial
    where o.id is null or r.id is null`.execute(db);
  return rows;
}
