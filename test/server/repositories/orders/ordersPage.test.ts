import { sql } from 'kysely';
import type { OrdersQuery } from '../../../../src/contract/order/ordersQuery';
import { ordersPageQuery } from '../../../../src/server/repositories/orders/ordersPage';
import { createTestDatabase, type TestDatabase } from '../../../support/server/database';

const ORDERS = 30_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`insert into orders (order_code, job_number, sales_order_number, customer_name, sales_rep, order_type, order_date, sale_price, ship_state)
    select 'C' || n, 'J' || (n * 7919 % 1000003), 'SO' || (n * 104729 % 1000003), md5(n::text), md5((n * 31)::text),
      case n % 2 when 0 then 'RC' else 'RW' end, date '2026-01-01' + (n % 700)::int, n, 'AZ'
    from generate_series(1::bigint, ${sql.lit(ORDERS)}) n`.execute(database.db);
  await sql`analyze orders`.execute(database.db);
});
afterAll(() => database.close());

const planOf = async (query: OrdersQuery): Promise<string> =>
  JSON.stringify(await ordersPageQuery(database.db, query, '2026-03-05').explain('json'));

test.each([
  [{ search: 'J12345' }, ['orders_job_number_trgm', 'orders_sales_order_number_trgm']],
  [{}, ['orders_by_date']],
  [{ ordering: 'order_date' }, ['orders_by_date_up']],
  [{ ordering: '-sale_price', unit_assignment: 'unassigned' }, ['orders_by_price']],
  [{ ordering: 'sale_price', order_type: 'rw' }, ['orders_by_price_up']],
] as const)('%j reads the index it was made for, never the whole table', async (query, indexes) => {
  const plan = await planOf(query);
  for (const index of indexes) expect(plan).toContain(`"${index}"`);
  expect(plan).not.toContain('Seq Scan');
});
