import type { Order } from '../../../../contract/order/order';
import { paths } from '../../../../contract/paths';
import { api } from '../api';
import { learnOrder } from './orders';
import { learnOrderSummary } from './orderSummary';

const orderFreightApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sets who pays the freight of an order. */
    setFreightPayer: build.mutation<null, { readonly orderId: string; readonly isCustomer: boolean }>({
      query: ({ orderId, isCustomer }) => ({
        ...{ url: paths.orderFreight(orderId), method: 'PUT', body: { paid_by_customer: isCustomer } },
      }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Activity']),
      onQueryStarted: async ({ orderId, isCustomer }, { dispatch, queryFulfilled }) => {
        const learn = (order: Order) => {
          order.freight_paid_by_customer = isCustomer;
        };
        const done = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!done) return;
        dispatch(learnOrder(orderId, learn));
        dispatch(learnOrderSummary(orderId, learn));
      },
    }),
  }),
});

export const { setFreightPayer } = orderFreightApi.endpoints;
