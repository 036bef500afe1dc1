import { sql, type Kysely } from 'kysely';
import type { OrdersQuery } from '../../src/contract/orders/ordersQuery';
import { defaultOrderFilters } from '../../src/domain/orders/orderFilters';
import { defaultOrderSort } from '../../src/domain/orders/orderSort';
import { toOrdersQuery } from '../../src/domain/orders/ordersQuery';
import type { Database } from '../../src/server/db/schema/schema';
import { createOrdersRepository } from '../../src/server/features/orders/repository';
import { withDatabase } from './database';
import { byTurns, percentile, timesOf } from './measure';
import type { Row } from './report';

const [UNITS, ROUNDS, CALLS] = [30_000, 5, 12];
const caller = { subject: 's-1', name: 'Dana Whitfield', email: 'dana.whitfield@specai.test' };

const listsOf = (orders: number): Readonly<Record<string, OrdersQuery>> => ({
  'first page': {},
  'page in the middle': { page: String(Math.floor(orders / 12)) },
  'last page': { page: String(Math.floor(orders / 6)) },
  'type RC': { order_type: 'rc' },
  salesperson: { sales_rep: 'dana' },
  "'a' in customer": { customer_name: 'a' },
  'two letters in customer': { customer_name: 'me' },
});

/** One list: the first time, and the 99th percentile from then on, with a change before each round. */
async function measure(db: Kysely<Database>, name: string, query: OrdersQuery, most: number): Promise<Row[]> {
  const orders = createOrdersRepository(db);
  const { id } = await db.selectFrom('orders').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
  const change = sql`update orders set ship_state = case ship_state when 'AZ' then 'NM' else 'AZ' end where id = ${id}`;
  const list = () => orders.list({ ...toOrdersQuery(defaultOrderFilters, defaultOrderSort, 1), ...query }, caller);
  const first = await timesOf(1, list);
  const { ours, byId } = await byTurns(ROUNDS, {
    ours: async () => {
      await change.execute(db);
      return percentile(await timesOf(CALLS, list), 0.99);
    },
    byId: async () => percentile(await timesOf(CALLS, () => orders.byId(String(id))), 0.99),
  });
  const goals = [{ most }];
  return [
    { what: `${name}, for the first time`, unit: 'ms', ours: first, goals },
    { what: `${name}, p99 from then on`, unit: 'ms', ours, peers: { 'one order by its id': byId }, goals },
  ];
}

export const benchLists = (orders = 100_000): Promise<Row[]> =>
  withDatabase({ units: UNITS, orders }, async ({ db }) => {
    const rows: Row[] = [];
    for (const [name, query] of Object.entries(listsOf(orders))) {
      const what = `${orders.toLocaleString('en-US')} orders: ${name}`;
      rows.push(...(await measure(db, what, query, orders > 100_000 ? 1_000 : 60)));
    }
    return rows;
  });
