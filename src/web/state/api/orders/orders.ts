import { type Order, type OrdersList, orderSchema, ordersListSchema } from '../../../../contract/order/order';
import {
  ordersCountsSchema,
  type OrdersCounts,
  type OrdersCountsQuery,
  type OrdersQuery,
} from '../../../../contract/order/ordersQuery';
import { paths } from '../../../../contract/paths';
import { PAGE_SIZES } from '../../../../domain/limits';
import { answer } from '../server/answer';
import { api } from '../api';

/** One page of the orders list, which knows which page it is: an answer may be on screen while another is awaited. */
export interface OrdersPageAnswer extends OrdersList {
  /** From 1. */
  readonly page: number;
  /** Orders on a full page. */
  readonly size: number;
  readonly count: number;
}

/** Where the server does not count the orders, those of the pages so far count. */
function toPage({ results, count }: OrdersList, query: OrdersQuery): OrdersPageAnswer {
  const page = Number(query.page ?? 1);
  const size = Number(query.page_size ?? PAGE_SIZES.orders);
  const known = (page - 1) * size + results.length;
  return { results, page, size, count: Number.isSafeInteger(count) ? Math.max(0, count ?? 0) : known };
}

const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One page of the orders list. */
    getOrders: build.query<OrdersPageAnswer, OrdersQuery, OrdersList>({
      query: (params) => ({ url: paths.orders, params }),
      rawResponseSchema: answer(ordersListSchema),
      providesTags: ['OrderPages', 'Imported'],
      transformResponse: (list, _meta, query) => toPage(list, query),
    }),
    /** How many orders each filter of the list would leave. */
    getOrdersCounts: build.query<OrdersCounts, OrdersCountsQuery>({
      query: (params) => ({ url: paths.ordersCounts, params }),
      responseSchema: answer(ordersCountsSchema),
      providesTags: ['OrderPages', 'Imported'],
    }),
    /** One order in full, by its `id`. */
    getOrder: build.query<Order, string>({
      query: (orderId) => paths.order(orderId),
      responseSchema: answer(orderSchema),
      providesTags: ['Imported'],
    }),
  }),
});

/** What is known of an order, without it being fetched again. */
export const learnOrder = (orderId: string, change: (order: Order) => void) =>
  ordersApi.util.updateQueryData('getOrder', orderId, change);

export const { getOrders, getOrdersCounts, getOrder } = ordersApi.endpoints;
export const { useGetOrdersQuery, useGetOrdersCountsQuery, useGetOrderQuery } = ordersApi;
/** Fetches a page before it is wanted. */
export const usePrefetchOrders = () => ordersApi.usePrefetch('getOrders');
