import type { Kysely, Selectable } from 'kysely';
import type { OrdersExportQuery } from '../../../contract/order/ordersQuery';
import type { Database, OrdersTable } from '../../db/schema';
import { canFit, fittingOrders, inListOrder } from './ordersSelection';
import type { Viewpoint } from './ordersTriage';

type OrderRow = Selectable<OrdersTable>;

export interface OrdersExport {
  /** How many orders the batches hold together. */
  readonly count: number;
  /** The orders in the list's order, read as they are asked for. Fails where the database does or an order is gone. */
  readonly batches: AsyncIterable<OrderRow[]>;
}

const BATCH_SIZE = 500;

/**
 * All orders that fit the query. Which ones, and in what order, is settled and the
 * first batch is read before this resolves; no connection is held between batches.
 */
export async function readOrdersExport(
  db: Kysely<Database>,
  query: OrdersExportQuery,
  view: Viewpoint,
): Promise<OrdersExport> {
  const ids = canFit(query) ? await idsOf(db, query, view) : [];
  const first = await read(db, ids.slice(0, BATCH_SIZE));
  async function* batches() {
    yield first;
    for (let from = BATCH_SIZE; from < ids.length; from += BATCH_SIZE)
      yield await read(db, ids.slice(from, from + BATCH_SIZE));
  }
  return { count: ids.length, batches: batches() };
}

async function idsOf(db: Kysely<Database>, query: OrdersExportQuery, view: Viewpoint): Promise<number[]> {
  const found = await inListOrder(fittingOrders(db, query, view), query.ordering)
    .select('orders.id')
    .execute();
  return found.map(({ id }) => id);
}

/** These orders, in this order. */
async function read(db: Kysely<Database>, ids: readonly number[]): Promise<OrderRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('orders').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    if (row === undefined) throw new Error(`Order ${id} was removed while the orders were read`);
    return row;
  });
}
