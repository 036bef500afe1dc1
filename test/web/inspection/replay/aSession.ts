import { createActor, fromPromise, waitFor } from 'xstate';
import type { Notice } from '../../../../src/web/adapters/notifier';
import type { Trace } from '../../../../src/contract/trace/trace';
import type { Unit } from '../../../../src/contract/unit/unit';
import { readList } from '../../../../src/domain/order/orderList';
import { toOrdersQuery, toUnpagedQuery } from '../../../../src/domain/order/ordersQuery';
import { loadedOptions } from '../../../../src/domain/unitOptions/unitOptions';
import { readTrace } from '../../../../src/web/inspection/file/readTrace';
import { recordedNotice } from '../../../../src/web/inspection/replay/expectedNotices';
import { startTools } from '../../../../src/web/inspection/startTools';
import { getInventoryByCode } from '../../../../src/web/state/api/inventory/inventoryByCode';
import { getOrder, getOrders } from '../../../../src/web/state/api/orders/orders';
import { getOrderSummary } from '../../../../src/web/state/api/orders/orderSummary';
import { api } from '../../../../src/web/state/api/api';
import { exportedNotice } from '../../../../src/web/state/api/ordersExport/exportNotices';
import { forgetRecommendations, getRecommendations } from '../../../../src/web/state/api/recommendations';
import { getReservations, releaseReservation, reserveUnit } from '../../../../src/web/state/api/reservations';
import { refetchOptions, saveOptions } from '../../../../src/web/state/api/unitOptions';
import { createInspection } from '../../../../src/web/state/inspection';
import { judgeUnit } from '../../../../src/web/state/judging';
import { icPanelMachine } from '../../../../src/web/state/machines/icPanel';
import type { FoundUnit } from '../../../../src/web/state/machines/icPanelNotices';
import { unitOptionsMachine } from '../../../../src/web/state/machines/unitOptions';
import type { LoadedUnitOptions, SaveAnswer, SaveRequest } from '../../../../src/web/state/machines/unitOptionsPort';
import {
  notReservedNotice,
  releasedNotice,
  reservedNotice,
} from '../../../../src/web/state/reserving/reservingNotices';
import { toQuote } from '../../../../src/domain/order/quote';
import { DEFAULT_SETTINGS } from '../../../../src/contract/plan/defaultSettings';
import { constraintCounted } from '../../../../src/web/state/slices/acceptedConstraints';
import { comparisonViewChanged } from '../../../../src/web/state/slices/comparisonView';
import { costOptionChanged } from '../../../../src/web/state/slices/costOptions';
import { manualUnitAdded, manualUnitRemoved } from '../../../../src/web/state/slices/manualUnits';
import { planEffectsShown, plannedBy } from '../../../../src/web/state/slices/planMemory';
import { unitPinned, unitUnpinned } from '../../../../src/web/state/slices/pinnedUnits';
import {
  anInventoryUnit,
  anOrder,
  aRequirement,
  aReservedTransformer,
  aUnit,
  orders,
} from '../../../support/web/builders';
import { aStore } from '../../../support/web/store';
import { fileOf } from '../fileOf';
import { aRecorder } from '../recording/aRecorder';

export const order = anOrder({ requirement: aRequirement({ notes: 'FR3 fluid required.' }) });
const details = [
  { feature: 'phase_match', required: '3', actual: '3', verdict: 'exact', points: 10, weight: 10, note: null },
] as never;

/** By match, and in quite another order by margin. */
export const units = [
  aUnit({ serial: '40117762', match_score: 0.97, jcm_total_cost: 33_000, score_details: details }),
  aUnit({ serial: '40119035', match_score: 0.91, jcm_total_cost: 12_000, score_details: details }),
  aUnit({ serial: '40116208', match_score: 0.78, can_serve: false, score_details: details }),
];
const byHand = aUnit({ serial: '40110001', match_score: 0.6 });
const inventoryUnit = anInventoryUnit({ itemCode: '40117762', optionsVersion: 3 });

const failure = (status: number, detail: string) => Response.json({ detail }, { status });

/** What the server answers, by method and path. */
const answers: Readonly<Record<string, (body: unknown, count: number) => Response | Promise<Response>>> = {
  'GET /api/orders/': () => Response.json({ results: orders(6), count: 138 }),
  'GET /api/orders/export/': () =>
    new Response('id\n1\n2\n', { headers: { 'content-type': 'text/csv', 'x-total-count': '138' } }),
  'GET /api/orders/101': () => Response.json(order),
  'GET /api/orders/by-order-id/101': () => Response.json(order),
  'POST /api/orders/recommendations/': () => Response.json({ data: { matches: units, relaxations: [], count: null } }),
  'POST /api/orders/match-ic/': (_, count) =>
    Response.json({ success: count === 1, data: count === 1 ? byHand : null, message: null }),
  'GET /api/reservations/': () => Response.json({ results: [aReservedTransformer({ itemCode: '40112222' })] }),
  'POST /api/reservations/': (_, count) =>
    count === 1
      ? Response.json({ id: 7, itemCode: '40117762', orderId: 101, jobNumber: 'J-70114' })
      : failure(409, 'The unit is taken.'),
  'DELETE /api/reservations/7': () => new Response(null, { status: 204 }),
  'GET /api/inventory-stats/by-code/40117762': () => Response.json(inventoryUnit),
  'PUT /api/inventory-stats/by-code/40117762/options': (_, count) =>
    count === 1 ? Response.json({ optionsVersion: 4 }) : failure(500, 'Out of order.'),
};

export function serverOf() {
  const counts = new Map<string, number>();
  return async (info: RequestInfo): Promise<Response> => {
    const request = typeof info === 'string' ? new Request(info) : info;
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const count = (counts.get(call) ?? 0) + 1;
    counts.set(call, count);
    const text = await request.clone().text();
    if (text.includes('"order_id":999'))
      return new Promise((_, reject) =>
        request.signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
      );
    return answers[call]?.(text, count) ?? failure(404, `Nothing at ${call}`);
  };
}

/** A person's whole session as the real recorder records it: lists, comparison, IC#, reservation, options, export. */
export async function aSession(isComplete = false): Promise<Trace> {
  const recorder = aRecorder({ isComplete, began: 0, now: () => 0, fetchFn: serverOf() });
  const { observe, tools } = startTools(false, recorder);
  const inspection = createInspection();
  inspection.subscribe([observe]);
  const { inspect } = inspection;
  recorder.start('/', { reservations: 'live' });
  const store = aStore({ tools });
  const { dispatch } = store;
  const notices: { after: number; notice: Notice }[] = [];
  const notify = (notice: Notice) => notices.push({ after: recorder.recorded.steps.length, notice });

  const list = async (search: string) => {
    const { filters, sort, page } = readList(new URLSearchParams(search));
    await dispatch(getOrders.initiate(toOrdersQuery(filters, sort, page)));
  };
  await list('');
  recorder.navigated('/?job=RC&page=2');
  await list('job=RC&page=2');
  const { filters, sort } = readList(new URLSearchParams('job=RC'));
  const file = await dispatch(exportOrdersOf(toUnpagedQuery(filters, sort)));
  notify(exportedNotice({ count: file.count }));

  recorder.navigated('/order/101');
  await dispatch(getOrder.initiate('101'));
  await Promise.all([
    dispatch(getRecommendations.initiate(toQuote(order, []))),
    dispatch(getReservations.initiate(undefined)),
  ]);
  const orderId = '101';
  dispatch(unitPinned({ orderId, serial: '40119035' }));
  dispatch(unitPinned({ orderId, serial: '40117762' }));
  dispatch(unitUnpinned({ orderId, serial: '40117762' }));
  dispatch(comparisonViewChanged({ orderId, change: { sort: 'margin' } }));
  dispatch(costOptionChanged({ orderId, unit: units[0]!, change: { reTank: true } }));
  dispatch(comparisonViewChanged({ orderId, change: { view: 'table' } }));

  const panel = createActor(
    icPanelMachine.provide({
      actors: {
        searchIc: fromPromise<FoundUnit, { serial: string }>(({ input, signal }) =>
          dispatch(judgeUnit(order, input.serial, signal)),
        ),
      },
      actions: { addUnit: (_, unit: Unit) => void dispatch(manualUnitAdded({ orderId, unit })) },
    }),
    { inspect },
  ).start();
  panel.send({ type: 'TOGGLE' });
  for (const text of ['40110001', '49999999']) {
    panel.send({ type: 'CHANGE', text });
    panel.send({ type: 'SUBMIT' });
    await waitFor(panel, (state) => state.matches({ open: 'idle' }));
  }
  panel.stop();
  dispatch(manualUnitRemoved({ orderId, serial: '40110001' }));

  const other = dispatch(getRecommendations.initiate({ ...toQuote(order, []), order_id: 999 }));
  await new Promise((resolve) => setTimeout(resolve, 10));
  dispatch(forgetRecommendations(orderId));
  await other;

  for (const itemCode of ['40117762', '40119035']) {
    const { data, error } = await dispatch(reserveUnit.initiate({ itemCode, orderId }, { track: false }));
    const notice = data ? reservedNotice(data) : notReservedNotice(error);
    if (notice) notify(notice);
  }
  dispatch(constraintCounted({ orderId, constraint: 'ester', isCounted: true }));
  await dispatch(getRecommendations.initiate(toQuote(order, ['ester'])));

  dispatch(plannedBy({ ...DEFAULT_SETTINGS, fit: 'Fits' }));
  dispatch(planEffectsShown({ isShown: true }));

  recorder.navigated('/reserved');
  await dispatch(getReservations.initiate(undefined, { forceRefetch: true }));
  await dispatch(releaseReservation.initiate({ id: 7, itemCode: '40117762' }, { track: false }));
  notify(releasedNotice({ itemCode: '40117762' }));

  recorder.navigated('/unit/40117762?order=101');
  await Promise.all([dispatch(getInventoryByCode.initiate('40117762')), dispatch(getOrderSummary.initiate('101'))]);
  const editing = createActor(
    unitOptionsMachine.provide({
      actors: {
        saveOptions: fromPromise<SaveAnswer, SaveRequest>(({ input, signal }) =>
          saveOptions(dispatch, '40117762', input, signal),
        ),
        refetchUnit: fromPromise<LoadedUnitOptions>(({ signal }) => refetchOptions(dispatch, '40117762', signal)),
      },
    }),
    { inspect },
  ).start();
  editing.send({ type: 'LOADED', options: loadedOptions(inventoryUnit), version: 3 });
  editing.send({ type: 'CHANGE', change: { fr3Enabled: true } });
  editing.send({ type: 'CHANGE', change: { fr3EstimatedGallons: '0540' } });
  editing.send({ type: 'BLUR_GALLONS' });
  editing.send({ type: 'CHANGE', change: { turnPull: true } });
  for (let saves = 0; saves < 2; saves += 1) {
    editing.send({ type: 'SAVE' });
    await waitFor(editing, (state) => state.hasTag('editable'));
    editing.send({ type: 'CHANGE', change: { reTank: true } });
  }
  editing.send({ type: 'RESET' });
  editing.stop();
  dispatch(api.util.resetApiState());

  const { steps, ...head } = recorder.trace({ version: '1', build: 'main.js' });
  const shown = steps.flatMap((step, index) => [
    step,
    ...notices
      .filter(({ after }) => after === index + 1)
      .map(({ notice }) => ({ kind: 'notice' as const, at: 0, ...recordedNotice(notice) })),
  ]);
  return readTrace(await fileOf({ ...head, steps: shown }));
}

/** The mutation that a screen starts by its hook. */
function exportOrdersOf(query: object) {
  const { exportOrders } = api.endpoints as never as {
    exportOrders: { initiate: (query: object) => () => Promise<{ data: { count: number | null } }> };
  };
  return (dispatch: (thunk: never) => Promise<{ data: { count: number | null } }>) =>
    dispatch(exportOrders.initiate(query) as never).then(({ data }) => data);
}
