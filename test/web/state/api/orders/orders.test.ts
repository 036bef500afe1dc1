import type { OrdersQuery } from '../../../../../src/contract/order/ordersQuery';
import { getOrder, getOrders } from '../../../../../src/web/state/api/matching/orders';
import { recordRequests } from '../../../../mocks/recorder';
import { everyCallAnswers, orderIsKnown, ordersAreListed } from '../../../../mocks/situations';
import { anOrder, orders } from '../../../../support/web/builders';
import { aStore } from '../../../../support/web/store';

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

test('a field of an order that is missing or wrong reads as null and the rest is kept', async () => {
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
