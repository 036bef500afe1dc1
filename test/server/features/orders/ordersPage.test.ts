import { sql } from 'kysely';
import type { OrdersQuery } from '../../../../src/contract/orders/ordersQuery';
import { createOrdersRepository, ordersPageQuery } from '../../../../src/server/features/orders/repository';
import { useTestDatabase } from '../../../support/server/database';
import { insertManyOrders } from '../../../support/server/manyOrders';

const database = useTestDatabase();
beforeAll(() => insertManyOrders(database.db));

const caller = { subject: 's-dana', name: 'Dana Whitfield', email: 'dana.whitfield@specai.test' };

const now = () => new Date('2026-03-05T20:00:00Z');
const LAST_PAGE = 400;

const view = { today: '2026-03-05', caller };

const planOf = async (query: OrdersQuery): Promise<string> =>
  JSON.stringify(await ordersPageQuery(database.db, query, view).explain('json'));

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
  [{ coverage: 'fits' }, ['order_matches_coverage']],
  [{ mine: 'true' }, ['orders_lower_sales_rep', 'orders_lower_emails']],
  [{ mine: 'true', due: '30', coverage: 'work' }, ['orders_lower_sales_rep', 'orders_lower_emails']],
] as const)('%j reads the index it was made for, never the whole table', async (query, indexes) => {
  const plan = await planOf(query);
  for (const index of indexes) expect(plan).toContain(`"${index}"`);
  expect(plan).not.toContain('Seq Scan');
});

test.each([LAST_PAGE + 1, LAST_PAGE + 2])('page %i, of 10,000 orders, 25 to a page, has no orders', async (page) => {
  const orders = createOrdersRepository(database.db, now);
  expect(await orders.list({ page: String(page), page_size: '25' }, caller)).toEqual({ rows: [], count: 10_000 });
});

test('pages follow each other to the last, each order once', async () => {
  const orders = createOrdersRepository(database.db, now);
  const idsOf = async (page: number) =>
    (await orders.list({ page: String(page), page_size: '25' }, caller)).rows.map(({ id }) => id);
  const { rows } = await sql<{ id: number }>`select id from orders order by order_date desc nulls last, id`.execute(
    database.db,
  );
  const all = rows.map(({ id }) => id);
  expect(await idsOf(1)).toEqual(all.slice(0, 25));
  expect(await idsOf(2)).toEqual(all.slice(25, 50));
  expect(await idsOf(LAST_PAGE)).toEqual(all.slice(-25));
});
