import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';

/**
 * Gives a role what the server does as it: reading and writing rows, and temporary tables; of the audit and of what says which
 * migrations were run only what it needs. As the owner of the tables, and again after each migration.
 */
export async function grantRights(db: Kysely<Database>, role: string): Promise<void> {
  const { rows } = await sql<{ database: string; schema: string }>`
    select current_database() as database, current_schema() as schema`.execute(db);
  const [{ database, schema } = { database: '', schema: '' }] = rows;
  const to = sql.id(role);
  const all = sql.id(schema);
  const statements = [
    sql`grant connect, temporary on database ${sql.id(database)} to ${to}`,
    sql`grant usage on schema ${all} to ${to}`,
    sql`grant select, insert, update, delete on all tables in schema ${all} to ${to}`,
    sql`revoke update, delete on audit from ${to}`,
    sql`revoke insert, update, delete on kysely_migration, kysely_migration_lock from ${to}`,
    sql`grant select, usage on all sequences in schema ${all} to ${to}`,
  ];
  await db.transaction().execute(async (trx) => {
    for (const statement of statements) await statement.execute(trx);
  });
}
