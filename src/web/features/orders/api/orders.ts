import { type Order, type OrdersList, orderSchema, ordersListSchema } from '../../../../contract/orders/order';
import {
  ordersCountsSchema,
  type OrdersCounts,
  type OrdersCountsQuery,
  type OrdersQuery,
  type OrdersExportQuery,
} from '../../../../contract/orders/ordersQuery';
import { paths } from '../../../../contract/paths';
import { PAGE_SIZES } from '../../../../domain/limits';
import { answer, reading } from '../../../store/api/server/answer';
import { api } from '../../../store/api/api';
import { servableOrdersSchema, type ServableOrders } from '../../../../contract/matching/servableOrders';
import {
  withoutFormat,
  csvOrProblem,
  toCsvFile,
  type CsvFile,
  type ExportRequest,
  exportNotices,
} from '../../../store/exports/csvFile';
import { type DeliveryState, type States, statesSchema } from '../../../../contract/states';
import { put } from '../../../store/api/server/requests';

/** Includes its page: it can stay on screen while another one loads. */
export interface OrdersPageAnswer extends OrdersList {
  readonly page: number;
  readonly size: number;
  readonly count: number;
}

function toPage({ results, count }: OrdersList, query: OrdersQuery): OrdersPageAnswer {
  const page = Number(query.page ?? 1);
  const size = Number(query.page_size ?? PAGE_SIZES.orders);
  const known = (page - 1) * size + results.length;
  return { results, page, size, count: Number.isSafeInteger(count) ? Math.max(0, count ?? 0) : known };
}

export const usePrefetchOrders = () => ordersApi.usePrefetch('getOrders');

const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOrders: build.query<OrdersPageAnswer, OrdersQuery, OrdersList>({
      query: (params) => ({ url: paths.orders, params }),
      rawResponseSchema: answer(ordersListSchema),
      providesTags: ['OrderPages', 'OrderLists', 'Imported'],
      transformResponse: (list, _meta, query) => toPage(list, query),
    }),
    getOrdersCounts: build.query<OrdersCounts, OrdersCountsQuery>(
      reading((params) => ({ url: paths.ordersCounts, params }), ordersCountsSchema, [
        'OrderPages',
        'OrderLists',
        'Imported',
      ]),
    ),
    getOrder: build.query<Order, string>(reading(paths.order, orderSchema, ['Imported'])),
    getOrderSummary: build.query<Order, string>(reading(paths.orderSummary, orderSchema, ['Imported'])),
  }),
});

const orderChoicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    setFreightPayer: build.mutation<null, { readonly orderId: string; readonly isCustomer: boolean }>({
      query: ({ orderId, isCustomer }) => put(paths.orderFreight(orderId), { paid_by_customer: isCustomer }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Activity']),
      onQueryStarted: async ({ orderId, isCustomer }, { dispatch, queryFulfilled }) => {
        const learn = (order: Order) => {
          order.freight_paid_by_customer = isCustomer;
        };
        await queryFulfilled.then(
          () => {
            dispatch(ordersApi.util.updateQueryData('getOrder', orderId, learn));
            dispatch(ordersApi.util.updateQueryData('getOrderSummary', orderId, learn));
          },
          () => undefined,
        );
      },
    }),
    getServableOrders: build.query<ServableOrders, string>(
      reading(paths.ordersForUnit, servableOrdersSchema, ['Reservations', 'Imported']),
    ),
    exportOrders: build.mutation<CsvFile, ExportRequest<OrdersExportQuery>, string>({
      query: (request) => ({ url: paths.ordersExport, params: withoutFormat(request), responseHandler: csvOrProblem }),
      transformResponse: (text, meta) => toCsvFile(text, meta?.response),
    }),
    getStates: build.query<readonly DeliveryState[], undefined, States>({
      query: () => paths.states,
      rawResponseSchema: answer(statesSchema),
      providesTags: ['Imported'],
      transformResponse: ({ states }) => states,
    }),
  }),
});

export const { useGetOrdersQuery, useGetOrdersCountsQuery, useGetOrderQuery, useGetOrderSummaryQuery } = ordersApi;
export const { useGetServableOrdersQuery, useExportOrdersMutation, useGetStatesQuery } = orderChoicesApi;
export const { getOrders, getOrdersCounts, getOrder, getOrderSummary } = ordersApi.endpoints;
export const { setFreightPayer, getServableOrders, getStates } = orderChoicesApi.endpoints;

/** One more estimate in the cached order. */
export const estimateCounted = (orderId: string) =>
  ordersApi.util.updateQueryData('getOrder', orderId, (order) => {
    order.estimate_count = (order.estimate_count ?? 0) + 1;
  });

export const {
  saved: exportedNotice,
  notSaved: notSavedNotice,
  notFetched: notExportedNotice,
} = exportNotices({ what: 'orders', file: 'open-orders', rows: ['order', 'orders'] });
