import { sql } from 'kysely';
import { join } from 'node:path';
import { backUp } from '../../../../src/server/db/backup/backUp';
import { setIndexesAside } from '../../../../src/server/db/bulkIndexes';
import { connect, type Connection } from '../../../../src/server/db/pool/connectionPool';
import { migrateToLatest, migrateWithin, migrationNames } from '../../../../src/server/db/migrate';
import { openStore } from '../../../../src/server/lib/fileStore/folderStore';
import { importFiles } from '../../../../src/server/features/import/importFiles';
import { removeSample } from '../../../../src/server/features/import/sample/removeSample';
import { grantServerRole, SERVER_RIGHTS } from '../../../../src/server/db/grants/serverGrants';
import { asServerRole, createTestDatabase, type TestDatabase } from '../../../support/server/database';
import { useWorkplace, ordersWith, UNIT_HEADER, UNIT_ROW } from '../../features/import/files';

let database: TestDatabase;
let server: Awaited<ReturnType<typeof asServerRole>>;
let connection: Connection;
const workplace = useWorkplace();

beforeAll(async () => {
  database = await createTestDatabase();
  server = await asServerRole(database);
  connection = connect(server.url, { maxConnections: 2 });
});
afterAll(async () => {
  await connection.close();
  await database.close();
  await server.drop();
});

const indexes = async (): Promise<number> =>
  (await sql`select from pg_indexes where tablename = 'orders'`.execute(database.db)).rows.length;

// fuzz.test.ts covers the other statements of this role.
test('a role that owns nothing starts, imports and backs up, also where indexes are set aside, which the owner makes again', async () => {
  const all = await indexes();
  await migrateToLatest(connection.db);
  await setIndexesAside(connection.db, { attempts: 1 });
  expect(await indexes()).toBe(all);

  await setIndexesAside(database.db);
  const few = await indexes();
  expect(few).toBeLessThan(all);
  await migrateToLatest(connection.db);
  const orders = await workplace.write('orders.csv', ordersWith('assigned_serial', ['0012', '']));
  const units = await workplace.write('units.csv', `${UNIT_HEADER}\n${UNIT_ROW}\n`);
  const report = await importFiles(connection.db, { orders, units });
  expect([report.orders.added, report.units.added, await indexes()]).toEqual([2, 1, few]);

  const folder = await workplace.write('empty', '');
  const store = await openStore(null, `${folder}.files`);
  const { tables } = await backUp(server.url, join(`${folder}.zip`), { now: new Date(), store });
  expect(tables.find(({ name }) => name === 'orders')?.rows).toBe(2);

  await migrateToLatest(database.db);
  expect(await indexes()).toBe(all);
});

test('every table has its rights, and tables of migrations are only read', async () => {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%' order by 1`.execute(database.db);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(SERVER_RIGHTS).toSorted());
});

test('the owner of the tables is not limited by rights, so it is refused as the role of the servers', async () => {
  const { rows } = await sql<{ owner: string }>`select current_user as owner`.execute(database.db);
  await expect(grantServerRole(database.db, rows[0]!.owner)).rejects.toThrow(/owns the tables or is a superuser/);
});

test('two grants at the same moment wait for each other', async () => {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(connection.db);
  const grants = [1, 2, 3].map(() => grantServerRole(database.db, rows[0]!.role));
  await expect(Promise.all(grants)).resolves.toHaveLength(3);
});

/** Reads no column, so that only the right to insert decides. */
const INSERTS = {
  audit: `(person_name, action) values ('Dana', 'comment')`,
  rate_sets: `(holds_from, values, reason, author_name, author_subject) values ('2026-03-05', '{}', 'Copper', 'D', 'd')`,
  quotation_sets: `(values, reason, author_name, author_subject) values ('{}', 'Copper', 'D', 'd')`,
};

test.each(Object.entries(INSERTS))('a row of %s is added without a given time or id', async (table, values) => {
  await connection.pool.query(`insert into ${table} ${values}`);
});

test.each([
  `insert into audit (at, person_name, action) values ('2001-01-01', 'Dana', 'comment')`,
  `insert into audit (id, person_name, action) overriding system value values (1, 'Dana', 'comment')`,
  `insert into rate_sets (created_at, holds_from, values, reason, author_name, author_subject)
    values ('2001-01-01', '2001-01-01', '{}', 'Copper', 'Dana', 'dana')`,
  `insert into quotations (issued_at, number, version, issued_on, valid_until, content, issued_by)
    values ('2001-01-01', 'Q-2001-0001', 1, '2001-01-01', '2001-01-01', '{}', 'Dana')`,
  `insert into estimate_versions (saved_at, estimate_id, version, name, inputs, worked, grounds, saved_by, saved_by_subject)
    values ('2001-01-01', 1, 1, 'A', '{}', '{}', '', 'Dana', 'dana')`,
  `insert into estimate_marks (at, estimate_id, step, state, version, by_name, by_subject)
    values ('2001-01-01', 1, 'save', 'draft', 1, 'Dana', 'dana')`,
  `insert into reservations (reserved_at, serial, order_id) values ('2001-01-01', 'A', 1)`,
  `insert into reservations (released_at, serial, order_id) values ('2001-01-01', 'A', 1)`,
])('a role that owns nothing must not choose when a row was added: %s', async (statement) => {
  await expect(connection.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
});

const ADDED_ONLY = [
  ...['audit', 'estimate_marks', 'estimate_versions', 'feed_batches', 'imports', 'quotation_sets', 'quotations'],
  ...['rate_sets', 'secrets', 'taken_files', 'unit_file_changes'],
];
const NEVER_REMOVED = [
  ...[
    'estimates',
    'notices',
    'orders',
    'owners',
    'people',
    'quotation_numbers',
    'reservations',
    'unit_files',
    'unit_options',
    'units',
  ],
];

test.each(ADDED_ONLY)('a role that owns nothing must not change a row of %s', async (table) => {
  const { rows } = await sql<{ column: string }>`select column_name as column from information_schema.columns
    where table_name = ${table} and is_identity = 'NO'`.execute(database.db);
  for (const { column } of rows)
    await expect(connection.pool.query(`update ${table} set ${column} = ${column}`)).rejects.toMatchObject({
      code: '42501',
    });
});

test.each([...ADDED_ONLY, ...NEVER_REMOVED])('a role that owns nothing must not remove a row of %s', async (table) => {
  for (const statement of [`delete from ${table}`, `truncate ${table} cascade`])
    await expect(connection.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
});

test.each([
  "update estimates set author_name = 'Dana'",
  "update estimates set created_at = '2001-01-01'",
  "update notices set subject = 'dana'",
  "update unit_files set added_by = 'Dana'",
  "update unit_files set hash = ''",
  'update quotation_numbers set year = 2001',
  'update change_feed set id = gen_random_uuid()',
  "select setval('audit_id_seq', 1)",
  "select nextval('audit_id_seq')",
  'set session_replication_role = replica',
  "copy audit to program 'true'",
  "select pg_read_file('/etc/passwd')",
])('a role that owns nothing must not: %s', async (statement) => {
  await expect(connection.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
});

test('the sample is removed by the owner of the tables alone', async () => {
  await expect(removeSample(connection.db)).rejects.toThrow(/as the owner of the tables/);
});

test.each([
  'create table mine (id int)',
  'create schema mine',
  'drop table orders',
  'truncate notices',
  'alter table units add column mine text',
  'drop index orders_job_number_key',
  'create index mine on orders (id)',
  'alter table audit disable trigger all',
  'update audit set person_name = null',
  'delete from audit',
  'delete from kysely_migration',
  "insert into kysely_migration (name, timestamp) values ('mine', '')",
  "create or replace function audit_stays() returns trigger language plpgsql as 'begin return null; end'",
  'create role mine',
])('a role that owns nothing must not: %s', async (statement) => {
  await expect(connection.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
});

test('a server whose tables are older than it says who must bring them up to date', async () => {
  await database.db.connection().execute((own) => migrateWithin(own, migrationNames.at(-2)));
  await expect(migrateToLatest(connection.db)).rejects.toThrow(/Run `npm run migrate` as their owner first/);
});
