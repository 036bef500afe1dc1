import { sql } from 'kysely';
import type { OrdersQuery } from '../../../../src/contract/order/ordersQuery';
import { ordersPageQuery } from '../../../../src/server/repositories/orders/ordersPage';
import { createTestDatabase, type TestDatabase } from '../../../support/server/database';
import { nobody } from '../../../support/server/rows';

const ORDERS = 30_000;
/** Few enough for the longest time that a statement may take. */
const BATCH = 5_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  for (let from = 0; from < ORDERS; from += BATCH)
    await sql`insert into orders (order_code, job_number, sales_order_number, customer_name, sales_rep, order_type, order_date, sale_price, ship_state, request_date, engineering_review)
    select 'C' || n, 'J' || (n * 7919 % 1000003), 'SO' || (n * 104729 % 1000003), md5(n::text), md5((n * 31)::text),
      case n % 2 when 0 then 'RC' else 'RW' end, date '2026-01-01' + (n % 700)::int, n, 'AZ',
      date '2026-02-01' + (n * 31 % 300)::int, n % 6 = 0
    from generate_series(${sql.lit(from + 1)}::bigint, ${sql.lit(from + BATCH)}) n`.execute(database.db);
  await sql`insert into order_matches (order_id, coverage, best_serial)
    select id, case when id % 4 = 0 then 'none' else 'work' end, case when id % 4 = 0 then null else 'U' || id end
    from orders`.execute(database.db);
  await sql`analyze orders, order_matches`.execute(database.db);
});
afterAll(() => database.close());

const planOf = async (query: OrdersQuery): Promise<string> =>
  JSON.stringify(await ordersPageQuery(database.db, query, { today: '2026-03-05', caller: nobody }).explain('json'));

test.each([
  [{ search: 'J12345' }, ['orders_job_number_trgm', 'orders_sales_order_number_trgm']],
  [{}, ['orders_by_date']],
  [{ ordering: 'order_date' }, ['orders_by_date_up']],
  [{ ordering: '-sale_price', unit_assignment: 'unassigned' }, ['orders_by_price']],
  [{ ordering: 'sale_price', order_type: 'rw' }, ['orders_by_price_up']],
  [{ ordering: 'request_date', coverage: 'work' }, ['orders_by_request_date']],
  [{ ordering: '-request_date', needs_engineering: 'true' }, ['orders_by_request_date_down']],
  [{ ordering: 'request_date', due: 'overdue', unit_assignment: 'unassigned' }, ['orders_by_request_date']],
] as const)('%j reads the index it was made for, never the whole table', async (query, indexes) => {
  const plan = await planOf(query);
  for (const index of indexes) expect(plan).toContain(`"${index}"`);
  expect(plan).not.toContain('Seq Scan');
});
