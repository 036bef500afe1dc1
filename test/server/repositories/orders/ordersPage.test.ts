import { sql } from 'kysely';
import type { OrdersQuery } from '../../../../src/contract/order/ordersQuery';
import { ordersPageQuery } from '../../../../src/server/repositories/orders/ordersPage';
import { idsFrom } from '../../../../src/server/repositories/orders/kept/keptPages';
import { fittingOrders, listSort } from '../../../../src/server/repositories/orders/ordersSelection';
import { createTestDatabase, type TestDatabase } from '../../../support/server/database';
import { insertManyOrders } from '../../../support/server/manyOrders';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await insertManyOrders(database.db);
});
afterAll(() => database.close());

const caller = { name: 'Dana Whitfield', email: 'dana.whitfield@specai.test' };

const planOf = async (query: OrdersQuery): Promise<string> =>
  JSON.stringify(await ordersPageQuery(database.db, query, { today: '2026-03-05', caller }).explain('json'));

test.each([
  [{ search: 'J12345' }, ['orders_job_number_trgm', 'orders_sales_order_number_trgm']],
  [{}, ['orders_by_date']],
  [{ ordering: 'order_date' }, ['orders_by_date_up']],
  [{ ordering: '-sale_price', unit_assignment: 'unassigned' }, ['orders_by_price']],
  [{ ordering: 'sale_price', order_type: 'rw' }, ['orders_by_price_up']],
  [{ ordering: 'request_date', coverage: 'work' }, ['orders_by_request_date']],
  [{ ordering: '-request_date', needs_engineering: 'true' }, ['orders_by_request_date_down']],
  [{ ordering: 'request_date', due: 'overdue', unit_assignment: 'unassigned' }, ['orders_by_request_date']],
  [{ due: '14', ordering: 'request_date' }, ['orders_by_request_date']],
  [{ due: 'overdue' }, ['orders_by_date']],
  [{ due: '30', ordering: '-sale_price' }, ['orders_by_price']],
  [{ coverage: 'work' }, ['orders_by_date']],
  [{ coverage: 'perfect' }, ['order_matches_coverage']],
  [{ mine: 'true' }, ['orders_lower_sales_rep', 'orders_lower_emails']],
  [{ mine: 'true', due: '30', coverage: 'work' }, ['orders_lower_sales_rep', 'orders_lower_emails']],
] as const)('%j reads the index it was made for, never the whole table', async (query, indexes) => {
  const plan = await planOf(query);
  for (const index of indexes) expect(plan).toContain(`"${index}"`);
  expect(plan).not.toContain('Seq Scan');
});

/** What reading a page from a mark in the middle of the list does. */
async function deepPlan(ordering: OrdersQuery['ordering']) {
  const view = { today: '2026-03-05', caller };
  const sort = listSort(ordering);
  const orders = fittingOrders(database.db, {}, view);
  const { key, id } = await orders
    .select([sort.key.as('key'), 'orders.id'])
    .orderBy(sort.columns)
    .limit(1)
    .offset(5_000)
    .executeTakeFirstOrThrow();
  const from = idsFrom({ key: '', orders, sort, readsMatches: false }, { offset: 5_000, key, id }, 200, 25);
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>`
    explain (analyze, buffers, format json) ${from}`.execute(database.db);
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  return {
    text: JSON.stringify(plan),
    buffers: (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0),
  };
}

test.each([
  ['order_date', 'orders_by_date_up'],
  ['-order_date', 'orders_by_date'],
  ['sale_price', 'orders_by_price_up'],
  ['-sale_price', 'orders_by_price'],
  ['request_date', 'orders_by_request_date'],
  ['-request_date', 'orders_by_request_date_down'],
] as const)(
  'a page deep inside, by %s, reads its index from the nearest mark on, and few pages of the table',
  async (ordering, index) => {
    const { text, buffers } = await deepPlan(ordering);
    expect(text).toContain(`"${index}"`);
    expect(text).not.toContain('Seq Scan');
    // 225 orders of two ranges, each perhaps on a page of its own, and the way down the indexes; passing over 5,000 reads as many.
    expect(buffers).toBeLessThan(700);
  },
);
