import type { Kysely, Selectable } from 'kysely';
import type { Coverage } from '../../../contract/order/coverage';
import type { OrdersQuery } from '../../../contract/order/ordersQuery';
import { PAGE_SIZES } from '../../../domain/limits';
import type { Database, OrdersTable } from '../../db/schema';
import type { ReadIds } from './kept/keptPages';
import type { Recent } from './kept/recent';
import { readsMatches } from './kept/keptTallies';
import type { UnderWay } from './kept/underWay';
import { countFitting, tallyKey, type Counting } from './ordersCounts';
import { canFit, fittingOrders, inListOrder, listSort } from './ordersSelection';
import type { Viewpoint } from './ordersTriage';

/** An order, and how it was judged; null where no judgement stands. */
export type ListedOrder = Selectable<OrdersTable> & { coverage: Coverage | null };

export interface OrdersPage {
  readonly rows: ListedOrder[];
  /** How many orders fit, on all pages. */
  readonly count: number;
}

export interface Paging extends Counting {
  readonly readIds: ReadIds;
  /** Orders before a page from which on it counts as deep inside; absent: 1,000. */
  readonly deepFrom?: number | undefined;
  /** Pages that were read, as they are while no order changes. */
  readonly pages: Recent<KeptPage>;
  readonly pagesUnderWay: UnderWay<ListedOrder[]>;
}

export interface KeptPage {
  readonly generation: number;
  readonly rows: ListedOrder[];
}

/** At some 2 kB an order, 10 MB in all. */
export const MOST_PAGES = 200;

/** The orders before a page are passed over one by one as long as they are so few. */
const DEEP_FROM = 1_000;

/** Reads one page of the orders that fit the query. */
export async function readOrdersPage(paging: Paging, query: OrdersQuery, view: Viewpoint): Promise<OrdersPage> {
  if (!canFit(query)) return { rows: [], count: 0 };
  const { from, size } = placeOf(query);
  // Counted before the page is read: whatever changes in between makes another generation.
  const { count, generation } = await countFitting(paging, query, view);
  if (from >= count) return { rows: [], count };
  const key = JSON.stringify([from, size, query.ordering, tallyKey('pages', query, view)]);
  const known = paging.pages.get(key);
  if (known !== undefined && known.generation === generation) return { rows: known.rows, count };
  const read = () => readPage(paging, query, view);
  const rows = await (generation === null ? read() : paging.pagesUnderWay(`${generation} ${key}`, read));
  if (generation !== null) paging.pages.set(key, { rows, generation });
  return { rows, count };
}

function readPage(paging: Paging, query: OrdersQuery, view: Viewpoint): Promise<ListedOrder[]> {
  const isDeep = placeOf(query).from >= (paging.deepFrom ?? DEEP_FROM);
  return isDeep ? readDeepPage(paging, query, view) : ordersPageQuery(paging.db, query, view).execute();
}

async function readDeepPage(paging: Paging, query: OrdersQuery, view: Viewpoint): Promise<ListedOrder[]> {
  const { from, size } = placeOf(query);
  const sorted = {
    key: `${query.ordering ?? ''} ${tallyKey('pages', query, view)}`,
    ...{ orders: fittingOrders(paging.db, query, view), sort: listSort(query.ordering) },
    readsMatches: readsMatches(query),
  };
  const ids = await paging.readIds(sorted, from, size);
  return readRows(paging.db, ids);
}

/** These orders, in this order, as far as they are still there. */
async function readRows(db: Kysely<Database>, ids: readonly number[]): Promise<ListedOrder[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('orders')
    .leftJoin('order_matches', 'order_matches.order_id', 'orders.id')
    .selectAll('orders')
    .select('order_matches.coverage')
    .where('orders.id', 'in', ids)
    .execute();
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => rowOf.get(id) ?? []);
}

function placeOf(query: OrdersQuery): { from: number; size: number } {
  const size = query.page_size === undefined ? PAGE_SIZES.orders : Number(query.page_size);
  return { from: (Number(query.page ?? 1) - 1) * size, size };
}

/** The query that reads a page; exported for the test of its plan. */
export function ordersPageQuery(db: Kysely<Database>, query: OrdersQuery, view: Viewpoint) {
  const { from, size } = placeOf(query);
  return inListOrder(fittingOrders(db, query, view), query.ordering)
    .limit(size)
    .offset(from)
    .selectAll('orders')
    .select('order_matches.coverage');
}
