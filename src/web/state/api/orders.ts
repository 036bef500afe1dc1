import type { Order, OrdersList, OrdersQuery } from '../../../contract/order';
import { orderSchema, ordersListSchema } from '../../../contract/order';
import { paths } from '../../../contract/paths';
import { answer } from './answer';
import { api } from './api';

/** One page of the orders list, which knows which page it is: an answer may be on screen while another is awaited. */
export interface OrdersPageAnswer extends OrdersList {
  /** From 1. */
  readonly page: number;
}

const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One page of the orders list. */
    getOrders: build.query<OrdersPageAnswer, OrdersQuery, OrdersList>({
      query: (params) => ({ url: paths.orders, params }),
      rawResponseSchema: answer(ordersListSchema),
      transformResponse: (list, _meta, query) => ({ ...list, page: Number(query.page ?? 1) }),
    }),
    /** One order in full, by its `id`. */
    getOrder: build.query<Order, string>({
      query: (orderId) => paths.order(orderId),
      responseSchema: answer(orderSchema),
    }),
  }),
});

export const { getOrders, getOrder } = ordersApi.endpoints;
export const { useGetOrdersQuery, useGetOrderQuery } = ordersApi;
