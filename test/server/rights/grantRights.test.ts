import { sql } from 'kysely';
import { join } from 'node:path';
import { backUp } from '../../../src/server/backup/backUp';
import { setIndexesAside } from '../../../src/server/db/bulk/setIndexesAside';
import { connect, type Connection } from '../../../src/server/db/connect';
import { migrateToLatest } from '../../../src/server/db/migrate';
import { openStore } from '../../../src/server/files/store/openStore';
import { importFiles } from '../../../src/server/import/importFiles';
import { asServerRole, createTestDatabase, type TestDatabase } from '../../support/server/database';
import { createWorkplace, ordersWith, UNIT_HEADER, UNIT_ROW, type Workplace } from '../import/files';

let database: TestDatabase;
let server: Awaited<ReturnType<typeof asServerRole>>;
let connection: Connection;
let workplace: Workplace;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await asServerRole(database);
  connection = connect(server.url, { maxConnections: 2 });
  workplace = await createWorkplace();
});
afterAll(async () => {
  await connection.close();
  await database.close();
  await server.drop();
  await workplace.remove();
});

const indexes = async (): Promise<number> =>
  (await sql`select from pg_indexes where tablename = 'orders'`.execute(database.db)).rows.length;

// What else the server does as this role, the random requests of fuzz.test.ts do.
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
])('a role that owns nothing may not: %s', async (statement) => {
  await expect(connection.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
});

test('a server whose tables are older than it says who must bring them up to date', async () => {
  const last = await sql<{ name: string }>`delete from kysely_migration where name =
    (select max(name) from kysely_migration) returning name`.execute(database.db);
  expect(last.rows).toHaveLength(1);
  await expect(migrateToLatest(connection.db)).rejects.toThrow(/Run `npm run migrate` as their owner first/);
});
