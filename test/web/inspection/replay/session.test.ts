import fc from 'fast-check';
import type { TraceStep } from '../../../../src/contract/trace/steps';
import type { Trace } from '../../../../src/contract/trace/trace';
import { readList } from '../../../../src/domain/order/orderList';
import { toOrdersQuery } from '../../../../src/domain/order/ordersQuery';
import { toQuote } from '../../../../src/domain/order/quote';
import type { Recorder } from '../../../../src/web/inspection/recording/recorder';
import { replayTrace } from '../../../../src/web/inspection/replay/replayTrace';
import { differenceLines } from '../../../../src/web/inspection/replay/report';
import { withObserved } from '../../../../src/web/inspection/replay/withObserved';
import { startTools } from '../../../../src/web/inspection/startTools';
import { getOrder, getOrders } from '../../../../src/web/state/api/orders/orders';
import { getRecommendations } from '../../../../src/web/state/api/recommendations';
import { getReservations, reserveUnit } from '../../../../src/web/state/api/reservations';
import { comparisonViewChanged } from '../../../../src/web/state/slices/comparisonView';
import { costOptionChanged } from '../../../../src/web/state/slices/costOptions';
import { manualUnitAdded } from '../../../../src/web/state/slices/manualUnits';
import { unitPinned, unitUnpinned } from '../../../../src/web/state/slices/pinnedUnits';
import type { AppStore } from '../../../../src/web/state/store';
import { aUnit } from '../../../support/web/builders';
import { aStore } from '../../../support/web/store';
import { aSession, order, serverOf, units } from './aSession';
import { aRecorder } from '../recording/aRecorder';

function without<T extends object>(value: T, key: keyof T): T {
  const rest = { ...value };
  Reflect.deleteProperty(rest, key);
  return rest;
}

const linesOf = async (trace: Trace) => (await replayTrace(trace)).flatMap(differenceLines);

test.each([false, true])('unchanged code makes of a session what it was (full: %s)', async (isComplete) => {
  const trace = await withObserved(await aSession(isComplete));
  const replayed = await replayTrace(trace);
  expect(replayed.flatMap(differenceLines)).toEqual([]);
  expect(replayed.filter(({ isCompared }) => isCompared).length).toBeGreaterThan(60);
});

test('a recording says what the screens showed, in placeholders where it holds placeholders', async () => {
  const { steps } = await withObserved(await aSession());
  const observed = steps.map((step) => step.observed ?? {});
  expect(observed).toContainEqual(expect.objectContaining({ 'orders.pageText': 'Showing 7-12 of 138 orders' }));
  expect(observed).toContainEqual(expect.objectContaining({ 'comparison.best': '40117762' }));
  expect(observed).toContainEqual(
    expect.objectContaining({ 'comparison.listed': ['40119035', '40117762', '40116208'] }),
  );
  expect(JSON.stringify(steps)).not.toMatch(/33000|33,000|41250|41,250|Tri-County/);
});

test('a long recording reports every 500 steps how far it is', async () => {
  const trace = await aSession();
  const repeated = Array.from({ length: Math.ceil(1_001 / trace.steps.length) }, () => trace.steps).flat();
  const onProgress = jest.fn();
  await withObserved({ ...trace, steps: repeated.slice(0, 1_001) }, onProgress);
  expect(onProgress.mock.calls.flat()).toEqual([0, 500 / 1_001, 1_000 / 1_001]);
});

test('a recording without requests and results replays with what it has', async () => {
  const { steps, ...head } = await aSession();
  const old = steps.flatMap((step): TraceStep[] => {
    if (step.kind === 'request' || step.kind === 'abort' || step.kind === 'notice') return [];
    if (step.kind === 'answer') return [without(step, 'request')];
    if (step.kind === 'machine')
      return [{ ...without(step, 'calls'), actions: step.actions.map(({ type }) => ({ type })) }];
    return step.kind === 'action'
      ? [{ ...step, payload: without(step.payload as { result?: unknown }, 'result') }]
      : [step];
  });
  expect(await linesOf({ ...head, steps: old })).toEqual([]);
});

test('what stands behind a gap is taken as recorded', async () => {
  const { steps, ...head } = await aSession();
  const gap = { kind: 'gap', at: 0, steps: 40 } as const;
  expect(await linesOf({ ...head, steps: [...steps.slice(0, 20), gap, ...steps.slice(60)] })).toEqual([]);
});

type Doing = (store: AppStore, recorder: Recorder) => unknown;

const orderId = '101';
const serial = fc.constantFrom(...units.map((unit) => String(unit.serial)));

/** What people do, in any order. */
const doings: fc.Arbitrary<Doing> = fc.oneof(
  fc.integer({ min: 1, max: 9 }).map((number): Doing => async ({ dispatch }, recorder) => {
    recorder.navigated(`/?page=${number}`);
    const { filters, sort, page } = readList(new URLSearchParams({ page: String(number) }));
    await dispatch(getOrders.initiate(toOrdersQuery(filters, sort, page)));
  }),
  fc.constant<Doing>(async ({ dispatch }, recorder) => {
    recorder.navigated('/order/101');
    await dispatch(getOrder.initiate('101'));
    await dispatch(getRecommendations.initiate(toQuote(order, [])));
  }),
  fc.constant<Doing>(({ dispatch }, recorder) => {
    recorder.navigated('/reserved');
    return dispatch(getReservations.initiate(undefined, { forceRefetch: true }));
  }),
  // Calls that run beside what follows.
  fc.constant<Doing>(({ dispatch }) => void dispatch(getReservations.initiate(undefined, { forceRefetch: true }))),
  serial.map((itemCode): Doing => ({ dispatch }) => {
    void dispatch(reserveUnit.initiate({ itemCode, orderId }, { track: false }));
    return dispatch(reserveUnit.initiate({ itemCode, orderId }, { track: false }));
  }),
  serial.map(
    (each): Doing =>
      ({ dispatch }) =>
        dispatch(unitPinned({ orderId, serial: each })),
  ),
  serial.map(
    (each): Doing =>
      ({ dispatch }) =>
        dispatch(unitUnpinned({ orderId, serial: each })),
  ),
  fc.constantFrom('specs' as const, 'margin' as const).map(
    (sort): Doing =>
      ({ dispatch }) =>
        dispatch(comparisonViewChanged({ orderId, change: { sort } })),
  ),
  fc.tuple(fc.constantFrom(...units), fc.boolean()).map(
    ([unit, reTank]): Doing =>
      ({ dispatch }) =>
        dispatch(costOptionChanged({ orderId, unit, change: { reTank } })),
  ),
  serial.map(
    (each): Doing =>
      ({ dispatch }) =>
        dispatch(manualUnitAdded({ orderId, unit: aUnit({ serial: `${each}9` }) })),
  ),
);

test('unchanged code makes of any long session what it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(doings, { minLength: 40, maxLength: 80 }), fc.boolean(), async (session, isComplete) => {
      const recorder = aRecorder({ isComplete, began: 0, now: () => 0, fetchFn: serverOf() });
      recorder.start('/', {});
      const store = aStore({ tools: startTools(false, recorder).tools });
      for (const act of session) await act(store, recorder);
      const trace = await withObserved(recorder.trace({ version: '1', build: 'main.js' }));
      expect(await linesOf(trace)).toEqual([]);
    }),
    { numRuns: 5 },
  );
});
