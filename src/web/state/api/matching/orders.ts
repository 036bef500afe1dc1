import { type Order, type OrdersList, orderSchema, ordersListSchema } from '../../../../contract/order/order';
import {
  ordersCountsSchema,
  type OrdersCounts,
  type OrdersCountsQuery,
  type OrdersQuery,
  type OrdersExportQuery,
} from '../../../../contract/order/ordersQuery';
import { paths } from '../../../../contract/paths';
import { PAGE_SIZES } from '../../../../domain/limits';
import { answer } from '../server/answer';
import { api } from '../api';
import { servableOrdersSchema, type ServableOrders } from '../../../../contract/matching/servableOrders';
import { asked, csvOrProblem, toCsvFile, type CsvFile, type Wanted, exportNotices } from '../csvFile';
import { type DeliveryState, type States, statesSchema } from '../../../../contract/states';

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

/** What is known of an order, without it being fetched again. */
const learnOrder = (orderId: string, change: (order: Order) => void) =>
  ordersApi.util.updateQueryData('getOrder', orderId, change);

/** Fetches a page before it is wanted. */
export const usePrefetchOrders = () => ordersApi.usePrefetch('getOrders');

/** What is known of an order beside a unit, by its id or code, without it being fetched again. */
const learnOrderSummary = (idOrCode: string, change: (order: Order) => void) =>
  ordersApi.util.updateQueryData('getOrderSummary', idOrCode, change);

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
    /** The order shown beside a unit's detail, by its id or order code. */
    getOrderSummary: build.query<Order, string>({
      query: (idOrCode) => paths.orderSummary(idOrCode),
      responseSchema: answer(orderSchema),
      providesTags: ['Imported'],
    }),
  }),
});

const orderChoicesApi = api.injectEndpoints({
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
    /** The open orders for which a unit is a candidate, best fit first, by its item code. A reservation takes an order off the list. */
    getServableOrders: build.query<ServableOrders, string>({
      query: (itemCode) => paths.ordersForUnit(itemCode),
      responseSchema: answer(servableOrdersSchema),
      providesTags: ['Reservations', 'Imported'],
    }),
    /** All orders of a list as CSV. A mutation, so that it is never cached. */
    exportOrders: build.mutation<CsvFile, Wanted<OrdersExportQuery>, string>({
      query: (wanted) => ({ url: paths.ordersExport, params: asked(wanted), responseHandler: csvOrProblem }),
      transformResponse: (text, meta) => toCsvFile(text, meta?.response),
    }),
    /** The states that orders are delivered to. */
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

export const {
  exported: exportedNotice,
  notSaved: notSavedNotice,
  notExported: notExportedNotice,
} = exportNotices({ what: 'orders', file: 'open-orders', rows: ['order', 'orders'] });
