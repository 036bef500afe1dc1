import type { OrdersQuery } from '../../../../src/contract/order/ordersQuery';
import { toQuote } from '../../../../src/domain/order/quote';
import { api } from '../../../../src/web/state/api/api';
import { errorMessage } from '../../../../src/web/state/api/server/errorMessage';
import { forgetUnit, getInventoryByCode } from '../../../../src/web/state/api/inventoryByCode';
import { getLastRefresh } from '../../../../src/web/state/api/lastRefresh';
import { findUnitByIc } from '../../../../src/web/state/api/matchIc';
import { getOrder, getOrders, MOST_PAGES } from '../../../../src/web/state/api/orders';
import { getOrderSummary } from '../../../../src/web/state/api/orderSummary';
import { getRecommendations } from '../../../../src/web/state/api/recommendations';
import { getStates } from '../../../../src/web/state/api/states';
import { forgetServerAnswers } from '../../../../src/web/state/store';
import { recordRequests } from '../../../mocks/recorder';
import {
  aUnitIsFound,
  dataWasRefreshed,
  everyCallAnswers,
  everyCallFails,
  icSearchFails,
  inventoryUnitIsKnown,
  noUnitHasThisIc,
  orderIsKnown,
  ordersAreListed,
  orderSummaryIsKnown,
  recommendationsFail,
  statesAreListed,
  theServerIsUnreachable,
  unitsAreInInventory,
  unitsAreRecommended,
} from '../../../mocks/situations';
import { anInventoryUnit, anOrder, aUnit, orders } from '../../../support/web/builders';
import { aStore } from '../../../support/web/store';

const UNREADABLE = 'The server sent an answer that could not be read.';
const get = { method: 'GET', authorization: 'Bearer token', body: null };

describe('orders', () => {
  test('the list is asked for with its query and decoded', async () => {
    ordersAreListed(orders(8));
    const sent = recordRequests();
    const query: OrdersQuery = { page: '2', page_size: '6', search: 'J-', ordering: '-order_date' };
    const { data } = await aStore().dispatch(getOrders.initiate(query));
    expect(await sent()).toEqual([{ ...get, path: '/api/orders/', query }]);
    expect(data).toEqual({ results: orders(8).slice(6), count: 8, page: 2 });
  });

  test('what a query does not say is not sent', async () => {
    ordersAreListed([]);
    const sent = recordRequests();
    await aStore().dispatch(getOrders.initiate({ page: '1', search: undefined }));
    expect(await sent()).toMatchObject([{ query: { page: '1' } }]);
  });

  test('an order is asked for by its id, whatever its characters', async () => {
    orderIsKnown(anOrder({ id: 'A/7 ?' }));
    const sent = recordRequests();
    const { data } = await aStore().dispatch(getOrder.initiate('A/7 ?'));
    expect(await sent()).toMatchObject([{ ...get, path: '/api/orders/A%2F7%20%3F' }]);
    expect(data?.id).toBe('A/7 ?');
  });

  test('a field that is missing or wrong reads as null and costs nothing else', async () => {
    everyCallAnswers(JSON.stringify({ results: [{ id: 1, customer_name: 5, job_number: 'J-1' }], count: 1 }));
    const { data } = await aStore().dispatch(getOrders.initiate({}));
    expect(data?.results[0]).toMatchObject({ id: 1, customer_name: null, job_number: 'J-1', requirement: null });
  });

  test('the summary of an order', async () => {
    orderSummaryIsKnown(anOrder());
    const sent = recordRequests();
    const { data } = await aStore().dispatch(getOrderSummary.initiate('ORD-101'));
    expect(await sent()).toMatchObject([{ ...get, path: '/api/orders/by-order-id/ORD-101' }]);
    expect(data).toEqual(anOrder());
  });
});

describe('recommendations', () => {
  test('the order is sent as a quote and the matches come back in order', async () => {
    const units = [aUnit({ serial: 'B' }), aUnit({ serial: 'A' })];
    const relaxations = [{ change: 'With 13.8 kV', units: 14 }];
    unitsAreRecommended(units, relaxations);
    const sent = recordRequests();
    const { data } = await aStore().dispatch(getRecommendations.initiate(toQuote(anOrder())));
    const body: unknown = JSON.parse(JSON.stringify(toQuote(anOrder())));
    expect(await sent()).toEqual([{ ...get, method: 'POST', path: '/api/orders/recommendations/', query: {}, body }]);
    expect(data).toEqual({ units, relaxations });
  });

  test('are asked for once per order id', async () => {
    unitsAreRecommended([aUnit()]);
    const sent = recordRequests();
    const { dispatch } = aStore();
    await dispatch(getRecommendations.initiate(toQuote(anOrder({ id: 1 }))));
    await dispatch(
      getRecommendations.initiate(toQuote(anOrder({ id: 1, customer_name: 'The same order, another object' }))),
    );
    await dispatch(getRecommendations.initiate(toQuote(anOrder({ id: 2 }))));
    expect((await sent()).map(({ body }) => body)).toMatchObject([{ order_id: 1 }, { order_id: 2 }]);
  });

  test('are asked for again for what counts from the notes, and known as long as that does not change', async () => {
    unitsAreRecommended([aUnit()]);
    const sent = recordRequests();
    const { dispatch } = aStore();
    const order = anOrder({ id: 1 });
    for (const accepted of [[], ['ester' as const], [], ['ester' as const]]) {
      await dispatch(getRecommendations.initiate(toQuote(order, accepted)));
    }
    const asked = await sent();
    expect(asked).toHaveLength(2);
    expect(asked[0]?.body).not.toHaveProperty('accepted_constraints');
    expect(asked[1]?.body).toHaveProperty('accepted_constraints', ['ester']);
  });

  test('fail with the words of the server', async () => {
    recommendationsFail(503, 'The matching engine is starting.');
    const { error } = await aStore().dispatch(getRecommendations.initiate(toQuote(anOrder())));
    expect(errorMessage(error)).toBe('The matching engine is starting.');
  });
});

describe('a unit by its IC#', () => {
  const request = { quote: { order_id: 101 }, serial: 'IC-1001' };
  const search = (signal = new AbortController().signal) => findUnitByIc(aStore().dispatch, request, signal);

  test('is asked for with the quote and found', async () => {
    unitsAreInInventory([aUnit()]);
    const sent = recordRequests();
    await expect(search()).resolves.toEqual({ unit: aUnit(), remark: null });
    expect(await sent()).toEqual([{ ...get, method: 'POST', path: '/api/orders/match-ic/', query: {}, body: request }]);
  });

  test('is asked for again each time', async () => {
    unitsAreInInventory([aUnit()]);
    const sent = recordRequests();
    const { dispatch } = aStore();
    await findUnitByIc(dispatch, request, new AbortController().signal);
    await findUnitByIc(dispatch, request, new AbortController().signal);
    expect(await sent()).toHaveLength(2);
  });

  test.each([
    [{ can_serve: true }, ' Assigned to job J-1 ', 'Assigned to job J-1'],
    [{ can_serve: false }, null, 'It cannot serve this order.'],
    [{ can_serve: false }, 'It cannot serve this order.', 'It cannot serve this order.'],
    [{ can_serve: false }, 'Assigned to job J-1', 'Assigned to job J-1. It cannot serve this order.'],
    [{ can_serve: null }, null, null],
  ])('that is %j and comes with the message %j is found with the remark %j', async (fields, message, remark) => {
    const unit = aUnit(fields);
    aUnitIsFound(unit, message);
    await expect(search()).resolves.toEqual({ unit, remark });
  });

  test('that does not exist says so', async () => {
    noUnitHasThisIc();
    await expect(search()).rejects.toThrow('Failed to find the inventory control number');
  });

  test('that does not exist says so in the words of the server', async () => {
    noUnitHasThisIc('IC-1001 was sold.');
    await expect(search()).rejects.toThrow('IC-1001 was sold.');
  });

  test('a refusal has the words of the server, a lost connection our own', async () => {
    icSearchFails(422, 'serial is too long.');
    await expect(search()).rejects.toThrow('serial is too long.');
    theServerIsUnreachable();
    await expect(search()).rejects.toThrow('The server could not be reached.');
  });

  test('a search that is called off rejects, before or after it was sent', async () => {
    unitsAreInInventory([aUnit()]);
    await expect(search(AbortSignal.abort())).rejects.toThrow();
    const controller = new AbortController();
    const running = search(controller.signal);
    controller.abort();
    await expect(running).rejects.toThrow();
  });
});

describe('states, last refresh and inventory', () => {
  test('states', async () => {
    statesAreListed([{ code: 'TX', display: 'Texas' }]);
    const sent = recordRequests();
    const { data } = await aStore().dispatch(getStates.initiate(undefined));
    expect(await sent()).toEqual([{ ...get, path: '/api/orders/states/', query: {} }]);
    expect(data).toEqual([{ code: 'TX', display: 'Texas' }]);
  });

  test.each(['2026-03-05T15:30:00-07:00', null])('last refresh %s', async (at) => {
    dataWasRefreshed(at);
    const sent = recordRequests();
    const { data } = await aStore().dispatch(getLastRefresh.initiate(undefined));
    expect(await sent()).toEqual([{ ...get, path: '/api/last-refresh/', query: {} }]);
    expect(data).toBe(at);
  });

  test.each(['constructor', '__proto__'])('the item code %s is one like any other', async (itemCode) => {
    inventoryUnitIsKnown(anInventoryUnit({ itemCode }));
    const store = aStore();
    const { data } = await store.dispatch(getInventoryByCode.initiate(itemCode, { subscribe: false }));
    expect(data?.itemCode).toBe(itemCode);
    store.dispatch(forgetUnit(itemCode));
    expect(getInventoryByCode.select(itemCode)(store.getState()).isUninitialized).toBe(true);
  });

  test('a unit by its item code', async () => {
    inventoryUnitIsKnown(anInventoryUnit());
    const sent = recordRequests();
    const { data } = await aStore().dispatch(getInventoryByCode.initiate('IC-1001'));
    expect(await sent()).toEqual([{ ...get, path: '/api/inventory-stats/by-code/IC-1001', query: {} }]);
    expect(data).toEqual(anInventoryUnit());
  });

  test.each([
    ['is refused', () => everyCallFails(404, 'No such unit.')],
    ['cannot be reached', () => theServerIsUnreachable()],
    ['cannot be read', () => everyCallAnswers('{"itemName":"no code"}')],
  ])('a unit that %s is always the same failure', async (_how, situation) => {
    situation();
    const { error } = await aStore().dispatch(getInventoryByCode.initiate('IC-1001'));
    expect(errorMessage(error)).toBe('Failed to fetch unit details');
  });
});

describe('every answer', () => {
  test('is kept for good and not asked for again', async () => {
    statesAreListed();
    const sent = recordRequests();
    const store = aStore();
    const first = store.dispatch(getStates.initiate(undefined));
    await first;
    jest.useFakeTimers();
    first.unsubscribe();
    await jest.advanceTimersByTimeAsync(365 * 86_400_000);
    jest.useRealTimers();
    await store.dispatch(getStates.initiate(undefined));
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('online'));
    expect(await sent()).toHaveLength(1);
  });

  test('a failure is not retried', async () => {
    everyCallFails(503);
    const sent = recordRequests();
    await aStore().dispatch(getStates.initiate(undefined));
    expect(await sent()).toHaveLength(1);
  });

  test.each([
    ['null', 'null'],
    ['nothing', ''],
    ['a list', '[]'],
    ['results of another shape', '{"results":{},"count":1}'],
    ['no results', '{"count":1}'],
    ['HTML', '<h1>Hello</h1>'],
    ['half of it', '{"results":[{"id":1'],
  ])('%s is an error in plain words', async (_what, body) => {
    everyCallAnswers(body);
    const { error, data } = await aStore().dispatch(getOrders.initiate({}));
    expect(data).toBeUndefined();
    expect(errorMessage(error)).toBe(UNREADABLE);
  });

  test('but only the newest pages of the list are kept', async () => {
    const { dispatch, getState } = aStore({ fetchFn: () => Promise.resolve(Response.json({ results: [], count: 0 })) });
    const ask = (page: number) => dispatch(getOrders.initiate({ page: String(page) }, { subscribe: false }));
    for (let page = 1; page <= MOST_PAGES + 5; page += 1) await ask(page);
    await dispatch(getStates.initiate(undefined));
    const kept = getOrders.select({ page: String(MOST_PAGES + 5) })(getState());
    expect(kept.data).toEqual({ results: [], count: 0, page: MOST_PAGES + 5 });
    expect(getOrders.select({ page: '1' })(getState()).isUninitialized).toBe(true);
    expect(Object.keys(getState()[api.reducerPath].queries).length).toBe(MOST_PAGES + 1);
  });

  test('is forgotten at logout', async () => {
    statesAreListed();
    const store = aStore();
    await store.dispatch(getStates.initiate(undefined));
    forgetServerAnswers(store);
    expect(store.getState()[api.reducerPath].queries).toEqual({});
  });
});
