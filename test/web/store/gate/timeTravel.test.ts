import { devTools } from '../../../support/web/devTools';
import { createSession } from '../../../../src/web/features/signIn/state/session';
import { getLastRefresh } from '../../../../src/web/store/api/lastRefresh';
import { reserveUnit } from '../../../../src/web/features/reservations/api/reservations';
import { gatedServices } from '../../../../src/web/store/gate/useEffectGate';
import type { Services } from '../../../../src/web/store/services';
import { constraintCounted } from '../../../../src/web/features/matching/state/accepted';
import { unitPinned } from '../../../../src/web/features/comparison/state/chosenUnits';
import { recordRequests } from '../../../mocks/recorder';
import { dataWasRefreshed } from '../../../mocks/situations';
import { aConfig } from '../../../support/web/renderApp';
import { aConnection } from '../../../support/web/store';

const KEY = 'specai.comparison.dana';
const PIN = 'pinnedUnits/unitPinned';
const noTools = { devTools: true, middleware: [] };
const remembered = () => window.sessionStorage.getItem(KEY);

/** Order 7 has IC-1001 pinned, then counts the ester; DevTools show every step. */
function aSession(change: Parameters<typeof aConnection>[0] = {}) {
  const { store } = createSession('dana', aConnection(change), noTools);
  const remote = devTools();
  store.dispatch(unitPinned({ orderId: '7', serial: 'IC-1001' }));
  store.dispatch(constraintCounted({ orderId: '7', constraint: 'ester', isCounted: true }));
  return { store, remote, pins: () => store.getState().pinnedUnits['7'] };
}

test('going back before a pin shows no pin, and leaves session storage as it was', () => {
  const { store, remote, pins } = aSession();
  const [before, present] = [remembered(), store.getState()];
  remote.jumpTo('@@INIT');
  expect(pins()).toBeUndefined();
  expect(store.gate.isOpen()).toBe(false);
  expect(remembered()).toBe(before);
  remote.jumpToPresent();
  expect(store.getState()).toBe(present);
  expect(store.gate.isOpen()).toBe(true);
  expect(remembered()).toBe(before);
});

test('skipping an action in DevTools is the past too; with the action back in, the present is the same', () => {
  const { store, remote, pins } = aSession();
  const [before, present] = [remembered(), store.getState()];
  remote.toggle(PIN);
  expect(pins()).toBeUndefined();
  expect(store.gate.isOpen()).toBe(false);
  expect(remembered()).toBe(before);
  remote.toggle(PIN);
  expect(store.getState()).toBe(present);
  expect(store.gate.isOpen()).toBe(true);
});

test('a change that is requested in the past is not made, then or later', () => {
  const { store, remote, pins } = aSession();
  remote.jumpTo(PIN);
  const taken = remote.types();
  store.dispatch(unitPinned({ orderId: '7', serial: 'IC-1002' }));
  expect(remote.types()).toEqual(taken);
  remote.jumpToPresent();
  expect(pins()).toEqual(['IC-1001']);
  store.dispatch(unitPinned({ orderId: '7', serial: 'IC-1002' }));
  expect(pins()).toEqual(['IC-1001', 'IC-1002']);
  expect(remembered()).toContain('IC-1002');
});

test('accepted notes stay as they are now, because requests depend on them', () => {
  const { store, remote } = aSession();
  remote.jumpTo('@@INIT');
  expect(store.getState().acceptedConstraints).toEqual({ '7': ['ester'] });
});

test('a write is refused without a trace', async () => {
  const sent = recordRequests();
  const { store, remote } = aSession();
  remote.jumpTo(PIN);
  const taken = remote.types();
  const { error } = await store.dispatch(reserveUnit.initiate({ itemCode: 'IC-1001', orderId: '7' }, { track: false }));
  expect(error).toEqual({ status: 'CUSTOM_ERROR', error: 'Nothing is sent while the past is shown.' });
  remote.jumpToPresent();
  expect(await sent()).toEqual([]);
  expect(remote.types()).toEqual(taken);
});

test('a read waits for the present', async () => {
  dataWasRefreshed('2026-03-01T00:00:00Z');
  const sent = recordRequests();
  const { store, remote } = aSession();
  remote.jumpTo(PIN);
  const read = store.dispatch(getLastRefresh.initiate(undefined));
  await new Promise((resolve) => setTimeout(resolve));
  expect(await sent()).toEqual([]);
  remote.jumpToPresent();
  expect(await read).toMatchObject({ data: '2026-03-01T00:00:00Z' });
  expect(await sent()).toHaveLength(1);
});

test('an answer, and the end of the session in it, waits for the present', async () => {
  const onUnauthorized = jest.fn();
  let answer: (response: Response) => void = () => undefined;
  const fetchFn = jest.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
  const { store, remote } = aSession({ fetchFn, onUnauthorized });
  const read = store.dispatch(getLastRefresh.initiate(undefined));
  await new Promise((resolve) => setTimeout(resolve));
  remote.jumpTo(PIN);
  const taken = remote.types();
  answer(new Response('{}', { status: 401 }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(remote.types()).toEqual(taken);
  expect(onUnauthorized).not.toHaveBeenCalled();
  remote.jumpToPresent();
  expect((await read).isError).toBe(true);
  expect(fetchFn).toHaveBeenCalledTimes(1);
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

test('nothing is notified, copied, saved, printed or opened in a window', async () => {
  const { store, remote } = aSession();
  const notifier = { success: jest.fn(), failure: jest.fn() };
  const outside = { openNotesPopup: jest.fn(() => true), copyText: jest.fn(() => Promise.resolve(true)) };
  const files = { saveFile: jest.fn(), print: jest.fn() };
  const services: Services = {
    notifier,
    ...outside,
    ...files,
    userName: 'Dana',
    today: () => '2026-03-10',
    config: aConfig(),
  };
  const gated = gatedServices(store.gate, services);
  const useAll = async () => {
    gated.notifier.success('Done');
    gated.notifier.failure('Failed', 'Why');
    gated.saveFile('a.csv', '', 'text/csv');
    gated.print();
    return [gated.openNotesPopup('Pad'), await gated.copyText('a')];
  };
  const effects = [...Object.values(notifier), ...Object.values(outside), ...Object.values(files)];
  remote.jumpTo(PIN);
  expect(await useAll()).toEqual([false, false]);
  for (const effect of effects) expect(effect).not.toHaveBeenCalled();
  remote.jumpToPresent();
  expect(await useAll()).toEqual([true, true]);
  for (const effect of effects) expect(effect).toHaveBeenCalledTimes(1);
});

test('DevTools that are locked take nothing, and that is no past', () => {
  const { store, remote, pins } = aSession();
  remote.lock(true);
  store.dispatch(unitPinned({ orderId: '7', serial: 'IC-1002' }));
  expect(pins()).toEqual(['IC-1001']);
  expect(store.gate.isOpen()).toBe(true);
  remote.lock(false);
  store.dispatch(unitPinned({ orderId: '7', serial: 'IC-1002' }));
  expect(pins()).toEqual(['IC-1001', 'IC-1002']);
});
