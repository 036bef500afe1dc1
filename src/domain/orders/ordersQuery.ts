import type { OrdersCountsQuery, OrdersExportQuery, OrdersQuery } from '../../contract/orders/ordersQuery';
import { FILTER_LENGTHS, PAGE_SIZES } from '../limits';
import type { OrderFilters } from './orderFilters';
import type { OrderSort } from './orderSort';
import { groupQuery } from './orderGroup';

/** One page of orders, counted from 1; omits defaults (spec section 7). */
export function toOrdersQuery(
  filters: OrderFilters,
  sort: OrderSort,
  page: number,
  size: number = PAGE_SIZES.orders,
): OrdersQuery {
  return { page: String(page), page_size: String(size), ...toUnpagedQuery(filters, sort) };
}

export function toUnpagedQuery(filters: OrderFilters, sort: OrderSort): OrdersExportQuery {
  return { ordering: ordering(sort), ...toCountsQuery(filters) };
}

export function toCountsQuery(filters: OrderFilters): OrdersCountsQuery {
  return {
    ...(filters.status !== 'all' && { unit_assignment: filters.status }),
    ...(filters.orderAge !== '0' && { date_range: filters.orderAge }),
    ...(filters.jobType !== 'all' && { order_type: filters.jobType === 'RC' ? 'rc' : 'rw' }),
    ...(filters.customerLocation !== 'all' && { delivery_state: filters.customerLocation }),
    ...(filters.due !== 'all' && { due: filters.due }),
    ...(filters.coverage !== 'all' && { coverage: filters.coverage }),
    ...(filters.review === 'needed' && { needs_engineering: 'true' }),
    ...(filters.owner === 'mine' && { mine: 'true' }),
    ...groupQuery(filters.group),
    ...text('search', filters.searchTerm, FILTER_LENGTHS.searchTerm),
    ...text('customer_name', filters.customerName, FILTER_LENGTHS.customerName),
    ...text('sales_rep', filters.salesperson, FILTER_LENGTHS.salesperson),
  };
}

const orderingFields = { orderDate: 'order_date', price: 'sale_price', requestDate: 'request_date' } as const;

function ordering({ by, direction }: OrderSort): OrdersQuery['ordering'] {
  const field = orderingFields[by];
  return direction === 'desc' ? `-${field}` : field;
}

function text(name: 'search' | 'customer_name' | 'sales_rep', value: string, length: number): OrdersQuery {
  const words = value.trim().slice(0, length);
  return words === '' ? {} : { [name]: words };
}
