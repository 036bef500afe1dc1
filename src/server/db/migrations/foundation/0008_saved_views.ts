import { sql, type QueryExecutorProvider } from 'kysely';

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`create table saved_views (
    id bigint generated always as identity primary key,
    list text not null check (list in ('orders', 'inventory', 'comparison', 'reserved')),
    name text not null check (name <> ''),
    query text not null,
    owner_subject text not null,
    owner_name text not null,
    is_shared boolean not null,
    version integer not null default 1 check (version > 0),
    updated_at timestamptz not null default clock_timestamp()
  )`.execute(db);
  await sql`create unique index saved_views_name on saved_views (owner_subject, list, lower(name))`.execute(db);
  await sql`create index saved_views_shared on saved_views (list) where is_shared`.execute(db);
  await sql`create table saved_view_starts (
    subject text not null,
    list text not null,
    view_id bigint not null references saved_views (id) on delete cascade,
    primary key (subject, list)
  )`.execute(db);
  await sql`create index saved_view_starts_view on saved_view_starts (view_id)`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`drop table if exists saved_view_starts, saved_views`.execute(db);
}
