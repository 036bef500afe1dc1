import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { sql, type Kysely } from 'kysely';
import { defaultOrderFilters, defaultOrderSort } from '../../../src/domain/order/orderFilters';
import { toCountsQuery, toOrdersQuery } from '../../../src/domain/order/ordersQuery';
import { askFirstLists, keepFirstListsKnown } from '../../../src/server/composition/firstLists';
import type { Database } from '../../../src/server/db/schema';
import { createOrdersRepository } from '../../../src/server/repositories/orders/orders';
import { createTestDatabase, type TestDatabase } from '../../support/server/database';
import { insertRows } from '../../support/server/rows';
import { caller, countedOrders, now, seed } from '../repositories/orders/kept/someOrders';

let database: TestDatabase;
let db: Kysely<Database>;

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  await insertRows(db, { orders: seed(24) });
});
afterAll(() => database.close());

const counted = () => countedOrders(db, { step: 3, deepFrom: 1 });

/** More than two take. */
const MANY_ROUNDS = 60;

const page = (nth: number) => toOrdersQuery(defaultOrderFilters, defaultOrderSort, nth);

test('after the first lists were asked for, the first page of any job type, the last page and the counts read no order', async () => {
  const { orders, asks } = counted();
  await askFirstLists(orders);
  // Whether an order changed.
  expect(await asks(() => orders.list(page(1), caller))).toBe(1);
  expect(await asks(() => orders.list(page(4), caller))).toBe(1);
  expect(await asks(() => orders.list({ ...page(1), order_type: 'rw' }, caller))).toBe(1);
  // And how many orders are the caller's own.
  expect(await asks(() => orders.counts(toCountsQuery(defaultOrderFilters), caller))).toBe(2);
});

test('after that, a customer or salesperson that nobody looked for yet is counted while orders are locked', async () => {
  const { orders } = counted();
  await askFirstLists(orders);
  await db.transaction().execute(async (trx) => {
    await sql`lock table orders, order_matches in access exclusive mode`.execute(trx);
    // Of 24 orders, every second is Priya Raman's; of each five, the first and the last are for customers in Mesa, 5 + 4.
    expect(await orders.countExported({ unit_assignment: 'unassigned', sales_rep: 'priya' }, caller)).toBe(12);
    expect(await orders.countExported({ unit_assignment: 'unassigned', customer_name: 'MESA' }, caller)).toBe(9);
  });
});

test('lists are asked for where there is no order', async () => {
  const empty = await createTestDatabase();
  await expect(askFirstLists(createOrdersRepository(empty.db, now))).resolves.toBeUndefined();
  await empty.close();
});

test('a server that listens asks for them now and again, and no more once it is closed', async () => {
  const { orders, questions } = counted();
  const app = fastify();
  keepFirstListsKnown(app, orders, 1);
  await app.ready();
  expect(questions()).toBe(0);
  await app.listen({ host: '127.0.0.1', port: 0 });
  while (questions() < MANY_ROUNDS) await sleep(1);
  await app.close();
  const afterwards = questions();
  await sleep(20);
  expect(questions()).toBe(afterwards);
});

test('a failure is logged, and the server serves on', async () => {
  const lines: string[] = [];
  const app = fastify({ logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } } });
  const gone = await createTestDatabase();
  const orders = createOrdersRepository(gone.db, now);
  await gone.close();
  keepFirstListsKnown(app, orders);
  await app.listen({ host: '127.0.0.1', port: 0 });
  await app.close();
  expect(lines).toEqual([expect.stringContaining('first lists were not asked for')]);
});
