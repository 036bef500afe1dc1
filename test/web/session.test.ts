import { createSession, remembered } from '../../src/web/session';
import { getLastRefresh } from '../../src/web/state/api/lastRefresh';
import { comparisonViewChanged } from '../../src/web/state/slices/comparisonView';
import { everyCallFails } from '../mocks/situations';

const KEY = 'specai.comparison';

function startWithMemory() {
  const onUnauthorized = jest.fn();
  const session = createSession({
    apiBaseUrl: 'http://localhost',
    getToken: () => Promise.resolve('token'),
    onUnauthorized,
  });
  const remember = () =>
    session.store.dispatch(comparisonViewChanged({ orderId: '1', change: { view: 'table', sort: 'margin' } }));
  remember();
  expect(window.sessionStorage.getItem(KEY)).toContain('margin');
  return { ...session, remember, onUnauthorized };
}

beforeEach(() => window.sessionStorage.clear());

test('logout forgets what the tab remembered, for good', () => {
  const { forget, remember } = startWithMemory();
  forget();
  remember();
  expect(window.sessionStorage.getItem(KEY)).toBeNull();
});

test('so does a session that the server ended', async () => {
  everyCallFails(401);
  const { store, onUnauthorized } = startWithMemory();
  await store.dispatch(getLastRefresh.initiate(undefined));
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
  expect(window.sessionStorage.getItem(KEY)).toBeNull();
});

test('a new session begins with what the tab remembers, at any time', async () => {
  expect(remembered()).toBeNull();
  const { store } = startWithMemory();
  expect(await remembered()).toMatchObject({ comparisonView: { 1: { sort: 'margin' } } });
  store.dispatch(comparisonViewChanged({ orderId: '1', change: { sort: 'specs' } }));
  expect(remembered()).toBe(remembered());
  expect(await remembered()).toMatchObject({ comparisonView: { 1: { view: 'table', sort: 'specs' } } });
});
