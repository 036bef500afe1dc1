import { sql, type Kysely } from 'kysely';
import type { OrdersExportQuery } from '../../../../../src/contract/order/ordersQuery';
import type { Database } from '../../../../../src/server/db/schema';
import { createOrdersRepository } from '../../../../../src/server/repositories/orders/orders';
import { createTestDatabase, type TestDatabase } from '../../../../support/server/database';
import { insertRows, orderRow } from '../../../../support/server/rows';
import { caller, countedOrders, now } from './someOrders';

let database: TestDatabase;
let db: Kysely<Database>;

const soldBy = (customer_name: string, sales_rep: string | null, count: number) =>
  Array.from({ length: count }, () => orderRow({ customer_name, sales_rep }));

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  const orders = [
    ...soldBy('Mesa Water District', 'Dana Whitfield', 3),
    ...soldBy('Mesa Water District', 'Priya Raman', 2),
    ...soldBy('mesa solar', null, 4),
    ...soldBy('Low_Desert Power', 'Dana Whitfield', 1),
    ...soldBy('Lowland 100% Wind', 'Tom Kowalczyk', 5),
  ];
  await insertRows(db, { orders });
});
afterAll(() => database.close());

const texts: readonly (readonly [OrdersExportQuery, number])[] = [
  [{ customer_name: 'mesa' }, 9],
  [{ customer_name: ' MESA w' }, 5],
  [{ customer_name: 'low' }, 6],
  [{ customer_name: 'w_d' }, 1],
  [{ customer_name: '%' }, 5],
  [{ customer_name: 'zinc' }, 0],
  [{ sales_rep: 'a' }, 11],
  [{ sales_rep: 'dana', customer_name: 'mesa' }, 3],
  [{ sales_rep: '', customer_name: 'solar' }, 4],
];

const whileLocked = (work: () => Promise<void>) =>
  db.transaction().execute(async (trx) => {
    await sql`lock table orders, order_matches in access exclusive mode`.execute(trx);
    await work();
  });

test('once any text was looked for, others read no order: they are counted while orders are locked', async () => {
  const orders = createOrdersRepository(db, now);
  await orders.countExported({ customer_name: 'a' }, caller);
  await whileLocked(async () => {
    for (const [query, count] of texts)
      expect([query, await orders.countExported(query, caller)]).toEqual([query, count]);
  });
});

test('the counts of each filter, and of what is one’s own, read no order for another text either', async () => {
  const orders = createOrdersRepository(db, now);
  await orders.counts({ customer_name: 'a' }, caller);
  await whileLocked(async () => {
    const { total, notJudged, mine } = await orders.counts({ customer_name: 'mesa' }, caller);
    expect({ total, notJudged, mine }).toEqual({ total: 9, notJudged: 9, mine: 9 });
  });
});

test('a list with a text of another filter, too, is counted by its own names', async () => {
  const orders = createOrdersRepository(db, now);
  expect(await orders.countExported({ customer_name: 'mesa', order_type: 'rw' }, caller)).toBe(0);
  expect(await orders.countExported({ customer_name: 'mesa', order_type: 'rc' }, caller)).toBe(9);
});

test.each([
  [0, 1],
  [4, 2],
])('with more names than %d, all that are kept, each text is counted by itself, once', async (mostNames, questions) => {
  const { orders, asks } = countedOrders(db, { mostNames });
  for (const [query, count] of texts)
    expect([query, await orders.countExported(query, caller)]).toEqual([query, count]);
  const again = () => orders.countExported({ customer_name: 'mesa' }, caller);
  // What the state is, and nothing of the orders.
  expect(await asks(again)).toBe(questions);
});

test('names that come later are found, and those that left count nothing', async () => {
  const orders = createOrdersRepository(db, now);
  const count = (customer_name: string) => orders.countExported({ customer_name }, caller);
  expect([await count('zenith'), await count('solar')]).toEqual([0, 4]);
  const [id] = await insertRows(db, { orders: soldBy('Zenith Solar', 'Priya Raman', 2) });
  expect([await count('zenith'), await count('solar')]).toEqual([2, 6]);
  await db
    .updateTable('orders')
    .set({ customer_name: 'Nadir' })
    .where('id', '=', id ?? 0)
    .execute();
  expect([await count('zenith'), await count('solar'), await count('NADIR')]).toEqual([1, 5, 1]);
});

test('a text that could not be looked for is looked for again', async () => {
  let isBroken = false;
  const failing = db.withPlugin({
    transformQuery: ({ node }) => {
      if (isBroken && JSON.stringify(node).includes('json_array_elements')) throw new Error('The connection was lost.');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const orders = createOrdersRepository(failing, now);
  expect(await orders.countExported({ customer_name: 'a' }, caller)).toBeGreaterThan(0);
  isBroken = true;
  await expect(orders.countExported({ customer_name: 'desert' }, caller)).rejects.toThrow('The connection was lost.');
  isBroken = false;
  expect(await orders.countExported({ customer_name: 'desert' }, caller)).toBe(1);
});
