import { sql, type QueryExecutorProvider } from 'kysely';

export async function up(db: QueryExecutorProvider): Promise<void> {
  await createReservations(db);
  await recordAssignments(db);
  await createUnitOptions(db);
}

/** Imported reservations have no subject. */
async function createReservations(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table reservations (
      id bigint generated always as identity primary key,
      serial text not null references units (serial) on delete cascade,
      order_id bigint not null references orders (id) on delete cascade,
      reserved_at timestamptz not null default clock_timestamp(),
      reserved_by text,
      reserved_by_subject text,
      released_at timestamptz,
      released_by text,
      released_by_subject text,
      check ((reserved_by is null) = (reserved_by_subject is null)),
      check ((released_by is null) = (released_by_subject is null)),
      check (released_by is null or released_at is not null)
    )`.execute(db);
  await sql`create unique index reservations_live_serial on reservations (serial) where released_at is null`.execute(
    db,
  );
  await sql`create unique index reservations_live_order on reservations (order_id) where released_at is null`.execute(
    db,
  );
  await sql`create index reservations_by_serial on reservations (serial, id)`.execute(db);
  await sql`create index reservations_by_order on reservations (order_id)`.execute(db);
}

/** The time of earlier assignments is unknown. */
async function recordAssignments(db: QueryExecutorProvider): Promise<void> {
  await sql`
    insert into reservations (serial, order_id)
    select assigned_serial, id from orders where assigned_serial is not null order by id`.execute(db);
}

async function createUnitOptions(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table unit_options (
      serial text primary key references units (serial) on delete cascade,
      fr3_estimated_gallons integer check (fr3_estimated_gallons between 0 and 999999),
      re_tank boolean not null,
      feed_conversion boolean not null,
      replacement_cabinet boolean not null,
      turn_pull boolean not null,
      version integer not null check (version > 0),
      updated_at timestamptz not null default clock_timestamp(),
      updated_by text not null,
      updated_by_subject text not null
    )`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`drop table if exists unit_options, reservations`.execute(db);
}
