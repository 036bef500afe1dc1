import type { Kysely, Selectable } from 'kysely';
import type { OrdersQuery } from '../../../contract/order/ordersQuery';
import { PAGE_SIZES } from '../../../domain/limits';
import type { Database, OrdersTable } from '../../db/schema';
import { canFit, fittingOrders, inListOrder } from './ordersSelection';

export interface OrdersPage {
  readonly rows: Selectable<OrdersTable>[];
  /** How many orders fit, on all pages. */
  readonly count: number;
}

/** Reads one page of the orders that fit the query on the business's calendar day `today`. */
export async function readOrdersPage(db: Kysely<Database>, query: OrdersQuery, today: string): Promise<OrdersPage> {
  if (!canFit(query)) return { rows: [], count: 0 };
  const [rows, counted] = await Promise.all([
    ordersPageQuery(db, query, today).execute(),
    fittingOrders(db, query, today)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, count: counted.count };
}

/** The query that reads a page; exported for the test of its plan. */
export function ordersPageQuery(db: Kysely<Database>, query: OrdersQuery, today: string) {
  const size = query.page_size === undefined ? PAGE_SIZES.orders : Number(query.page_size);
  return inListOrder(fittingOrders(db, query, today), query.ordering)
    .limit(size)
    .offset((Number(query.page ?? 1) - 1) * size)
    .selectAll();
}
