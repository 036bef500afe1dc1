import { sql, type Kysely } from 'kysely';
import type { OrdersQuery } from '../../src/contract/order/ordersQuery';
import type { Database } from '../../src/server/db/schema';
import { defaultOrderFilters, defaultOrderSort } from '../../src/domain/order/orderFilters';
import { toOrdersQuery } from '../../src/domain/order/ordersQuery';
import { createOrdersRepository } from '../../src/server/repositories/orders/orders';
import { percentile } from './report/spread';
import type { Tell } from './report/report';
import { withPostgres } from './withPostgres';

/** Units that orders are served by. */
const UNITS = 30_000;
const ROUNDS = 5;
const ASKED = 12;
/** Of so many orders, ms. */
const [FEW, FEW_MS, MANY_MS] = [100_000, 60, 1_000];
const caller = { name: 'Dana Whitfield', email: 'dana.whitfield@specai.test' };

/** The list that people see first. */
const FIRST = toOrdersQuery(defaultOrderFilters, defaultOrderSort, 1);

interface List {
  readonly name: string;
  readonly query: OrdersQuery;
}

const listsOf = (orders: number): readonly List[] => [
  { name: 'first page', query: {} },
  { name: 'page in the middle', query: { page: String(Math.floor(orders / 12)) } },
  { name: 'last page', query: { page: String(Math.floor(orders / 6)) } },
  { name: 'type RC', query: { order_type: 'rc' } },
  { name: 'salesperson', query: { sales_rep: 'dana' } },
  { name: "'a' in customer", query: { customer_name: 'a' } },
  { name: 'two letters in customer', query: { customer_name: 'me' } },
];

/** Lists of so many orders: the first time and then p99, while every second time an order changed; by turns with one order by its id. */
export const benchLists = (tell: Tell, orders: number): Promise<void> =>
  withPostgres({ units: UNITS, orders }, async ({ db }) => {
    for (const list of listsOf(orders)) await measure(db, list, orders, tell);
  });

const named = (orders: number): string => `${orders.toLocaleString('en-US')} orders`;

async function measure(db: Kysely<Database>, { name, query }: List, count: number, tell: Tell): Promise<void> {
  const orders = createOrdersRepository(db);
  const { id } = await db.selectFrom('orders').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
  const list = () => orders.list({ ...FIRST, ...query }, caller);
  const of = `${named(count)}: ${name}`;
  const goals = [{ most: count > FEW ? MANY_MS : FEW_MS }];
  tell({ what: `${of}, for the first time`, unit: 'ms', ours: [await timeOf(list)], goals });
  const [ours, byId]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [lists, keys]: [number[], number[]] = [[], []];
    for (let time = 0; time < ASKED; time += 1) {
      if (time % 2 === 0) await change(db, id);
      lists.push(await timeOf(list));
      keys.push(await timeOf(() => orders.byId(String(id))));
    }
    ours.push(percentile(lists, 0.99));
    byId.push(percentile(keys, 0.99));
  }
  tell({ what: `${of}, p99 from then on`, unit: 'ms', ours, peers: { 'one order by its id': byId }, goals });
}

const change = (db: Kysely<Database>, id: number) =>
  sql`update orders set ship_state = case ship_state when 'AZ' then 'NM' else 'AZ' end where id = ${id}`.execute(db);

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
