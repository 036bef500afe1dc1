import { sql } from 'kysely';
import { Client } from 'pg';
import {
  changedKeys,
  fetchChanges,
  type Change,
  type Changes,
  type Position,
  pruneChanges,
} from '../../../../src/server/features/matching/fetchChanges';
import type { ChangeKind } from '../../../../src/server/db/schema/systemTables';
import {
  createTestDatabase,
  type TestDatabase,
  insertRows,
  orderRow,
  photoRow,
  unitRow,
} from '../../../support/server/database';

let database: TestDatabase;
let client: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client(database.url);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.close();
});

/** Fetches repeatedly; changes are 'kind key'. */
async function reader() {
  let last: Position = (await fetchChanges(client, null)).position;
  return async () => {
    const { changes, position } = await fetchChanges(client, last);
    last = position;
    return changes === 'all' ? changes : changes.map(({ kind, key }) => `${kind} ${key ?? '*'}`).toSorted();
  };
}

test('the first fetch returns all', async () => {
  const { changes, position } = await fetchChanges(client, null);
  expect(changes).toBe('all');
  expect(position.isStandby).toBe(false);
});

test('each change is reported once, with everything it affects', async () => {
  const { db } = database;
  const ask = await reader();
  const [order = 0, taker = 0] = await insertRows(db, {
    units: [unitRow({ serial: '1' }), unitRow({ serial: '2' })],
    orders: [orderRow({ id: 11 }), orderRow({ id: 12, assigned_serial: '2' })],
  });
  expect(await ask()).toEqual([`order ${order}`, `order ${taker}`, 'unit 1', 'unit 2']);
  expect(await ask()).toEqual([]);
  await db.updateTable('orders').set({ assigned_serial: '1' }).where('id', '=', taker).execute();
  expect(await ask()).toEqual([`order ${taker}`, 'unit 1', 'unit 2']);
  await db.updateTable('orders').set({ notes: 'urgent' }).where('id', '=', taker).execute();
  await db.updateTable('orders').set({ order_type: 'RC' }).execute();
  expect(await ask()).toEqual([`order ${taker}`]);
  await db.updateTable('units').set({ serial: '3' }).where('serial', '=', '2').execute();
  await db.insertInto('unit_files').values(photoRow('1')).execute();
  await sql`insert into unit_options (serial, re_tank, feed_conversion, replacement_cabinet, turn_pull, version, updated_by,
    updated_by_subject) values ('1', true, false, false, false, 1, 'Dana', 'dana')`.execute(db);
  expect(await ask()).toEqual(['files 1', 'options 1', 'unit 2', 'unit 3']);
  await sql`insert into rate_sets (holds_from, values, reason, author_name, author_subject)
    values ('2026-01-01', '{}', 'test', 'Dana', 'dana')`.execute(db);
  await db.deleteFrom('orders').where('id', '=', taker).execute();
  await db.deleteFrom('units').where('serial', '=', '3').execute();
  expect(await ask()).toEqual([`order ${taker}`, 'rates *', 'unit 1', 'unit 3']);
  await sql`truncate units cascade`.execute(db);
  expect(await ask()).toEqual(['order *', 'unit *']);
});

test('a transaction that begins earlier and commits later is reported once', async () => {
  const ask = await reader();
  const [earlier, later] = [new Client(database.url), new Client(database.url)];
  await Promise.all([earlier.connect(), later.connect()]);
  const change = (kind: string, key: string) => `select record_changes('${kind}', array['${key}'], 1)`;
  await earlier.query('begin');
  await earlier.query(change('unit', 'early'));
  await later.query('begin');
  await later.query(change('unit', 'late'));
  await later.query('commit');
  expect(await ask()).toEqual(['unit late']);
  await earlier.query(change('order', '7'));
  expect(await ask()).toEqual([]);
  await earlier.query('commit');
  expect(await ask()).toEqual(['order 7', 'unit early']);
  expect(await ask()).toEqual([]);
  await Promise.all([earlier.end(), later.end()]);
});

const unitsFrom = (first: number, count: number) => sql`
  insert into units (serial, condition, phase, kva_rating, primary_voltage, secondary_voltage, unit_cost)
  select n, 'RC', 3, 500, '12470GrdY/7200', '480Y/277', 1 from generate_series(${first}::int, ${first + count - 1}::int) n`;

test('one statement reports up to 20,000 units and 1,000 orders by key', async () => {
  const { db } = database;
  const ask = await reader();
  await unitsFrom(1, 20_000).execute(db);
  expect(await ask()).toHaveLength(20_000);
  await unitsFrom(20_001, 20_001).execute(db);
  expect(await ask()).toEqual(['unit *']);
  const orders = (
    first: number,
    count: number,
  ) => sql`insert into orders (order_code, job_number, customer_name, order_type)
    select n, n, 'Mesa Water District', 'RC' from generate_series(${first}::int, ${first + count - 1}::int) n`;
  await orders(1, 1_000).execute(db);
  expect(await ask()).toHaveLength(1_000);
  await orders(1_001, 1_001).execute(db);
  expect(await ask()).toEqual(['order *']);
});

test('the changes since a position are found by their index', async () => {
  await sql`analyze changes`.execute(database.db);
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `explain select kind from changes where xid >= pg_snapshot_xmin(pg_current_snapshot())`,
  );
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('changes_xid');
});

/** Running transactions of other databases retain newer changes. */
async function pruneAll() {
  const { db } = database;
  const left = () => db.selectFrom('changes').selectAll().execute();
  while ((await left()).length > 0) await Promise.all([pruneChanges(db, '0 s'), pruneChanges(db, '0 s')]);
}

test('a reader behind the pruned changes rereads everything, others continue', async () => {
  const { db } = database;
  const [slow, quick] = [await reader(), await reader()];
  await insertRows(db, { units: [unitRow({ serial: 'a' })] });
  expect(await quick()).toEqual(['unit a']);
  expect(await pruneChanges(db)).toBe(0);
  await pruneAll();
  await quick();
  await insertRows(db, { units: [unitRow({ serial: 'b' })] });
  expect(await quick()).toEqual(['unit b']);
  expect(await slow()).toBe('all');
  expect(await slow()).toEqual([]);
});

test('while a transaction runs, nothing that came after its beginning is pruned', async () => {
  const { db } = database;
  // A reader's snapshot can be behind earlier changes, while transactions of other databases run.
  await pruneAll();
  const ask = await reader();
  await client.query('begin');
  await client.query(`select record_changes('unit', array['early'], 1)`);
  await insertRows(db, { units: [unitRow({ serial: 'c' })] });
  await pruneChanges(db, '0 s');
  await client.query('commit');
  expect(await ask()).toEqual(['unit c', 'unit early']);
});

test('everything is reread after a restore, which has another feed', async () => {
  const ask = await reader();
  await sql`delete from change_feed`.execute(database.db);
  await expect(ask()).rejects.toThrow('change_feed has no row');
  await sql`insert into change_feed default values`.execute(database.db);
  expect(await ask()).toBe('all');
  expect(await ask()).toEqual([]);
});

test('a database that lost its last transactions is reread', async () => {
  const { position } = await fetchChanges(client, null);
  const ahead = position.snapshot.replace(/\d+/g, (xid) => String(Number(xid) + 1_000));
  expect((await fetchChanges(client, { ...position, snapshot: ahead })).changes).toBe('all');
});

const change = (kind: ChangeKind, key: string | null): Change => ({ kind, key, xid: '700' });
const some = [
  change('unit', 'A'),
  change('order', '1'),
  change('unit', 'B'),
  change('files', 'A'),
  change('unit', 'A'),
];

test.each<[string, Changes, ChangeKind[], readonly string[] | 'all']>([
  ['each key once', some, ['unit'], ['A', 'B']],
  ['the keys of several kinds', some, ['unit', 'files'], ['A', 'B']],
  ['the keys of another kind alone', some, ['order'], ['1']],
  ['no keys if nothing of the kind changed', some, ['rates'], []],
  ['no keys without changes', [], ['unit'], []],
  ['all keys if anything may have changed', 'all', ['unit'], 'all'],
  ['all keys if one of the kind has no key', [...some, change('unit', null)], ['unit'], 'all'],
  ['its own keys if another kind has no key', [...some, change('order', null)], ['unit'], ['A', 'B']],
])('the changes of a kind are %s', (_what, changes, kinds, keys) => {
  expect(changedKeys(changes, kinds)).toEqual(keys);
});
