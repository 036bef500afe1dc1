import { sql, type QueryExecutorProvider } from 'kysely';

export async function up(db: QueryExecutorProvider): Promise<void> {
  await createEstimates(db);
  await sql`create table estimate_versions (
    estimate_id bigint not null references estimates on delete cascade,
    version integer not null check (version > 0),
    name text not null,
    inputs jsonb not null,
    worked jsonb not null,
    grounds text not null,
    saved_by text not null,
    saved_by_subject text not null,
    saved_at timestamptz not null default clock_timestamp(),
    primary key (estimate_id, version)
  )`.execute(db);
  await createMarks(db);
  await sql`create table estimate_drafts (
    subject text not null,
    order_id bigint not null references orders on delete cascade,
    serial text not null references units on delete cascade,
    estimate_id bigint not null default 0,
    version integer not null check (version >= 0),
    name text not null,
    inputs jsonb not null,
    saved_at timestamptz not null default clock_timestamp(),
    primary key (subject, order_id, serial, estimate_id)
  )`.execute(db);
  await sql`alter table notices alter column reservation_id drop not null,
    add column mark_id bigint references estimate_marks on delete cascade,
    add check (num_nonnulls(reservation_id, mark_id) = 1)`.execute(db);
  await sql`alter table reservations add column estimate_id bigint references estimates on delete set null`.execute(db);
}

async function createEstimates(db: QueryExecutorProvider): Promise<void> {
  await sql`create table estimates (
    id bigint generated always as identity primary key,
    order_id bigint not null references orders on delete cascade,
    serial text not null references units on delete cascade,
    version integer not null check (version > 0),
    state text not null check
      (state in ('draft', 'proposed', 'approved', 'returned', 'lapsed', 'quoted', 'won', 'lost')),
    held_grounds text,
    proposed_by_subject text,
    author_name text not null,
    author_subject text not null,
    created_at timestamptz not null default clock_timestamp(),
    copy_of bigint references estimates on delete set null,
    check ((held_grounds is not null) = (state in ('proposed', 'approved', 'quoted', 'won')))
  )`.execute(db);
  await sql`create index estimates_by_order on estimates (order_id, id)`.execute(db);
  await sql`create index estimates_by_unit on estimates (serial)`.execute(db);
}

/** Append-only. */
async function createMarks(db: QueryExecutorProvider): Promise<void> {
  await sql`create table estimate_marks (
    id bigint generated always as identity primary key,
    estimate_id bigint not null references estimates on delete cascade,
    step text not null,
    state text not null,
    version integer not null,
    grounds text,
    by_name text not null,
    by_subject text not null,
    at timestamptz not null default clock_timestamp(),
    reason text
  )`.execute(db);
  await sql`create index estimate_marks_by_estimate on estimate_marks (estimate_id, id)`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`delete from notices where reservation_id is null`.execute(db);
  await sql`alter table notices drop column mark_id, alter column reservation_id set not null`.execute(db);
  await sql`alter table if exists reservations drop column if exists estimate_id`.execute(db);
  for (const table of ['estimate_drafts', 'estimate_marks', 'estimate_versions', 'estimates'])
    await sql`drop table if exists ${sql.table(table)}`.execute(db);
}
