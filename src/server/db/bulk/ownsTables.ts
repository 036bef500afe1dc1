import { sql, type Kysely } from 'kysely';
import type { Database } from '../schema';

/** Whether the role of this connection may drop and make indexes; one with the rights of `grantRights` may not. */
export async function ownsTables(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ owns: boolean }>`
    select pg_has_role(relowner, 'usage') as owns from pg_class where oid = to_regclass('orders')`.execute(db);
  return rows[0]?.owns === true;
}
