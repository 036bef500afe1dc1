import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { OrdersExportQuery } from '../../../contract/order/ordersQuery';
import type { Database } from '../../db/schema';
import { isStorable } from '../storableText';
import { toLikePattern } from './likePattern';
import { groupsOf } from './ordersGroups';
import { triageOf, type Viewpoint } from './ordersTriage';

/** Whether any order can fit. */
export const canFit = (query: OrdersExportQuery): boolean => Object.values(query).every(isStorable);

/** The orders that fit the query, with how they were judged. */
export function fittingOrders(db: Kysely<Database>, query: OrdersExportQuery, view: Viewpoint) {
  const conditions = Object.values(triageOf(query, view)).filter((each) => each !== null);
  return conditions.reduce((orders, each) => orders.where(each), standingOrders(db, query, view));
}

/** Orders with how they were judged. */
export const withMatches = (db: Kysely<Database>) =>
  db.selectFrom('orders').leftJoin('order_matches', 'order_matches.order_id', 'orders.id');

/** The orders that fit the query but for what is urgent. */
export function standingOrders(db: Kysely<Database>, query: OrdersExportQuery, view: Viewpoint) {
  const { search, customer_name, sales_rep, date_range, order_type, unit_assignment, delivery_state } = query;
  const orders = withMatches(db)
    .where('retired_at', unit_assignment === 'retired' ? 'is not' : 'is', null)
    .$if(isGiven(search), (q) =>
      q.where((eb) =>
        eb.or([
          eb('job_number', 'ilike', toLikePattern(search)),
          eb('sales_order_number', 'ilike', toLikePattern(search)),
        ]),
      ),
    )
    .$if(isGiven(customer_name), (q) => q.where('customer_name', 'in', namesLike(db, 'customer', customer_name)))
    .$if(isGiven(sales_rep), (q) => q.where('sales_rep', 'in', namesLike(db, 'salesperson', sales_rep)))
    .$if(isGiven(date_range), (q) =>
      q.where('order_date', '>=', sql<string>`${view.today}::date - ${Number(date_range)}::integer`),
    )
    .$if(isGiven(order_type), (q) => q.where('order_type', '=', order_type === 'rw' ? 'RW' : 'RC'))
    .$if(unit_assignment === 'assigned', (q) => q.where('assigned_serial', 'is not', null))
    .$if(unit_assignment === 'unassigned', (q) => q.where('assigned_serial', 'is', null))
    .$if(isGiven(delivery_state), (q) => q.where('ship_state', '=', delivery_state ?? null));
  return groupsOf(query, view).reduce((narrowed, each) => narrowed.where(each), orders);
}

/** Names are few, and a text is compared with each once; triggers keep the table of them true. */
const namesLike = (db: Kysely<Database>, kind: 'customer' | 'salesperson', text: string | undefined) =>
  db.selectFrom('search_names').select('name').where('kind', '=', kind).where('name', 'ilike', toLikePattern(text));

type FittingOrders = ReturnType<typeof fittingOrders>;

/** Orders without the value sorted by come last either way; equal ones follow their id, so that pages never overlap. */
export function inListOrder(
  orders: FittingOrders,
  ordering: OrdersExportQuery['ordering'] = '-order_date',
): FittingOrders {
  const isDescending = ordering.startsWith('-');
  const column = columns.find((each) => ordering.endsWith(each)) ?? 'order_date';
  return orders
    .orderBy(`orders.${column}`, (by) => (isDescending ? by.desc() : by.asc()).nullsLast())
    .orderBy('orders.id');
}

const columns = ['order_date', 'sale_price', 'request_date'] as const;

/** The columns by which an exported list is sorted, as `inListOrder` sorts. */
export function listColumns(ordering: OrdersExportQuery['ordering'] = '-order_date'): RawBuilder<unknown> {
  const name = columns.find((each) => ordering.endsWith(each)) ?? 'order_date';
  const direction = sql.raw(ordering.startsWith('-') ? 'desc' : 'asc');
  return sql`${sql.ref(`orders.${name}`)} ${direction} nulls last, orders.id`;
}

const isGiven = (value: string | undefined): boolean => value !== undefined && value.trim() !== '';
