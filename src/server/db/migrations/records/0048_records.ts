import { sql, type QueryExecutorProvider } from 'kysely';

const TABLES = ['units', 'orders'] as const;
/** Unknown of a unit that was added by hand; files always have them. */
const MAY_BE_MISSING = ['condition', 'phase', 'kva_rating', 'primary_voltage', 'secondary_voltage'] as const;

/** Corrections by hand, and the import that last wrote a row. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`create table corrections (
    id bigint generated always as identity primary key,
    serial text references units on delete cascade,
    order_id bigint references orders on delete cascade,
    field text not null,
    value text,
    has_source boolean not null,
    source_value text,
    reason text,
    by_name text not null,
    by_subject text not null,
    corrected_at timestamptz not null default clock_timestamp(),
    check (num_nonnulls(serial, order_id) = 1),
    check (has_source or source_value is null)
  )`.execute(db);
  await sql`create unique index corrections_of_unit on corrections (serial, field) where serial is not null`.execute(
    db,
  );
  await sql`create unique index corrections_of_order on corrections (order_id, field) where order_id is not null`.execute(
    db,
  );
  for (const column of MAY_BE_MISSING)
    await sql`alter table units alter column ${sql.ref(column)} drop not null`.execute(db);
  for (const table of TABLES) {
    await sql`alter table ${sql.table(table)}
      add column source_import bigint, add column source_line integer, add column added_by text`.execute(db);
    await sql`alter table imports add column ${sql.id(`${table}_file`)} text`.execute(db);
  }
  await sql`alter table imports add column by_name text`.execute(db);
  await sql`create index units_by_plain_serial on units (ltrim(lower(serial), '0'))`.execute(db);
  await createUnitChanges(db);
}

/** Changes of several units that can be undone. */
async function createUnitChanges(db: QueryExecutorProvider): Promise<void> {
  await sql`create table unit_changes (
    id uuid primary key default gen_random_uuid(),
    made_at timestamptz not null default clock_timestamp(),
    by_subject text not null,
    steps jsonb not null,
    undone jsonb
  )`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`drop table unit_changes, corrections`.execute(db);
  await sql`drop index if exists units_by_plain_serial`.execute(db);
  await sql`delete from units where ${sql.join(
    MAY_BE_MISSING.map((column) => sql`${sql.ref(column)} is null`),
    sql` or `,
  )}`.execute(db);
  for (const column of MAY_BE_MISSING)
    await sql`alter table units alter column ${sql.ref(column)} set not null`.execute(db);
  for (const table of TABLES) {
    await sql`alter table ${sql.table(table)}
      drop column source_import, drop column source_line, drop column added_by`.execute(db);
    await sql`alter table imports drop column ${sql.id(`${table}_file`)}`.execute(db);
  }
  await sql`alter table imports drop column by_name`.execute(db);
}
