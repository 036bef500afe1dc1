import type { Kysely, Selectable } from 'kysely';
import type { Coverage } from '../../../contract/order/ordersBands';
import type { OrdersQuery } from '../../../contract/order/ordersQuery';
import { PAGE_SIZES } from '../../../domain/limits';
import type { Database, OrdersTable } from '../../db/schema';
import { countFitting } from './ordersCounts';
import { canFit, fittingOrders, inListOrder, withMatches } from './ordersSelection';
import type { Viewpoint } from './ordersTriage';

/** An order, and how it was judged; null where no judgement stands. */
export type ListedOrder = Selectable<OrdersTable> & { coverage: Coverage | null };

export interface OrdersPage {
  readonly rows: ListedOrder[];
  /** How many orders fit, on all pages. */
  readonly count: number;
}

/** Reads one page of the orders that fit the query. */
export async function readOrdersPage(db: Kysely<Database>, query: OrdersQuery, view: Viewpoint): Promise<OrdersPage> {
  if (!canFit(query)) return { rows: [], count: 0 };
  const [rows, count] = await Promise.all([ordersPageQuery(db, query, view).execute(), countFitting(db, query, view)]);
  return { rows, count };
}

function placeOf(query: OrdersQuery): { from: number; size: number } {
  const size = query.page_size === undefined ? PAGE_SIZES.orders : Number(query.page_size);
  return { from: (Number(query.page ?? 1) - 1) * size, size };
}

/**
 * The query that reads a page; exported for the test of its plan. Ids come first: an index holds all that a list is narrowed and
 * sorted by, and the orders passed over are wide.
 */
export function ordersPageQuery(db: Kysely<Database>, query: OrdersQuery, view: Viewpoint) {
  const { from, size } = placeOf(query);
  const ids = inListOrder(fittingOrders(db, query, view), query.ordering)
    .select('orders.id')
    .limit(size)
    .offset(from);
  return inListOrder(withMatches(db).where('orders.id', 'in', ids), query.ordering)
    .selectAll('orders')
    .select('order_matches.coverage');
}
