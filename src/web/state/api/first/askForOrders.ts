import { pageSizeOf, readList } from '../../../../domain/order/orderList';
import { toCountsQuery, toOrdersQuery } from '../../../../domain/order/ordersQuery';
import { getLastRefresh } from '../lastRefresh';
import { getOrders, getOrdersCounts } from '../orders/orders';
import { answerOf, type AskFirst } from './askFirst';

export const askForOrders: AskFirst = ({ dispatch }, { search }) => {
  const list = readList(new URLSearchParams(search));
  const { filters, sort, page } = list;
  return Promise.all([
    answerOf(dispatch(getOrders.initiate(toOrdersQuery(filters, sort, page, pageSizeOf(list))))),
    answerOf(dispatch(getOrdersCounts.initiate(toCountsQuery(filters)))),
    answerOf(dispatch(getLastRefresh.initiate(undefined))),
  ]);
};
