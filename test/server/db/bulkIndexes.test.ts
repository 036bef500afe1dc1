import { sql } from 'kysely';
import { setIndexesAside, takeImportLock } from '../../../src/server/db/bulkIndexes';
import { useTestDatabase } from '../../support/server/database';

const database = useTestDatabase();
let all: number;

beforeAll(async () => {
  all = await indexes();
});

async function indexes(): Promise<number> {
  const { rows } = await sql`select from pg_indexes where tablename = 'orders'`.execute(database.db);
  return rows.length;
}

test('the indexes stay if orders are read all the time', async () => {
  await database.db.transaction().execute(async (trx) => {
    await trx.selectFrom('orders').select('id').execute();
    await setIndexesAside(database.db, { attempts: 1 });
  });
  expect(await indexes()).toBe(all);
});

test('where another import runs, the indexes stay', async () => {
  await database.db.transaction().execute(async (trx) => {
    await takeImportLock(trx);
    await setIndexesAside(database.db);
  });
  expect(await indexes()).toBe(all);
});

test('the indexes stay if there are many orders', async () => {
  await sql`insert into orders (order_code, job_number, customer_name, order_type)
    select 'S' || n, 'J' || n, 'Red Butte', 'RC' from generate_series(0, 100) n`.execute(database.db);
  await setIndexesAside(database.db, { mostOrders: 100 });
  expect(await indexes()).toBe(all);
});

test('beside few orders, the indexes of the keys alone stay', async () => {
  await sql`delete from orders where order_code = 'S0'`.execute(database.db);
  await setIndexesAside(database.db, { mostOrders: 100 });
  const { rows } = await sql`select indexname from pg_indexes where tablename = 'orders' order by 1`.execute(
    database.db,
  );
  expect(rows).toEqual(
    ['orders_assigned_serial_key', 'orders_job_number_key', 'orders_order_code_key', 'orders_pkey'].map(
      (indexname) => ({
        indexname,
      }),
    ),
  );
});
