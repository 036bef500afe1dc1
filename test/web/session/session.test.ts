import { createSession, remembered } from '../../../src/web/session/session';
import { getLastRefresh } from '../../../src/web/state/api/lastRefresh';
import { comparisonViewChanged } from '../../../src/web/state/slices/comparisonView';
import { everyCallFails } from '../../mocks/situations';

const KEY = 'specai.comparison.dana';

function startWithMemory() {
  const onUnauthorized = jest.fn();
  const options = { apiBaseUrl: 'http://localhost', getToken: () => Promise.resolve('token'), onUnauthorized };
  const session = createSession('dana', options);
  const remember = (sort: 'specs' | 'margin' = 'margin') =>
    session.store.dispatch(comparisonViewChanged({ orderId: '1', change: { view: 'table', sort } }));
  remember();
  expect(window.sessionStorage.getItem(KEY)).toContain('margin');
  return { ...session, remember, onUnauthorized };
}

beforeEach(() => window.sessionStorage.clear());

test('a session that is over remembers nothing more', () => {
  const { end, remember } = startWithMemory();
  window.sessionStorage.removeItem(KEY);
  end();
  remember('specs');
  expect(window.sessionStorage.getItem(KEY)).toBeNull();
});

test('a session that the server ended leaves the work to the person whose it is', async () => {
  everyCallFails(401);
  const { store, onUnauthorized } = startWithMemory();
  await store.dispatch(getLastRefresh.initiate(undefined));
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
  expect(remembered('omar')).toBeNull();
  expect(await remembered('dana')).toMatchObject({ comparisonView: { 1: { sort: 'margin' } } });
});

test('a new session begins with what the tab remembers, at any time', async () => {
  expect(remembered('dana')).toBeNull();
  const { store } = startWithMemory();
  expect(await remembered('dana')).toMatchObject({ comparisonView: { 1: { sort: 'margin' } } });
  store.dispatch(comparisonViewChanged({ orderId: '1', change: { sort: 'specs' } }));
  expect(remembered('dana')).toBe(remembered('dana'));
  expect(await remembered('dana')).toMatchObject({ comparisonView: { 1: { view: 'table', sort: 'specs' } } });
});
