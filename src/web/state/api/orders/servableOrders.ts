import { servableOrdersSchema, type ServableOrders } from '../../../../contract/matching/servableOrders';
import { paths } from '../../../../contract/paths';
import { answer } from '../server/answer';
import { api } from '../api';

const servableOrdersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The open orders for which a unit is a candidate, best fit first, by its item code. A reservation takes an order off the list. */
    getServableOrders: build.query<ServableOrders, string>({
      query: (itemCode) => paths.ordersForUnit(itemCode),
      responseSchema: answer(servableOrdersSchema),
      providesTags: ['Reservations', 'Imported'],
    }),
  }),
});

export const { getServableOrders } = servableOrdersApi.endpoints;
export const { useGetServableOrdersQuery } = servableOrdersApi;
