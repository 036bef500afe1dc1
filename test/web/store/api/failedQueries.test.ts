import { api } from '../../../../src/web/store/api/api';
import { getOrders, getStates } from '../../../../src/web/features/orders/api/orders';
import type { AppStore } from '../../../../src/web/store/store';
import '../../../support/web/everyEndpoint';
import { aStore } from '../../../support/web/store';

type Initiate = (args: unknown, options?: object) => Parameters<AppStore['dispatch']>[0] & (() => Requested);
type Requested = Promise<{ error?: unknown }> & { unsubscribe: () => void; refetch: () => Requested };

const ARGS = {
  ...{ id: '1', orderId: '1', serial: '1', file: 'a.png', serials: ['1'], version: 1, state: 'draft', order_id: '1' },
  quote: { order_id: '1' },
};
const isQuery = (endpoint: object) => 'useQuery' in endpoint;
const queries = Object.entries<object>(api.endpoints).filter(([, endpoint]) => isQuery(endpoint));
const NAMES = queries.map(([name]) => name);

function setUp(status = 503) {
  let isWell = false;
  const fetchFn = jest.fn(() =>
    Promise.resolve(isWell ? Response.json({ states: [] }) : Response.json({ status }, { status })),
  );
  const store = aStore({ fetchFn });
  const ask = (name: string, options?: object) => {
    const [, endpoint] = queries.find(([each]) => each === name)!;
    const { initiate } = endpoint as { initiate: Initiate };
    return store.dispatch(initiate(ARGS, options));
  };
  return { ...store, fetchFn, ask, recover: () => (isWell = true) };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 1));

test('every kind of read is here', () => {
  expect(NAMES).toEqual(
    expect.arrayContaining([
      'getOrders',
      'getOrder',
      'getStates',
      'getLastRefresh',
      'getRecommendations',
      'getAllUnits',
    ]),
  );
  expect(NAMES).toEqual(expect.arrayContaining(['getInventoryByCode', 'getJudgedUnit', 'getOrderSummary', 'getMe']));
  expect(NAMES.length).toBeGreaterThan(30);
});

test.each(NAMES)('%s is sent once, however many subscribe after it failed', async (name) => {
  const { ask, fetchFn } = setUp();
  const { error } = await ask(name);
  expect(error).toBeDefined();
  expect((await ask(name)).error).toEqual(error);
  await ask(name);
  expect(fetchFn).toHaveBeenCalledTimes(1);
});

test.each(NAMES)('%s that failed as it was prefetched is not sent by the screen that shows it', async (name) => {
  const { ask, fetchFn } = setUp();
  await ask(name, { subscribe: false });
  await nextTask();
  expect((await ask(name)).error).toBeDefined();
  expect(fetchFn).toHaveBeenCalledTimes(1);
});

test('a network failure is not sent again either', async () => {
  const { ask, fetchFn } = setUp();
  fetchFn.mockRejectedValue(new TypeError('Failed to fetch'));
  await ask('getStates');
  expect((await ask('getStates')).error).toMatchObject({ status: 'FETCH_ERROR' });
  expect(fetchFn).toHaveBeenCalledTimes(1);
});

test('a person who tries again, and data that is invalidated, send it again', async () => {
  const { ask, fetchFn, dispatch, recover, getState } = setUp();
  const requested = ask('getOrders');
  await requested;
  await requested.refetch();
  expect(fetchFn).toHaveBeenCalledTimes(2);
  recover();
  dispatch(api.util.invalidateTags(['OrderPages']));
  await nextTask();
  expect(fetchFn).toHaveBeenCalledTimes(3);
  expect(getOrders.select(ARGS as never)(getState()).isUninitialized).toBe(false);
});

test('a failure is forgotten when the last that shows it is closed, so that opening a screen again sends it again', async () => {
  const { ask, fetchFn, recover } = setUp();
  const [first, second] = [ask('getStates'), ask('getStates')];
  await Promise.all([first, second]);
  first.unsubscribe();
  await nextTask();
  await ask('getStates', { subscribe: false });
  expect(fetchFn).toHaveBeenCalledTimes(1);
  second.unsubscribe();
  await nextTask();
  recover();
  expect((await ask('getStates')).error).toBeUndefined();
  expect(fetchFn).toHaveBeenCalledTimes(2);
});

test('a part that takes the place of another one gets its failure', async () => {
  const { ask, fetchFn } = setUp();
  const first = ask('getStates');
  await first;
  first.unsubscribe();
  const second = ask('getStates');
  await nextTask();
  expect((await second).error).toBeDefined();
  expect(fetchFn).toHaveBeenCalledTimes(1);
});

test('a query that was aborted has no answer: the next one sends it', async () => {
  const { ask, fetchFn } = setUp();
  fetchFn.mockImplementationOnce(() => new Promise(() => undefined));
  const first = ask('getStates') as Requested & { abort: () => void };
  await nextTask();
  first.abort();
  await first;
  await ask('getStates');
  expect(fetchFn).toHaveBeenCalledTimes(2);
});

test('an answer stays when the last that shows it is closed', async () => {
  const { ask, recover, getState } = setUp();
  recover();
  const requested = ask('getStates');
  await requested;
  requested.unsubscribe();
  await nextTask();
  expect(getStates.select(ARGS as never)(getState()).isSuccess).toBe(true);
});
