import { sql, type QueryExecutorProvider } from 'kysely';

export async function up(db: QueryExecutorProvider): Promise<void> {
  await createSettings(db);
  await sql`create table quotation_numbers (
    year integer primary key,
    last integer not null check (last > 0)
  )`.execute(db);
  await sql`create table quotations (
    number text primary key,
    estimate_id bigint references estimates on delete set null,
    version integer not null,
    issued_on date not null,
    valid_until date not null,
    content jsonb not null,
    issued_by text not null,
    issued_at timestamptz not null default clock_timestamp(),
    unique (estimate_id, version)
  )`.execute(db);
  await sql`alter table mails alter column reservation_id drop not null,
    add column quotation text references quotations (number),
    add column to_email text,
    add column sender text,
    add check (num_nonnulls(reservation_id, quotation) = 1)`.execute(db);
}

/** Immutable, like rates. */
async function createSettings(db: QueryExecutorProvider): Promise<void> {
  await sql`create table quotation_sets (
    id bigint generated always as identity primary key,
    values jsonb not null,
    reason text not null check (reason <> ''),
    author_name text not null,
    author_subject text not null,
    created_at timestamptz not null default clock_timestamp()
  )`.execute(db);
  await sql`
    create function quotation_sets_stay() returns trigger language plpgsql as $$
    begin raise exception 'What quotations said is never changed or removed; save another set.'; end $$`.execute(db);
  await sql`create trigger quotation_sets_stay before update or delete on quotation_sets
    for each row execute function quotation_sets_stay()`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`delete from mails where reservation_id is null`.execute(db);
  await sql`alter table mails drop column if exists quotation, drop column if exists to_email,
    drop column if exists sender, alter column reservation_id set not null`.execute(db);
  for (const table of ['quotations', 'quotation_numbers', 'quotation_sets'])
    await sql`drop table if exists ${sql.table(table)}`.execute(db);
  await sql`drop function if exists quotation_sets_stay`.execute(db);
}
