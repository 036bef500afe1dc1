import { waitFor } from '@testing-library/react';
import { getServableOrders } from '../../../../../src/web/state/api/matching/orders';
import { reserveUnit } from '../../../../../src/web/state/api/matching/reservations';
import { recordRequests } from '../../../../mocks/recorder';
import { everyCallAnswers, unitCouldServe, unitsAreReserved } from '../../../../mocks/situations';
import { aServableOrder } from '../../../../support/web/builders';
import { aStore } from '../../../../support/web/store';

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
