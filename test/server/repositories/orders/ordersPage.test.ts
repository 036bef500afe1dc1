import { sql } from 'kysely';
import type { OrdersQuery } from '../../../../src/contract/order/ordersQuery';
import {
  ordersPageQuery,
  readOrdersPage,
  type KeptPage,
  type ListedOrder,
} from '../../../../src/server/repositories/orders/ordersPage';
import { createOrdersRepository } from '../../../../src/server/repositories/orders/orders';
import { idsFrom } from '../../../../src/server/repositories/orders/kept/keptPages';
import { createKeptTallies } from '../../../../src/server/repositories/orders/kept/keptTallies';
import { createOrdersState } from '../../../../src/server/repositories/orders/kept/ordersState';
import { createRecent } from '../../../../src/server/repositories/orders/kept/recent';
import { createUnderWay } from '../../../../src/server/repositories/orders/kept/underWay';
import { fittingOrders, listSort } from '../../../../src/server/repositories/orders/ordersSelection';
import { countQuestions } from '../../../support/server/countQuestions';
import { createTestDatabase, type TestDatabase } from '../../../support/server/database';
import { insertManyOrders } from '../../../support/server/manyOrders';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await insertManyOrders(database.db);
});
afterAll(() => database.close());

const caller = { name: 'Dana Whitfield', email: 'dana.whitfield@specai.test' };

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

/** What reading a page from a mark in the middle of the list does. */
async function deepPlan(ordering: OrdersQuery['ordering']) {
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

type Options = Parameters<typeof createOrdersRepository>[2];

/** A repository that has counted its orders, and how many statements a call of it takes. */
async function counted(options?: Options) {
  const { db, questions } = countQuestions(database.db);
  const orders = createOrdersRepository(db, now, options);
  const list = (page: number) => orders.list({ page: String(page), page_size: '25' }, caller);
  const statementsOf = async (...pages: number[]) => {
    const before = questions();
    await Promise.all(pages.map(list));
    return questions() - before;
  };
  await list(1);
  return { list, statementsOf };
}

test.each([LAST_PAGE + 1, LAST_PAGE + 2])(
  'page %i, of 10,000 orders, 25 to a page, has no orders and reads none',
  async (page) => {
    const { list, statementsOf } = await counted();
    expect(await statementsOf(page)).toBe(1);
    expect(await list(page)).toEqual({ rows: [], count: 10_000 });
  },
);

test('a page takes one statement beside the question whether orders changed, also where two people ask at once, and none when it is known', async () => {
  const { statementsOf } = await counted();
  expect(await statementsOf(2)).toBe(2);
  expect(await statementsOf(3, 3)).toBe(2);
  expect(await statementsOf(3)).toBe(1);
  expect(await statementsOf(2, 3, 4)).toBe(2);
});

test.each([
  [undefined, 40, 41],
  [25, 1, 2],
  [50, 2, 3],
])(
  'with %s orders before a page, page %i is the last that passes over orders, and page %i reads marks',
  async (deepFrom, shallow, deep) => {
    const ofPage = async (page: number) => {
      const { statementsOf } = await counted({ ...(deepFrom === undefined ? {} : { deepFrom }) });
      return statementsOf(page);
    };
    expect(await ofPage(shallow)).toBe(shallow === 1 ? 1 : 2);
    // The marks, the ids from one of them on, and their orders.
    expect(await ofPage(deep)).toBe(4);
  },
);

/** What reads pages by marks that lead to these orders. */
const leadingTo = (ids: readonly number[]) => ({
  ...{ db: database.db, tallies: createKeptTallies(database.db, createOrdersState(database.db)), deepFrom: 0 },
  ...{ pages: createRecent<KeptPage>(1), pagesUnderWay: createUnderWay<ListedOrder[]>() },
  readIds: () => Promise.resolve([...ids]),
});

test('orders that went while the page was read are left out, the others keep their order', async () => {
  const [a = 0, b = 0, c = 0] = (await counted().then(({ list }) => list(5))).rows.map(({ id }) => id);
  const { rows, count } = await readOrdersPage(leadingTo([b, -1, a, c]), {}, view);
  expect(rows.map(({ id }) => id)).toEqual([b, a, c]);
  expect(rows.map(({ coverage }) => coverage)).toEqual([b, a, c].map((id) => (id % 4 === 0 ? 'none' : 'work')));
  expect(count).toBe(10_000);
});

test('a page whose orders all went while it was read is empty', async () => {
  expect(await readOrdersPage(leadingTo([]), {}, view)).toEqual({ rows: [], count: 10_000 });
});

test('a standby server cannot tell whether an order changed, so each page is read anew, for each person', async () => {
  const moment = { snapshot: '', source: '', isStandby: true };
  const counts = () => Promise.resolve({ figures: [10_000], generation: 1, moment });
  let reads = 0;
  const readIds = () => {
    reads += 1;
    return Promise.resolve([]);
  };
  const paging = { ...leadingTo([]), readIds, tallies: { count: counts, countByNames: counts } };
  await Promise.all([readOrdersPage(paging, {}, view), readOrdersPage(paging, {}, view)]);
  expect(reads).toBe(2);
  await readOrdersPage(paging, {}, view);
  expect(reads).toBe(3);
});
