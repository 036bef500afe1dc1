import { sql, type QueryExecutorProvider } from 'kysely';

/** A provider that signs a person out without naming a session ends all tokens that it issued to them until then. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table revoked_tokens add column issued_until timestamptz`.execute(db);
}

/** Without the column, a revocation by person would include later tokens. */
export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`delete from revoked_tokens where issued_until is not null`.execute(db);
  await sql`alter table revoked_tokens drop column issued_until`.execute(db);
}
