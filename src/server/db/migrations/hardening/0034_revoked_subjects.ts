import { sql, type QueryExecutorProvider } from 'kysely';

/** For logouts without a session: revokes all tokens issued before. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table revoked_tokens add column issued_until timestamptz`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`delete from revoked_tokens where issued_until is not null`.execute(db);
  await sql`alter table revoked_tokens drop column issued_until`.execute(db);
}
