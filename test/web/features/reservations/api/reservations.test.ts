import { waitFor } from '@testing-library/react';
import { anOrder, aReservedTransformer, aUnit, orders } from '../../../../support/web/builders';
import { aStore } from '../../../../support/web/store';
import { recordRequests } from '../../../../mocks/recorder';
import {
  everyCallAnswers,
  ordersAreListed,
  reservingFails,
  unitsAreRecommended,
  unitsAreReserved,
} from '../../../../mocks/situations';
import { toQuote } from '../../../../../src/domain/orders/quote';
import { errorMessage } from '../../../../../src/web/lib/errorMessage';
import { getOrders } from '../../../../../src/web/features/orders/api/orders';
import {
  forgetRecommendations,
  getRecommendations,
} from '../../../../../src/web/features/matching/api/recommendations';
import {
  getReservations,
  releaseReservation,
  reserveUnit,
} from '../../../../../src/web/features/reservations/api/reservations';

const get = { method: 'GET', authorization: 'Bearer token', body: null };
const request = { itemCode: 'IC-1001', orderId: '101' };
const reserved = (store: ReturnType<typeof aStore>) =>
  getReservations
    .select(undefined)(store.getState())
    .data?.results.map(({ itemCode }) => itemCode);

test('every reserved unit is requested once', async () => {
  unitsAreReserved(aReservedTransformer());
  const sent = recordRequests();
  const { dispatch } = aStore();
  const { data } = await dispatch(getReservations.initiate(undefined));
  await dispatch(getReservations.initiate(undefined));
  expect(await sent()).toEqual([{ ...get, path: '/api/reservations/', query: {} }]);
  expect(data).toEqual({ results: [aReservedTransformer()] });
});

test('an answer with gaps is read for the rest', async () => {
  everyCallAnswers(JSON.stringify({ results: [{ id: 7, itemCode: 12, orderId: 101, kvaRating: [], status: null }] }));
  const { data } = await aStore().dispatch(getReservations.initiate(undefined));
  expect(data?.results[0]).toMatchObject({ itemCode: 12, kvaRating: null, status: null, reservedBy: null });
});

test('a unit is reserved by its number and the order id, and released by the id of the reservation', async () => {
  unitsAreReserved();
  const sent = recordRequests();
  const { dispatch } = aStore();
  const { data } = await dispatch(reserveUnit.initiate({ ...request, itemCode: 1001 }, { track: false }));
  expect(data).toMatchObject({ itemCode: '1001', orderId: '101', reservedBy: 'Dana Sales' });
  await dispatch(releaseReservation.initiate({ id: data!.id, itemCode: 1001 }, { track: false }));
  expect(await sent()).toEqual([
    { ...get, method: 'POST', path: '/api/reservations/', query: {}, body: { ...request, itemCode: '1001' } },
    { ...get, method: 'DELETE', path: `/api/reservations/${data!.id}`, query: {} },
  ]);
});

test('visible reservations and orders are requested again after each change', async () => {
  unitsAreReserved(aReservedTransformer({ itemCode: 'held', orderId: '7' }));
  ordersAreListed(orders(1));
  const store = aStore();
  await store.dispatch(getReservations.initiate(undefined));
  await store.dispatch(getOrders.initiate({ page: '1' }));
  const sent = recordRequests();
  const { data } = await store.dispatch(reserveUnit.initiate(request, { track: false }));
  await waitFor(() => expect(reserved(store)).toEqual(['IC-1001', 'held']));
  expect((await sent()).map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    'GET /api/orders/',
    'GET /api/reservations/',
    'POST /api/reservations/',
  ]);
  await store.dispatch(releaseReservation.initiate({ id: data!.id, itemCode: 'IC-1001' }, { track: false }));
  await waitFor(() => expect(reserved(store)).toEqual(['held']));
  expect(await sent()).toHaveLength(6);
});

test('reservations and orders that no screen shows are removed from the cache instead', async () => {
  unitsAreReserved();
  const store = aStore();
  await store.dispatch(getReservations.initiate(undefined, { subscribe: false }));
  const sent = recordRequests();
  await store.dispatch(reserveUnit.initiate(request, { track: false }));
  await waitFor(() => expect(getReservations.select(undefined)(store.getState()).isUninitialized).toBe(true));
  expect(await sent()).toHaveLength(1);
});

test('a refusal has the words of the server and brings what holds now', async () => {
  unitsAreReserved();
  const store = aStore();
  await store.dispatch(getReservations.initiate(undefined));
  unitsAreReserved(aReservedTransformer());
  const { error } = await store.dispatch(reserveUnit.initiate({ ...request, orderId: '102' }, { track: false }));
  expect(errorMessage(error)).toBe('Unit IC-1001 is reserved for job J-70114, by Dana Whitfield.');
  await waitFor(() => expect(reserved(store)).toEqual(['IC-1001']));
});

test('a refusal without words is still a sentence', async () => {
  reservingFails(409);
  const { error } = await aStore().dispatch(reserveUnit.initiate(request, { track: false }));
  expect(errorMessage(error)).toBe('Another user changed this in the meantime. Please reload the page.');
});

describe('recommendations after a unit was taken', () => {
  const known = async () => {
    unitsAreRecommended([aUnit()]);
    const store = aStore();
    for (const id of [1, 10, 2])
      await store.dispatch(getRecommendations.initiate(toQuote(anOrder({ id })), { subscribe: false }));
    const remembered = () =>
      [1, 10, 2].filter(
        (id) => getRecommendations.select(toQuote(anOrder({ id })))(store.getState()).data !== undefined,
      );
    return { store, remembered };
  };

  test('recommendations are removed from the cache after a unit was taken', async () => {
    const { store, remembered } = await known();
    expect(remembered()).toEqual([1, 10, 2]);
    store.dispatch(forgetRecommendations());
    expect(remembered()).toEqual([]);
  });

  test('recommendations stay after a unit was taken for the order whose page is open, and no other', async () => {
    const { store, remembered } = await known();
    store.dispatch(forgetRecommendations('1'));
    expect(remembered()).toEqual([1]);
  });
});
