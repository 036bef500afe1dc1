import { sql } from 'kysely';
import { migrateToLatest } from '../../../../src/server/db/migrate';
import { down, up } from '../../../../src/server/db/migrations/production/0016_indexes_set_aside';
import { checkPrepared, importPrepared, type ImportOptions } from '../../../../src/server/features/import/importFiles';
import { prepareFiles } from '../../../../src/server/features/import/prepareFiles';
import { ImportRefusedError } from '../../../../src/server/features/import/staging/problems';
import { emptyBeforeEach, importPlace, ORDER_HEADER } from './files';

const { database, workplace } = importPlace();
let all: string[];

beforeAll(async () => {
  all = await indexes();
});
emptyBeforeEach(database);

async function indexes(): Promise<string[]> {
  const { rows } = await sql<{ indexdef: string }>`
    select indexdef from pg_indexes where tablename = 'orders' order by indexname`.execute(database.db);
  return rows.map(({ indexdef }) => indexdef);
}
const setAside = () => database.db.selectFrom('indexes_set_aside').selectAll().execute();
const codes = async () =>
  (await database.db.selectFrom('orders').select('order_code').orderBy('id').execute()).map((row) => row.order_code);

const prepared = async (...rows: string[]) =>
  prepareFiles({ orders: await workplace.write('orders.csv', [ORDER_HEADER, ...rows, ''].join('\n')) });
const load = async (options: ImportOptions, ...rows: string[]) =>
  importPrepared(database.db, await prepared(...rows), { manyOrders: 2, ...options });

const first = 'SO1,J1,Red Butte,RC';
const second = 'SO2,J2,Copper Mesa,RW';

test('a large import adds its rows without indexes, and has all of them when it ends', async () => {
  let seen: string[] = [];
  const alongside = async () => {
    seen = await indexes();
  };
  const report = await load({ alongside }, first, second);
  expect(report.orders).toEqual({ read: 2, added: 2, changed: 0, unchanged: 0, refused: 0 });
  expect(await codes()).toEqual(['SO1', 'SO2']);
  expect(seen.length).toBeLessThan(all.length);
  expect(await indexes()).toEqual(all);
  expect(await setAside()).toEqual([]);
});

test('people read orders while a large import holds its rows back', async () => {
  await load({}, first);
  const read: string[][] = [];
  await load({ alongside: async () => void read.push(await codes()) }, 'SO1,J1,Red Butte,RW', second);
  expect(read).toEqual([['SO1']]);
  expect(await codes()).toEqual(['SO1', 'SO2']);
});

test('a large import that is refused leaves the orders and their indexes as they were', async () => {
  await load({}, first);
  await expect(load({}, second, 'SO2,J3,Red Butte,RC')).rejects.toThrow(ImportRefusedError);
  expect(await codes()).toEqual(['SO1']);
  expect(await indexes()).toEqual(all);
});

test('a large import that fails at its very end leaves the orders and their indexes as they were', async () => {
  const alongside = () => Promise.reject(new Error('no answer could be kept'));
  await expect(load({ alongside }, first, second)).rejects.toThrow('no answer could be kept');
  expect(await codes()).toEqual([]);
  expect(await indexes()).toEqual(all);
});

test('a large import that is canceled leaves the orders and their indexes as they were', async () => {
  const stop = new AbortController();
  const canceled = load({ signal: stop.signal, onProgress: () => stop.abort() }, first, second);
  await expect(canceled).rejects.toThrow('aborted');
  expect(await codes()).toEqual([]);
  expect(await indexes()).toEqual(all);
});

test('a check sets no index aside', async () => {
  await checkPrepared(database.db, await prepared(first, second), { manyOrders: 2 });
  expect(await indexes()).toEqual(all);
});

describe('indexes that a crash left set aside', () => {
  beforeEach(async () => {
    await sql`insert into indexes_set_aside values
      ('orders_by_state', 'CREATE INDEX IF NOT EXISTS orders_by_state ON public.orders USING btree (ship_state)'),
      ('orders_by_price', 'CREATE INDEX IF NOT EXISTS orders_by_price ON public.orders USING btree (sale_price DESC NULLS LAST, id)')`.execute(
      database.db,
    );
    await sql`drop index orders_by_state`.execute(database.db);
  });

  test('are made when the server starts, even if one exists already', async () => {
    await migrateToLatest(database.db);
    expect(await indexes()).toEqual(all);
    expect(await setAside()).toEqual([]);
  });

  test('are made by the next import, however small', async () => {
    await load({}, first);
    expect(await indexes()).toEqual(all);
  });

  test('are made when the database is migrated back', async () => {
    await down(database.db);
    expect(await indexes()).toEqual(all);
    await up(database.db);
  });
});
