import { pageSizeOf, readList } from '../../../../domain/order/orderList';
import { toCountsQuery, toOrdersQuery } from '../../../../domain/order/ordersQuery';
import { getLastRefresh } from '../lastRefresh';
import { getOrders, getOrdersCounts } from '../orders/orders';
import { FOR_LATER, type AskFirst } from './askFirst';

export const askForOrders: AskFirst = ({ dispatch }, { search }) => {
  const list = readList(new URLSearchParams(search));
  const { filters, sort, page } = list;
  return Promise.all([
    dispatch(getOrders.initiate(toOrdersQuery(filters, sort, page, pageSizeOf(list)), FOR_LATER)),
    dispatch(getOrdersCounts.initiate(toCountsQuery(filters), FOR_LATER)),
    dispatch(getLastRefresh.initiate(undefined, FOR_LATER)),
  ]);
};
