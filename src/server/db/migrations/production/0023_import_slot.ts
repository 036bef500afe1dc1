import { sql, type QueryExecutorProvider } from 'kysely';

/** One import at a time is read or written; files may arrive meanwhile. Earlier releases take the slot with the first byte. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table import_jobs add column holds_slot boolean not null default true`.execute(db);
  await sql`drop index import_jobs_one_runs`.execute(db);
  await sql`create unique index import_jobs_one_runs on import_jobs ((true)) where runner is not null and holds_slot`.execute(
    db,
  );
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`delete from import_jobs where runner is not null and not holds_slot`.execute(db);
  await sql`drop index if exists import_jobs_one_runs`.execute(db);
  await sql`alter table import_jobs drop column if exists holds_slot`.execute(db);
  await sql`create unique index import_jobs_one_runs on import_jobs ((true)) where runner is not null`.execute(db);
}
