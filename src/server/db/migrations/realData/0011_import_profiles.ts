import { sql, type QueryExecutorProvider } from 'kysely';

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`create table import_profiles (
    id bigint generated always as identity primary key,
    file text not null check (file in ('orders', 'units')),
    name text not null check (name <> ''),
    layout jsonb not null,
    columns jsonb not null,
    saved_by text not null,
    saved_at timestamptz not null default clock_timestamp()
  )`.execute(db);
  await sql`create unique index import_profiles_name on import_profiles (file, lower(name))`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`drop table if exists import_profiles`.execute(db);
}
