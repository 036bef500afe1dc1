import { sql, type Kysely } from 'kysely';
import type { OrdersExportQuery } from '../../../contract/order/ordersQuery';
import type { Database } from '../../db/schema';
import { isStorable } from '../storableText';
import { toLikePattern } from './likePattern';

const columns = { order_date: 'order_date', sale_price: 'sale_price' } as const;

/** Whether any order can fit. */
export const canFit = (query: OrdersExportQuery): boolean => Object.values(query).every(isStorable);

/** The orders that fit the query on the business's calendar day `today` ('2026-03-05'). */
export function fittingOrders(db: Kysely<Database>, query: OrdersExportQuery, today: string) {
  const { search, customer_name, sales_rep, date_range, order_type, unit_assignment, delivery_state } = query;
  return db
    .selectFrom('orders')
    .$if(isGiven(search), (q) =>
      q.where((eb) =>
        eb.or([
          eb('job_number', 'ilike', toLikePattern(search)),
          eb('sales_order_number', 'ilike', toLikePattern(search)),
        ]),
      ),
    )
    .$if(isGiven(customer_name), (q) => q.where('customer_name', 'ilike', toLikePattern(customer_name)))
    .$if(isGiven(sales_rep), (q) => q.where('sales_rep', 'ilike', toLikePattern(sales_rep)))
    .$if(isGiven(date_range), (q) =>
      q.where('order_date', '>=', sql<string>`${today}::date - ${Number(date_range)}::integer`),
    )
    .$if(isGiven(order_type), (q) => q.where('order_type', '=', order_type === 'rw' ? 'RW' : 'RC'))
    .$if(unit_assignment === 'assigned', (q) => q.where('assigned_serial', 'is not', null))
    .$if(unit_assignment === 'unassigned', (q) => q.where('assigned_serial', 'is', null))
    .$if(isGiven(delivery_state), (q) => q.where('ship_state', '=', delivery_state ?? null));
}

type FittingOrders = ReturnType<typeof fittingOrders>;

/** Orders without the value sorted by come last either way; equal ones follow their id, so that pages never overlap. */
export function inListOrder(
  orders: FittingOrders,
  ordering: OrdersExportQuery['ordering'] = '-order_date',
): FittingOrders {
  const isDescending = ordering.startsWith('-');
  const column = ordering.endsWith('sale_price') ? columns.sale_price : columns.order_date;
  return orders.orderBy(column, (by) => (isDescending ? by.desc() : by.asc()).nullsLast()).orderBy('id');
}

const isGiven = (value: string | undefined): boolean => value !== undefined && value.trim() !== '';
