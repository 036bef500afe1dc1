import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { toQuote } from '../../../../../src/domain/orders/quote';
import { getRecommendations } from '../../../../../src/web/features/matching/api/recommendations';
import { ServicesContext, type Services } from '../../../../../src/web/store/services';
import { constraintCounted, fieldsFilled } from '../../../../../src/web/features/matching/state/accepted';
import { useReserving } from '../../../../../src/web/features/reservations/state/useReserving';
import { recordRequests } from '../../../../mocks/recorder';
import {
  everyCallAnswers,
  releasingFails,
  reservingFails,
  theServerIsUnreachable,
  unitsAreRecommended,
  unitsAreReserved,
} from '../../../../mocks/situations';
import { anOrder, aReservedTransformer, aUnit } from '../../../../support/web/builders';
import { aConfig } from '../../../../support/web/renderApp';
import { aStore } from '../../../../support/web/store';

const held = aReservedTransformer();

function reserving({
  openOrderId,
  reservations = 'live',
}: { openOrderId?: string; reservations?: 'live' | 'sample' } = {}) {
  const store = aStore();
  const notifier = { success: jest.fn((..._of: Parameters<Success>) => undefined), failure: jest.fn() };
  const config = aConfig({ capabilities: { unitOptions: 'saved', reservations, import: 'off', insights: 'off' } });
  const services: Services = {
    notifier,
    openNotesPopup: () => true,
    copyText: () => Promise.resolve(true),
    saveFile: () => undefined,
    print: () => undefined,
    userName: 'Dana Sales',
    today: () => '2026-03-10',
    config,
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <ServicesContext value={services}>{children}</ServicesContext>
    </Provider>
  );
  const { result } = renderHook(() => useReserving(openOrderId), { wrapper });
  return { store, notifier, now: () => result.current };
}

test.each([
  ['live', true],
  ['sample', false],
] as const)('reserving with %s reservations is possible: %s', (reservations, isPossible) => {
  expect(reserving({ reservations }).now().isPossible).toBe(isPossible);
});

test('a reservation is announced with its job', async () => {
  unitsAreReserved();
  const { now, notifier } = reserving();
  await act(async () => expect(await now().reserve('IC-1001', '101')).toBeNull());
  expect(notifier.success.mock.calls).toEqual([
    ['Unit Reserved', 'Unit IC-1001 is reserved for job J-101', expect.any(Function)],
  ]);
  expect(notifier.failure).not.toHaveBeenCalled();
});

test('a reservation is named by its order if that has no job number', async () => {
  everyCallAnswers('{"id":"1","itemCode":"IC-1001","orderId":101}', { status: 201 });
  const { now, notifier } = reserving();
  await act(async () => expect(await now().reserve('IC-1001', '101')).toBeNull());
  expect(notifier.success.mock.calls).toEqual([
    ['Unit Reserved', 'Unit IC-1001 is reserved for an order without a job number', expect.any(Function)],
  ]);
});

test('a reason is sent with the request', async () => {
  unitsAreReserved();
  const sent = recordRequests();
  const { now } = reserving();
  await act(async () => expect(await now().reserve('IC-1001', '101', 'The customer agreed.')).toBeNull());
  expect((await sent()).map(({ body }) => body)).toEqual([
    { itemCode: 'IC-1001', orderId: '101', reason: 'The customer agreed.' },
  ]);
});

test('accepted values of this order alone go with the request', async () => {
  unitsAreReserved();
  const sent = recordRequests();
  const { now, store } = reserving();
  const fields = { kva_rating: '1500' };
  store.dispatch(fieldsFilled({ orderId: '101', fields }));
  store.dispatch(constraintCounted({ orderId: '101', constraint: 'ester', isCounted: true }));
  store.dispatch(fieldsFilled({ orderId: '102', fields: { phase: '1' } }));
  await act(async () => expect(await now().reserve('IC-1001', '101')).toBeNull());
  expect((await sent()).map(({ body }) => body)).toEqual([
    { itemCode: 'IC-1001', orderId: '101', accepted: { constraints: ['ester'], fields } },
  ]);
});

test('a requirement of the server leads to a question to the person: it is no failure', async () => {
  reservingFails(422, 'This unit cannot serve the order. Give a reason.');
  const { now, notifier } = reserving();
  await act(async () =>
    expect(await now().reserve('IC-1001', '101')).toBe('This unit cannot serve the order. Give a reason.'),
  );
  expect(notifier.failure).not.toHaveBeenCalled();
  expect(now().isBusy).toBe(false);
});

test('a release is announced', async () => {
  unitsAreReserved(held);
  const { now, notifier } = reserving();
  await act(async () => expect(await now().release(held)).toBe(true));
  expect(notifier.success.mock.calls).toEqual([['Unit Released', 'Unit IC-1001 can be reserved again']]);
});

type Success = Services['notifier']['success'];

const undoOf = ({ success }: { success: jest.Mock<undefined, Parameters<Success>> }) => success.mock.calls.at(-1)?.[2];

test('undoing a reservation releases it', async () => {
  unitsAreReserved();
  const { now, notifier } = reserving();
  await act(async () => expect(await now().reserve('IC-1001', '101')).toBeNull());
  const sent = recordRequests();
  act(() => undoOf(notifier)?.());
  await waitFor(() =>
    expect(notifier.success).toHaveBeenLastCalledWith('Undone', 'Unit IC-1001 can be reserved again'),
  );
  expect(await sent()).toMatchObject([
    { method: 'POST', path: '/api/reservations/made-1/release', body: { reason: 'Undone' } },
  ]);
});

test("undoing a release reserves the unit again, by what counted of the order's texts", async () => {
  const accepted = { constraints: ['ester' as const], fields: {} };
  const own = aReservedTransformer({ isOwn: true, orderId: '101', accepted });
  unitsAreReserved(own);
  const { now, notifier } = reserving();
  await act(async () => expect(await now().release(own)).toBe(true));
  const sent = recordRequests();
  act(() => undoOf(notifier)?.());
  await waitFor(() => expect(notifier.success).toHaveBeenLastCalledWith('Undone', 'Unit IC-1001 is reserved again'));
  expect((await sent()).map(({ body }) => body)).toEqual([
    { itemCode: 'IC-1001', orderId: '101', reason: 'Release undone', accepted },
  ]);
});

test("an undo after someone else's change is refused with the reason", async () => {
  const own = aReservedTransformer({ isOwn: true, orderId: '101' });
  unitsAreReserved(own);
  const { now, notifier } = reserving();
  await act(async () => expect(await now().release(own)).toBe(true));
  reservingFails(409, 'Unit IC-1001 is reserved for job J-55, by Omar.');
  act(() => undoOf(notifier)?.());
  await waitFor(() =>
    expect(notifier.failure.mock.calls).toEqual([['Not undone', 'Unit IC-1001 is reserved for job J-55, by Omar.']]),
  );
});

test.each([
  ["another person's reservation", { isOwn: false }],
  ['an imported reservation', { isOwn: null }],
  ['a hold', { isOwn: true, inquiry: { id: '42', number: 'I-42' } }],
  ['a reservation of a won estimate', { isOwn: true, estimateId: '5' }],
])('the release of %s is not undone, because it would not come back as it was', async (_what, of) => {
  const reservation = aReservedTransformer(of);
  unitsAreReserved(reservation);
  const { now, notifier } = reserving();
  await act(async () => expect(await now().release(reservation)).toBe(true));
  expect(undoOf(notifier)).toBeUndefined();
});

test.each([
  [
    'reserving',
    () => reservingFails(409, 'This order holds unit 5. Release it first.'),
    'This order holds unit 5. Release it first.',
  ],
  ['reserving', () => theServerIsUnreachable(), 'The server could not be reached.'],
  ['releasing', () => releasingFails(409, 'Order 101 is closed.'), 'Order 101 is closed.'],
  ['releasing', () => releasingFails(503), 'The server has a problem. Please try again later.'],
])('%s that fails is announced with the reason', async (what, situation, reason) => {
  situation();
  const { now, notifier } = reserving();
  await act(async () => {
    if (what === 'reserving') expect(await now().reserve('IC-1001', '101')).toBeNull();
    else expect(await now().release(held)).toBe(false);
  });
  expect(notifier.failure.mock.calls).toEqual([[`Error ${what} unit`, reason]]);
  expect(notifier.success).not.toHaveBeenCalled();
  expect(now().isBusy).toBe(false);
});

test('while one is under way another is not begun', async () => {
  unitsAreReserved();
  const sent = recordRequests();
  const { now } = reserving();
  let first = Promise.resolve<string | null>('not begun');
  act(() => void (first = now().reserve('IC-1001', '101')));
  expect(now().isBusy).toBe(true);
  await act(async () => expect(await now().reserve('IC-1002', '101')).toBeNull());
  await act(async () => expect(await first).toBeNull());
  expect(now().isBusy).toBe(false);
  expect((await sent()).map(({ body }) => body)).toEqual([{ itemCode: 'IC-1001', orderId: '101' }]);
});

test('recommendations are removed from the cache, but for the order whose page is open', async () => {
  unitsAreRecommended([aUnit()]);
  unitsAreReserved();
  const { now, store } = reserving({ openOrderId: '101' });
  await store.dispatch(getRecommendations.initiate(toQuote(anOrder({ id: 101 })), { subscribe: false }));
  await store.dispatch(getRecommendations.initiate(toQuote(anOrder({ id: 102 })), { subscribe: false }));
  const isKnown = (id: number) =>
    getRecommendations.select(toQuote(anOrder({ id })))(store.getState()).data !== undefined;
  await act(async () => expect(await now().reserve('IC-1001', '101')).toBeNull());
  await waitFor(() => expect(isKnown(102)).toBe(false));
  expect(isKnown(101)).toBe(true);
});
