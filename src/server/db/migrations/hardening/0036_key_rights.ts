import { sql, type QueryExecutorProvider } from 'kysely';

/** The permissions that a kept answer was made for. Null: kept by a release before this one, for at most a day. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table idempotency_keys add column if not exists rights text[]`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table idempotency_keys drop column if exists rights`.execute(db);
}
