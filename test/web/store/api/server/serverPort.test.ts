import { NOT_ALLOWED } from '../../../../../src/contract/problem';
import { errorMessage } from '../../../../../src/web/lib/errorMessage';
import { getLastRefresh } from '../../../../../src/web/store/api/lastRefresh';
import { getOrder, getOrders, getStates } from '../../../../../src/web/features/orders/api/orders';
import { recordRequests } from '../../../../mocks/recorder';
import {
  everyCallAnswers,
  everyCallFails,
  everyCallIsRefused,
  statesAreListed,
  theServerIsUnreachable,
} from '../../../../mocks/situations';
import { aStore } from '../../../../support/web/store';

describe('the session on every call', () => {
  test('the token of the moment goes with each request', async () => {
    statesAreListed();
    const sent = recordRequests();
    await aStore({ getToken: () => Promise.resolve('abc') }).dispatch(getStates.initiate(undefined));
    expect(await sent()).toMatchObject([{ authorization: 'Bearer abc' }]);
  });

  test('without a token the request goes without one', async () => {
    statesAreListed();
    const sent = recordRequests();
    await aStore({ getToken: () => Promise.resolve(null) }).dispatch(getStates.initiate(undefined));
    expect(await sent()).toMatchObject([{ authorization: null }]);
  });

  test.each([401, 403])('a %i ends the session once, however many calls fail together', async (status) => {
    everyCallFails(status);
    const onUnauthorized = jest.fn();
    const { dispatch } = aStore({ onUnauthorized });
    await Promise.all([
      dispatch(getStates.initiate(undefined)),
      dispatch(getLastRefresh.initiate(undefined)),
      dispatch(getOrders.initiate({ page: '1' })),
      dispatch(getOrders.initiate({ page: '2' })),
      dispatch(getOrder.initiate('1')),
    ]);
    await dispatch(getOrder.initiate('2'));
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  test('401 and 403 together, as JSON, as pages and empty, end the session once', async () => {
    everyCallIsRefused();
    const onUnauthorized = jest.fn();
    const { dispatch } = aStore({ onUnauthorized });
    const answers = await Promise.all(['1', '2', '3', '4', '5'].map((id) => dispatch(getOrder.initiate(id))));
    expect(answers.map(({ error }) => errorMessage(error))).toEqual(
      Array.from({ length: 5 }, () => 'Session timed out afer 15 minutes of inactivity'),
    );
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  test('a 403 that says who may do one thing leaves the session as it is', async () => {
    const detail = 'Only administrators can change the rates.';
    const refusal = { type: NOT_ALLOWED, title: 'Forbidden', status: 403, detail };
    everyCallAnswers(JSON.stringify(refusal), { status: 403, type: 'application/problem+json' });
    const onUnauthorized = jest.fn();
    const { error } = await aStore({ onUnauthorized }).dispatch(getStates.initiate(undefined));
    expect(errorMessage(error)).toBe(detail);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('a 401 that comes as an HTML page ends the session too', async () => {
    everyCallAnswers('<h1>Login</h1>', { status: 401, type: 'text/html' });
    const onUnauthorized = jest.fn();
    await aStore({ onUnauthorized }).dispatch(getStates.initiate(undefined));
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  test.each([400, 404, 409, 429, 500, 503])('a %i does not end the session', async (status) => {
    everyCallFails(status);
    const { isError } = await aStore().dispatch(getStates.initiate(undefined));
    expect(isError).toBe(true);
  });

  test('a network failure does not end the session', async () => {
    theServerIsUnreachable();
    const { error } = await aStore().dispatch(getStates.initiate(undefined));
    expect(errorMessage(error)).toBe('The server could not be reached.');
  });

  test.each([
    [{ kind: 'interactionRequired' }, 'Token acquisition failed. Please login again.'],
    [{ kind: 'network' }, 'The server could not be reached.'],
    [new Error('anything'), 'Token acquisition failed. Please login again.'],
  ])('no token because of %j: nothing is sent, the session is left alone', async (reason, message) => {
    const sent = recordRequests();
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- whatever an adapter may reject with
    const { error } = await aStore({ getToken: () => Promise.reject(reason) }).dispatch(getStates.initiate(undefined));
    expect(errorMessage(error)).toBe(message);
    expect(await sent()).toEqual([]);
  });

  test('a token that never comes is not waited for longer than a request', async () => {
    jest.useFakeTimers();
    const answer = aStore({ getToken: () => new Promise(() => undefined) }).dispatch(getStates.initiate(undefined));
    await jest.advanceTimersByTimeAsync(30_000);
    jest.useRealTimers();
    expect((await answer).isError).toBe(true);
  });

  test('a request is given up after 30 seconds', async () => {
    jest.useFakeTimers();
    const fetchFn = (request: RequestInfo) =>
      new Promise<Response>((_, reject) => {
        const { signal } = request as Request;
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    const answer = aStore({ fetchFn }).dispatch(getStates.initiate(undefined));
    await jest.advanceTimersByTimeAsync(29_000);
    const early = await Promise.race([answer, Promise.resolve('running')]);
    await jest.advanceTimersByTimeAsync(2_000);
    jest.useRealTimers();
    expect(early).toBe('running');
    expect(errorMessage((await answer).error)).toBe('The server did not answer in time.');
  });
});
