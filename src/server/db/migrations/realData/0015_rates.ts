import { sql, type QueryExecutorProvider } from 'kysely';

/** Rate sets are immutable, because estimates name theirs. New ones make servers judge all units again. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`create table rate_sets (
    id bigint generated always as identity primary key,
    holds_from date not null,
    values jsonb not null,
    reason text not null check (reason <> ''),
    author_name text not null,
    author_subject text not null,
    created_at timestamptz not null default clock_timestamp()
  )`.execute(db);
  await sql`
    create function rate_sets_stay() returns trigger language plpgsql as $$
    begin raise exception 'A set of rates is never changed or removed; save another one.'; end $$`.execute(db);
  await sql`create trigger rate_sets_stay before update or delete on rate_sets
    for each row execute function rate_sets_stay()`.execute(db);
  await sql`
    create function rate_sets_changed() returns trigger language plpgsql as $$
    begin perform pg_notify('units_changed', '*'); return null; end $$`.execute(db);
  await sql`create trigger rate_sets_changed after insert on rate_sets
    for each statement execute function rate_sets_changed()`.execute(db);
  await sql`alter table unit_options add column rates_id bigint references rate_sets (id)`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table unit_options drop column if exists rates_id`.execute(db);
  await sql`drop table if exists rate_sets`.execute(db);
  await sql`drop function if exists rate_sets_changed`.execute(db);
  await sql`drop function if exists rate_sets_stay`.execute(db);
}
