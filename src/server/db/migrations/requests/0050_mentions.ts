import { sql, type QueryExecutorProvider } from 'kysely';

/** Who owns what was handed over; people as of their last sign-in; notices and mails about an entry of the audit. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`create table people (
    id bigint generated always as identity primary key,
    subject text not null unique,
    name text not null,
    email text,
    permissions text[] not null,
    seen_at timestamptz not null default clock_timestamp()
  )`.execute(db);
  await sql`create table owners (
    id bigint generated always as identity primary key,
    order_id bigint unique references orders on delete cascade,
    inquiry_id bigint unique references inquiries on delete cascade,
    subject text not null,
    name text not null,
    since timestamptz not null default clock_timestamp(),
    check (num_nonnulls(order_id, inquiry_id) = 1)
  )`.execute(db);
  await sql`create index owners_by_subject on owners (subject)`.execute(db);
  for (const [table, others] of ABOUT) {
    await sql`alter table ${sql.table(table)} add column audit_id bigint references audit on delete cascade,
      drop constraint ${sql.id(`${table}_check`)},
      add constraint ${sql.id(`${table}_check`)} check (num_nonnulls(${sql.raw(others)}, audit_id) = 1)`.execute(db);
  }
}

const ABOUT = [
  ['notices', 'reservation_id, mark_id'],
  ['mails', 'reservation_id, quotation, mark_id'],
] as const;

export async function down(db: QueryExecutorProvider): Promise<void> {
  for (const [table, others] of ABOUT) {
    await sql`delete from ${sql.table(table)} where audit_id is not null`.execute(db);
    await sql`alter table ${sql.table(table)} drop column audit_id,
      drop constraint if exists ${sql.id(`${table}_check`)}`.execute(db);
    await sql`alter table ${sql.table(table)}
      add constraint ${sql.id(`${table}_check`)} check (num_nonnulls(${sql.raw(others)}) = 1)`.execute(db);
  }
  await sql`drop table owners`.execute(db);
  await sql`drop table people`.execute(db);
}
