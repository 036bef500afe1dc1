import type { Order, OrdersList, OrdersQuery } from '../../../contract/order';
import { orderSchema, ordersListSchema } from '../../../contract/order';
import { paths } from '../../../contract/paths';
import { answer } from './answer';
import { api } from './api';

const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One page of the orders list. */
    getOrders: build.query<OrdersList, OrdersQuery>({
      query: (params) => ({ url: paths.orders, params }),
      responseSchema: answer(ordersListSchema),
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
