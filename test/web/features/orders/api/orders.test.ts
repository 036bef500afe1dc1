import { waitFor } from '@testing-library/react';
import type { OrdersQuery } from '../../../../../src/contract/orders/ordersQuery';
import {
  getOrder,
  getOrders,
  getOrderSummary,
  getServableOrders,
  getStates,
} from '../../../../../src/web/features/orders/api/orders';
import { recordRequests } from '../../../../mocks/recorder';
import {
  everyCallAnswers,
  orderIsKnown,
  ordersAreListed,
  orderSummaryIsKnown,
  unitCouldServe,
  unitsAreReserved,
  statesAreListed,
} from '../../../../mocks/situations';
import { anOrder, orders, aServableOrder } from '../../../../support/web/builders';
import { aStore } from '../../../../support/web/store';
import { reserveUnit } from '../../../../../src/web/features/reservations/api/reservations';

const get = { method: 'GET', authorization: 'Bearer token', body: null };

test('the list of orders is requested with its query and decoded', async () => {
  ordersAreListed(orders(8));
  const sent = recordRequests();
  const query: OrdersQuery = { page: '2', page_size: '6', search: 'J-', ordering: '-order_date' };
  const { data } = await aStore().dispatch(getOrders.initiate(query));
  expect(await sent()).toEqual([{ ...get, path: '/api/orders/', query }]);
  expect(data).toEqual({ results: orders(8).slice(6), count: 8, page: 2, size: 6 });
});

test('a parameter that a query of orders leaves out is not sent', async () => {
  ordersAreListed([]);
  const sent = recordRequests();
  await aStore().dispatch(getOrders.initiate({ page: '1', search: undefined }));
  expect(await sent()).toMatchObject([{ query: { page: '1' } }]);
});

test('an order is requested by its id, whatever its characters', async () => {
  orderIsKnown(anOrder({ id: 'A/7 ?' }));
  const sent = recordRequests();
  const { data } = await aStore().dispatch(getOrder.initiate('A/7 ?'));
  expect(await sent()).toMatchObject([{ ...get, path: '/api/orders/A%2F7%20%3F' }]);
  expect(data?.id).toBe('A/7 ?');
});

test('a field of an order that is missing or wrong reads as null and the rest stays', async () => {
  everyCallAnswers(JSON.stringify({ results: [{ id: 1, customer_name: 5, job_number: 'J-1' }], count: 1 }));
  const { data } = await aStore().dispatch(getOrders.initiate({}));
  expect(data?.results[0]).toMatchObject({ id: 1, customer_name: null, job_number: 'J-1', requirement: null });
});

test('every page of the list is cached for good, however many follow it', async () => {
  const fetchFn = jest.fn(() => Promise.resolve(Response.json({ results: [], count: 0 })));
  const { dispatch } = aStore({ fetchFn });
  const ask = (page: number) => dispatch(getOrders.initiate({ page: String(page) }, { subscribe: false }));
  for (let page = 1; page <= 205; page += 1) await ask(page);
  await ask(1);
  expect(fetchFn).toHaveBeenCalledTimes(205);
});

test('the summary of an order is requested by its order id', async () => {
  orderSummaryIsKnown(anOrder());
  const sent = recordRequests();
  const { data } = await aStore().dispatch(getOrderSummary.initiate('ORD-101'));
  expect(await sent()).toMatchObject([{ ...get, path: '/api/orders/by-order-id/ORD-101' }]);
  expect(data).toEqual(anOrder());
});

test('the orders that a unit could serve are requested once, by its code', async () => {
  unitCouldServe('IC 7/8', [aServableOrder()], 21);
  const sent = recordRequests();
  const { dispatch } = aStore();
  const { data } = await dispatch(getServableOrders.initiate('IC 7/8'));
  await dispatch(getServableOrders.initiate('IC 7/8'));
  expect((await sent()).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/inventory-stats/by-code/IC%207%2F8/orders',
  ]);
  expect(data).toEqual({ results: [aServableOrder()], count: 21 });
});

test('an answer with gaps is read for the rest', async () => {
  everyCallAnswers(JSON.stringify({ results: [{ id: 7, margin: 'much' }, { job_number: 'J-1' }] }));
  const { data } = await aStore().dispatch(getServableOrders.initiate('IC-1001'));
  expect(data).toMatchObject({ results: [{ id: 7, margin: null, is_complete: null }], count: null });
});

test('a reservation takes an order off the list: a list that no screen shows is removed from the cache', async () => {
  unitCouldServe('IC-1001', [aServableOrder()]);
  unitsAreReserved();
  const store = aStore();
  await store.dispatch(getServableOrders.initiate('IC-1001', { subscribe: false }));
  await store.dispatch(reserveUnit.initiate({ itemCode: 'IC-1001', orderId: '101' }, { track: false }));
  await waitFor(() => expect(getServableOrders.select('IC-1001')(store.getState()).isUninitialized).toBe(true));
});

test('the states are requested without parameters and decoded', async () => {
  statesAreListed([{ code: 'TX', display: 'Texas' }]);
  const sent = recordRequests();
  const { data } = await aStore().dispatch(getStates.initiate(undefined));
  expect(await sent()).toEqual([{ ...get, path: '/api/orders/states/', query: {} }]);
  expect(data).toEqual([{ code: 'TX', display: 'Texas' }]);
});
