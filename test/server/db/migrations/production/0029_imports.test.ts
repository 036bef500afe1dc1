import { sql } from 'kysely';
import { useTestDatabase, insertRows, orderRow } from '../../../../support/server/database';

const database = useTestDatabase();

/** More than the planner looks up one by one. */
const CUSTOMERS = 600;

test('the names of many orders that change together are updated in few passes over the orders, not one for each name', async () => {
  const { db } = database;
  const customers = Array.from({ length: CUSTOMERS }, (_, index) => `Customer ${index}`);
  await insertRows(db, { orders: customers.map((customer_name) => orderRow({ customer_name })) });
  const names = async () =>
    (await db.selectFrom('search_names').select('name').where('kind', '=', 'customer').orderBy('name').execute()).map(
      ({ name }) => name,
    );
  expect(await names()).toEqual(customers.toSorted());
  const passes = await db.transaction().execute(async (trx) => {
    await sql`update orders set customer_name = customer_name || ' of Mesa'`.execute(trx);
    const { rows } = await sql<{ scans: number }>`
      select sum(pg_stat_get_xact_numscans(oid))::integer as scans from pg_class
      where oid = 'orders'::regclass or oid in (select indexrelid from pg_index where indrelid = 'orders'::regclass)`.execute(
      trx,
    );
    return rows[0]?.scans ?? Infinity;
  });
  // One for each name would be 602; the planner's statistics decide the number.
  expect(passes).toBeLessThan(CUSTOMERS / 4);
  expect(await names()).toEqual(customers.map((each) => `${each} of Mesa`).toSorted());
  await db.deleteFrom('orders').where('customer_name', '<>', 'Customer 7 of Mesa').execute();
  expect(await names()).toEqual(['Customer 7 of Mesa']);
});
