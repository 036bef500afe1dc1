import { sql, type QueryExecutorProvider } from 'kysely';

/** Backups that succeeded, for the metric of the last one. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`create table backups (
    id bigint generated always as identity primary key,
    made_at timestamptz not null,
    file text not null,
    is_verified boolean not null
  )`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`drop table backups`.execute(db);
}
