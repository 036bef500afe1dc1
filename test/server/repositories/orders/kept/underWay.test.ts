import type { Kysely } from 'kysely';
import type { OrdersQuery } from '../../../../../src/contract/order/ordersQuery';
import type { Database } from '../../../../../src/server/db/schema';
import { createOrdersRepository } from '../../../../../src/server/repositories/orders/orders';
import { createTestDatabase, type TestDatabase } from '../../../../support/server/database';
import { insertRows } from '../../../../support/server/rows';
import { caller, countedOrders, now, seed } from './someOrders';

let database: TestDatabase;
let db: Kysely<Database>;

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  await insertRows(db, { orders: seed(24) });
});
afterAll(() => database.close());

test('lists and counts that are known and asked for at once are one small question; alone, each is one too', async () => {
  const { orders, asks } = countedOrders(db);
  const page: OrdersQuery = { unit_assignment: 'unassigned', page_size: '5' };
  const all = () => [
    ...Array.from({ length: 20 }, () => orders.list(page, caller)),
    ...[orders.list({ ...page, page: '2' }, caller), orders.list({}, caller), orders.counts({}, caller)],
  ];
  await Promise.all(all());
  expect(await asks(() => Promise.all(all()))).toBe(1);
  expect(await asks(() => orders.list(page, caller))).toBe(1);
  await insertRows(db, { orders: seed(1) });
  // How orders stand, what came to the count, and the page, whose orders are others now.
  expect(await asks(() => orders.list(page, caller))).toBe(3);
  expect(await asks(() => orders.list(page, caller))).toBe(1);
});

test('an order that was written before a list is asked for is in it, however many ask and write at once', async () => {
  const { orders } = countedOrders(db);
  const other = createOrdersRepository(db, now);
  const total = async (of = orders) => (await of.list({}, caller)).count;
  let written = await total(other);
  const writing = async () => {
    for (let nth = 0; nth < 10; nth += 1) {
      await insertRows(db, { orders: seed(1) });
      written += 1;
    }
  };
  const reading = async () => {
    for (let nth = 0; nth < 20; nth += 1) {
      const least = written;
      expect(await total()).toBeGreaterThanOrEqual(least);
    }
  };
  await Promise.all([writing(), ...Array.from({ length: 8 }, reading)]);
  expect(await total()).toBe(written);
});

test('where some is read from a replica, nothing is known without a look at the orders', async () => {
  const { orders, asks } = countedOrders(db, { isReplicated: true });
  const both = () => Promise.all([orders.list({}, caller), orders.list({}, caller)]);
  await both();
  expect(await asks(both)).toBe(2);
});
