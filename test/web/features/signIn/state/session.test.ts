import { createSession } from '../../../../../src/web/features/signIn/state/session';
import { getLastRefresh } from '../../../../../src/web/store/api/lastRefresh';
import { comparisonViewChanged } from '../../../../../src/web/features/comparison/state/comparisonView';
import { everyCallFails } from '../../../../mocks/situations';
import { aConnection } from '../../../../support/web/store';

const KEY = 'specai.comparison.dana';

const remembered = (userId: string) => createSession(userId, aConnection()).store.getState().comparisonView;

function startWithMemory() {
  const onUnauthorized = jest.fn();
  const session = createSession('dana', aConnection({ onUnauthorized }));
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
  expect(remembered('omar')).toEqual({});
  expect(remembered('dana')).toMatchObject({ 1: { sort: 'margin' } });
});

test('a new session begins with what the tab remembers, at any time', () => {
  expect(remembered('dana')).toEqual({});
  const { store } = startWithMemory();
  expect(remembered('dana')).toMatchObject({ 1: { sort: 'margin' } });
  store.dispatch(comparisonViewChanged({ orderId: '1', change: { sort: 'specs' } }));
  expect(remembered('dana')).toMatchObject({ 1: { view: 'table', sort: 'specs' } });
});
