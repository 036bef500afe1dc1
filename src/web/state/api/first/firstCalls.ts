import { paths } from '../../../../contract/paths';
import type { RuntimeConfig } from '../../../../contract/runtimeConfig';
import type { OrdersCountsQuery, OrdersQuery } from '../../../../contract/order/ordersQuery';
import { pageSizeOf, readList } from '../../../../domain/order/orderList';
import { toCountsQuery, toOrdersQuery } from '../../../../domain/order/ordersQuery';
import { orderAt } from './orderAt';

const withQuery = (path: string, query: OrdersQuery | OrdersCountsQuery): string =>
  `${path}?${new URLSearchParams(query).toString()}`;

function ofOrders(search: string): string[] {
  const list = readList(new URLSearchParams(search));
  const { filters, sort, page } = list;
  return [
    withQuery(paths.orders, toOrdersQuery(filters, sort, page, pageSizeOf(list))),
    withQuery(paths.ordersCounts, toCountsQuery(filters)),
    paths.views,
    paths.lastRefresh,
  ];
}

function ofScreen({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string[] {
  if (pathname === '/') return ofOrders(search);
  const orderId = orderAt(pathname);
  return orderId === null ? [] : [paths.order(orderId), paths.views, paths.lastRefresh];
}

/**
 * What the screen that the address names asks the product API for before it can show anything: the same texts as its endpoints
 * send. Nothing where the API knows the specification alone. A wrong one is of no use, and does no harm.
 */
export function firstCallsAt(location: Pick<Location, 'pathname' | 'search'>, config: RuntimeConfig): string[] {
  const { capabilities } = config;
  if (capabilities.insights !== 'on') return [];
  return [...(capabilities.access === 'roles' ? [paths.me] : []), ...ofScreen(location)];
}
