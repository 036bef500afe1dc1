import { orderSchema, type Order } from '../../../../contract/order/order';
import { paths } from '../../../../contract/paths';
import { answer } from '../server/answer';
import { api } from '../api';

const orderSummaryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The order shown beside a unit's detail, by its id or order code. */
    getOrderSummary: build.query<Order, string>({
      query: (idOrCode) => paths.orderSummary(idOrCode),
      responseSchema: answer(orderSchema),
      providesTags: ['Imported'],
    }),
  }),
});

/** What is known of an order beside a unit, by its id or code, without it being fetched again. */
export const learnOrderSummary = (idOrCode: string, change: (order: Order) => void) =>
  orderSummaryApi.util.updateQueryData('getOrderSummary', idOrCode, change);

export const { getOrderSummary } = orderSummaryApi.endpoints;
export const { useGetOrderSummaryQuery } = orderSummaryApi;
