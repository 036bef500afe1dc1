import type { Order, OrdersList } from '../../../contract/order/order';
import type { OrdersQuery } from '../../../contract/order/ordersQuery';
import { orderSchema, ordersListSchema } from '../../../contract/order/order';
import { paths } from '../../../contract/paths';
import { PAGE_SIZES } from '../../../domain/limits';
import { answer } from './server/answer';
import { api } from './api';

/** One page of the orders list, which knows which page it is: an answer may be on screen while another is awaited. */
export interface OrdersPageAnswer extends OrdersList {
  /** From 1. */
  readonly page: number;
  readonly count: number;
}

/** Where the server tells no number of orders, there are those that are known of. */
function toPage({ results, count }: OrdersList, page: number): OrdersPageAnswer {
  const known = (page - 1) * PAGE_SIZES.orders + results.length;
  return { results, page, count: Number.isSafeInteger(count) ? Math.max(0, count ?? 0) : known };
}

/** Pages of the list that are kept: cached for good must not mean without end. */
export const MOST_PAGES = 200;

type CacheKey = Parameters<typeof api.internalActions.removeQueryResult>[0]['queryCacheKey'];

const isPageKey = (key: string): key is CacheKey => key.startsWith('getOrders(');

/** The cache keys of all but the newest pages; entries stand in the order in which they came. */
const outdatedPages = (queries: object): CacheKey[] => Object.keys(queries).filter(isPageKey).slice(0, -MOST_PAGES);

const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One page of the orders list. */
    getOrders: build.query<OrdersPageAnswer, OrdersQuery, OrdersList>({
      query: (params) => ({ url: paths.orders, params }),
      rawResponseSchema: answer(ordersListSchema),
      providesTags: ['OrderPages', 'Imported'],
      transformResponse: (list, _meta, query) => toPage(list, Number(query.page ?? 1)),
      onCacheEntryAdded: (_query, store) => {
        for (const queryCacheKey of outdatedPages(store.getState()[api.reducerPath].queries))
          store.dispatch(api.internalActions.removeQueryResult({ queryCacheKey }));
      },
    }),
    /** One order in full, by its `id`. */
    getOrder: build.query<Order, string>({
      query: (orderId) => paths.order(orderId),
      responseSchema: answer(orderSchema),
      providesTags: ['Imported'],
    }),
  }),
});

export const { getOrders, getOrder } = ordersApi.endpoints;
export const { useGetOrdersQuery, useGetOrderQuery } = ordersApi;
/** Asks for a page before it is wanted. */
export const usePrefetchOrders = () => ordersApi.usePrefetch('getOrders');
