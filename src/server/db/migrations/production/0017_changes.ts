import { sql, type QueryExecutorProvider } from 'kysely';
import { createOrderNotices, createUnitNotices } from '../foundation/0001_initial';

/** Larger statements are recorded as one 'many' row. */
const MOST = { unit: 20_000, order: 1_000 } as const;

type Event = 'insert' | 'delete' | 'update';

const ROWS: Readonly<Record<Event, string>> = {
  insert: 'new table as new_rows',
  delete: 'old table as old_rows',
  update: 'old table as old_rows new table as new_rows',
};

/** Records each change of a unit or order in its transaction; NOTIFY changes wakes readers. `charges` has the leases. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await createTables(db);
  await createRecorder(db);
  await dropNotices(db);
  await recordUnits(db);
  await recordOrders(db);
  await recordWhatUnitsHave(db);
}

async function createTables(db: QueryExecutorProvider): Promise<void> {
  await sql`create table changes (
    kind text not null check (kind in ('unit', 'files', 'options', 'order', 'rates')),
    key text,
    xid xid8 not null default pg_current_xact_id(),
    at timestamptz not null default clock_timestamp()
  )`.execute(db);
  await sql`create index changes_xid on changes (xid)`.execute(db);
  await sql`create table change_feed (
    id uuid primary key default gen_random_uuid(),
    pruned_to xid8
  )`.execute(db);
  await sql`insert into change_feed default values`.execute(db);
  await sql`create table charges (
    name text primary key,
    holder uuid not null,
    until timestamptz not null
  )`.execute(db);
}

/** Records keys, or one row without a key for more than `most`. */
async function createRecorder(db: QueryExecutorProvider): Promise<void> {
  await sql`create function record_changes(what text, keys text[], most integer) returns void language plpgsql as $$
    begin
      if cardinality(keys) = 0 then return; end if;
      insert into changes (kind, key)
        select distinct what, each from unnest(case when cardinality(keys) <= most then keys else array[null::text] end) each;
      perform pg_notify('changes', '');
    end $$`.execute(db);
}

async function dropNotices(db: QueryExecutorProvider): Promise<void> {
  await sql`drop function units_after_insert, units_after_update, units_after_delete, orders_after_change,
    anything_after_truncate cascade`.execute(db);
  await writeOrdersToJudge(db, '');
  await writeFilesChanged(db, `perform record_changes('files', array[coalesce(new.serial, old.serial)], 1);`);
  await writeRatesChanged(db, `perform record_changes('rates', null, 0);`);
  await sql`drop function notify_units_changed`.execute(db);
}

/** Reads one row more than the limit. */
const some = (kind: keyof typeof MOST, keys: string) =>
  `perform record_changes('${kind}', array(${keys} limit ${MOST[kind] + 1}), ${MOST[kind]});`;

async function recordUnits(db: QueryExecutorProvider): Promise<void> {
  const serials = { new: 'select serial from new_rows', old: 'select serial from old_rows' };
  await createTrigger(db, 'units', 'insert', some('unit', serials.new));
  await createTrigger(db, 'units', 'delete', some('unit', serials.old));
  await createTrigger(db, 'units', 'update', some('unit', `${serials.new} union ${serials.old}`));
  await createTruncateTrigger(db, 'units', `perform record_changes('unit', null, 0);`);
}

/** Assigning or freeing a unit changes that unit, too. */
async function recordOrders(db: QueryExecutorProvider): Promise<void> {
  const taken = (rows: string) => `select id, assigned_serial from ${rows} where assigned_serial is not null`;
  const units = (pairs: string) => some('unit', `select assigned_serial from (${pairs}) pairs`);
  const moved = (from: string, to: string) => `(${taken(from)} except ${taken(to)})`;
  const changed = `select n.id::text from new_rows n left join old_rows o on o.id = n.id where n is distinct from o`;
  const update = `if (select count(*) > ${MOST.order} from (select from new_rows limit ${MOST.order + 1}) many) then
      perform record_changes('order', null, 0);
    else
      ${some('order', changed)}
    end if;`;
  await createTrigger(
    db,
    'orders',
    'insert',
    some('order', 'select id::text from new_rows') + units(taken('new_rows')),
  );
  await createTrigger(
    db,
    'orders',
    'delete',
    some('order', 'select id::text from old_rows') + units(taken('old_rows')),
  );
  await createTrigger(
    db,
    'orders',
    'update',
    update + units(`${moved('old_rows', 'new_rows')} union all ${moved('new_rows', 'old_rows')}`),
  );
  await createTruncateTrigger(
    db,
    'orders',
    `perform record_changes('order', null, 0); perform record_changes('unit', null, 0);`,
  );
}

async function recordWhatUnitsHave(db: QueryExecutorProvider): Promise<void> {
  await sql`create function unit_options_record_change() returns trigger language plpgsql as $$
    begin
      perform record_changes('options', array[coalesce(new.serial, old.serial)], 1);
      return null;
    end $$`.execute(db);
  await sql`create trigger unit_options_record_change after insert or update or delete on unit_options
    for each row execute function unit_options_record_change()`.execute(db);
}

/** By statement: row triggers would double the import time. */
async function createTrigger(db: QueryExecutorProvider, table: string, event: Event, body: string): Promise<void> {
  await createFunction(db, `${table}_record_${event}`, body);
  await sql`create trigger ${sql.id(`${table}_record_${event}`)} after ${sql.raw(event)} on ${sql.table(table)}
    referencing ${sql.raw(ROWS[event])} for each statement
    execute function ${sql.id(`${table}_record_${event}`)}()`.execute(db);
}

async function createTruncateTrigger(db: QueryExecutorProvider, table: string, body: string): Promise<void> {
  await createFunction(db, `${table}_record_truncate`, body);
  await sql`create trigger ${sql.id(`${table}_record_truncate`)} after truncate on ${sql.table(table)}
    for each statement execute function ${sql.id(`${table}_record_truncate`)}()`.execute(db);
}

async function createFunction(db: QueryExecutorProvider, name: string, body: string): Promise<void> {
  await sql`create or replace function ${sql.id(name)}() returns trigger language plpgsql as $$
    begin ${sql.raw(body)} return null; end $$`.execute(db);
}

const writeOrdersToJudge = (db: QueryExecutorProvider, notice: string) =>
  createFunction(
    db,
    'orders_to_judge',
    `if tg_op = 'UPDATE' then
      delete from order_matches using old_rows o left join new_rows n on n.id = o.id
        where order_matches.order_id = o.id and n is distinct from o;
    end if; ${notice}`,
  );

const writeFilesChanged = (db: QueryExecutorProvider, body: string) =>
  createFunction(db, 'unit_files_after_change', body);

const writeRatesChanged = (db: QueryExecutorProvider, body: string) => createFunction(db, 'rate_sets_changed', body);

export async function down(db: QueryExecutorProvider): Promise<void> {
  for (const table of ['units', 'orders'])
    for (const event of ['insert', 'delete', 'update', 'truncate'])
      await sql`drop function ${sql.id(`${table}_record_${event}`)} cascade`.execute(db);
  await sql`drop function unit_options_record_change cascade`.execute(db);
  await createUnitNotices(db);
  await createOrderNotices(db);
  await writeOrdersToJudge(db, `perform pg_notify('orders_changed', '');`);
  await writeFilesChanged(db, 'perform notify_units_changed(array[coalesce(new.serial, old.serial)]);');
  await writeRatesChanged(db, `perform pg_notify('units_changed', '*');`);
  await sql`drop function record_changes`.execute(db);
  await sql`drop table changes, change_feed, charges`.execute(db);
}
