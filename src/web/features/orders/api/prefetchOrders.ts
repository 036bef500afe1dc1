import { pageSizeOf, readList } from '../../../../domain/orders/orderList';
import { toCountsQuery, toOrdersQuery } from '../../../../domain/orders/ordersQuery';
import type { AppStore } from '../../../store/store';
import { getLastRefresh } from '../../../store/api/lastRefresh';
import { getOrders, getOrdersCounts } from './orders';

export function prefetchOrders({ dispatch }: AppStore, search: string): Promise<unknown> {
  const list = readList(new URLSearchParams(search));
  const { filters, sort, page } = list;
  return Promise.all([
    dispatch(getOrders.initiate(toOrdersQuery(filters, sort, page, pageSizeOf(list)), { subscribe: false })),
    dispatch(getOrdersCounts.initiate(toCountsQuery(filters), { subscribe: false })),
    dispatch(getLastRefresh.initiate(undefined, { subscribe: false })),
  ]);
}
