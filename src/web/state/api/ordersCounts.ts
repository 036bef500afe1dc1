import { ordersCountsSchema, type OrdersCounts } from '../../../contract/order/ordersCounts';
import type { OrdersCountsQuery } from '../../../contract/order/ordersQuery';
import { paths } from '../../../contract/paths';
import { answer } from './server/answer';
import { api } from './api';

const ordersCountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** How many orders each filter of the list would leave. */
    getOrdersCounts: build.query<OrdersCounts, OrdersCountsQuery>({
      query: (params) => ({ url: paths.ordersCounts, params }),
      responseSchema: answer(ordersCountsSchema),
      providesTags: ['OrderPages', 'Imported'],
    }),
  }),
});

export const { useGetOrdersCountsQuery } = ordersCountsApi;
