import { errorMessage } from '../../../../src/web/lib/errorMessage';
import { getOrders, getStates } from '../../../../src/web/features/orders/api/orders';
import { recordRequests } from '../../../mocks/recorder';
import { everyCallAnswers, everyCallFails, statesAreListed } from '../../../mocks/situations';
import { aStore } from '../../../support/web/store';

const UNREADABLE = 'The server sent an answer that could not be read.';

test('an answer is cached for good and not requested again', async () => {
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

test('a failed request is not retried', async () => {
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
])('an answer that is %s is an error in plain words', async (_what, body) => {
  everyCallAnswers(body);
  const { error, data } = await aStore().dispatch(getOrders.initiate({}));
  expect(data).toBeUndefined();
  expect(errorMessage(error)).toBe(UNREADABLE);
});
