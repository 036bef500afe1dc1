import { sql, type QueryExecutorProvider } from 'kysely';

/** Permissions that a stored answer requires; null in earlier releases. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table idempotency_keys add column if not exists rights text[]`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table idempotency_keys drop column if exists rights`.execute(db);
}
