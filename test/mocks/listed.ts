import type { Order, OrdersList } from '../../src/contract/orders/order';

const DAY_MS = 86_400_000;
const has = (text: string | null, part: string | null) =>
  part === null || (text ?? '').toLowerCase().includes(part.toLowerCase());

const isYounger = (order: Order, days: string | null, newest: number) =>
  days === null || newest - Date.parse(order.order_date ?? '') <= Number(days) * DAY_MS;

const ASSIGNED: readonly unknown[] = ['Assigned', 'In Fabrication', 'Issued'];

const isAssigned = ({ issued_units, requirement }: Order) =>
  Number(issued_units ?? 0) > 0 || ASSIGNED.includes(requirement?.metadata?.unit_status);

const isRetired = ({ retired_at }: Order) => typeof retired_at === 'string';

function passes(order: Order, query: URLSearchParams, newest: number): boolean {
  const assignment = query.get('unit_assignment');
  const search = query.get('search');
  return (
    (has(order.job_number, search) || has(order.sales_order_number, search)) &&
    has(order.customer_name, query.get('customer_name')) &&
    has(order.sales_rep, query.get('sales_rep')) &&
    has(order.ship_state, query.get('delivery_state')) &&
    has(order.order_type, query.get('order_type')) &&
    isYounger(order, query.get('date_range'), newest) &&
    isRetired(order) === (assignment === 'retired') &&
    (assignment === null || assignment === 'retired' || (assignment === 'assigned') === isAssigned(order))
  );
}

const sortValue = (order: Order, ordering: string) =>
  ordering.endsWith('sale_price') ? Number(order.sale_price ?? 0) : Date.parse(order.order_date ?? '');

export function listed(orders: readonly Order[], query: URLSearchParams, pageSize = 6): OrdersList {
  const newest = Math.max(...orders.map((order) => Date.parse(order.order_date ?? '')));
  const ordering = query.get('ordering') ?? '-order_date';
  const sign = ordering.startsWith('-') ? -1 : 1;
  const passing = orders
    .filter((order) => passes(order, query, newest))
    .toSorted((one, other) => sign * (sortValue(one, ordering) - sortValue(other, ordering)));
  const size = Number(query.get('page_size') ?? pageSize);
  const start = query.has('page') ? (Number(query.get('page')) - 1) * size : 0;
  return { results: passing.slice(start, start + size), count: passing.length };
}
