import { sql, type QueryExecutorProvider } from 'kysely';

/** The generated sheet is renamed: it is no test report. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await createFiles(db);
  await createChanges(db);
  await createNotice(db);
  await sql`update units set documents = array_replace(documents, 'test-report', 'planning-sheet')
    where 'test-report' = any (documents)`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`drop table if exists unit_file_changes, unit_files`.execute(db);
  await sql`drop function if exists unit_files_after_change`.execute(db);
  await sql`update units set documents = array_replace(documents, 'planning-sheet', 'test-report')
    where 'planning-sheet' = any (documents)`.execute(db);
}

async function createFiles(db: QueryExecutorProvider): Promise<void> {
  await sql`create table unit_files (
    id bigint generated always as identity primary key,
    serial text not null references units (serial) on delete cascade,
    kind text not null check (kind in ('photo', 'document')),
    name text not null check (name <> ''),
    caption text not null default '',
    position integer not null,
    source_hash text not null,
    hash text not null,
    card_hash text check ((card_hash is null) = (kind = 'document')),
    list_hash text check ((list_hash is null) = (kind = 'document')),
    bytes integer not null check (bytes > 0),
    width integer check ((width is null) = (kind = 'document')),
    height integer check ((height is null) = (kind = 'document')),
    added_at timestamptz not null default clock_timestamp(),
    added_by text not null,
    removed_at timestamptz,
    removed_by text check ((removed_by is null) = (removed_at is null)),
    unique (serial, source_hash)
  )`.execute(db);
  await sql`create index unit_files_photos on unit_files (serial) where kind = 'photo' and removed_at is null`.execute(
    db,
  );
  for (const column of ['hash', 'card_hash', 'list_hash']) {
    await sql`create index ${sql.id(`unit_files_${column}`)} on unit_files (${sql.id(column)})`.execute(db);
  }
}

async function createChanges(db: QueryExecutorProvider): Promise<void> {
  await sql`create table unit_file_changes (
    id bigint generated always as identity primary key,
    file_id bigint not null references unit_files (id) on delete cascade,
    change text not null check (change in ('added', 'captioned', 'removed', 'restored')),
    caption text not null,
    changed_at timestamptz not null default clock_timestamp(),
    changed_by text not null,
    changed_by_subject text not null
  )`.execute(db);
  await sql`create index unit_file_changes_file on unit_file_changes (file_id)`.execute(db);
}

async function createNotice(db: QueryExecutorProvider): Promise<void> {
  await sql`create function unit_files_after_change() returns trigger language plpgsql as $$
    begin
      perform notify_units_changed(array[coalesce(new.serial, old.serial)]);
      return null;
    end $$`.execute(db);
  await sql`create trigger unit_files_notice after insert or update or delete on unit_files
    for each row execute function unit_files_after_change()`.execute(db);
}
