import './plantable';
import type { Trace } from '../../../../src/contract/trace/trace';
import { paths } from '../../../../src/contract/paths';
import * as lenient from '../../../../src/contract/readLeniently';
import * as bestUnit from '../../../../src/domain/comparison/best';
import * as combine from '../../../../src/domain/comparison/sortUnits';
import * as paginate from '../../../../src/domain/comparison/paginate';
import * as pins from '../../../../src/domain/comparison/pins';
import * as sorting from '../../../../src/domain/comparison/sortUnits';
import * as estimates from '../../../../src/domain/cost/comparison/estimate';
import * as work from '../../../../src/domain/cost/comparison/costedUnit';
import * as tones from '../../../../src/domain/cost/salePrice';
import * as prices from '../../../../src/domain/cost/salePrice';
import * as money from '../../../../src/domain/format/money';
import * as filters from '../../../../src/domain/order/orderFilters';
import * as orderList from '../../../../src/domain/order/orderList';
import * as ordersQuery from '../../../../src/domain/order/ordersQuery';
import * as reserved from '../../../../src/domain/reservations/reservedList';
import { verdictWords } from '../../../../src/domain/specs/verdictWords';
import * as optionChange from '../../../../src/domain/unitOptions/unitOptions';
import * as payload from '../../../../src/domain/unitOptions/unitOptions';
import { currentMachines } from '../../../../src/web/inspection/replay/machinePlayer';
import { titleOf } from '../../../../src/web/inspection/replay/replay';
import { replayTrace } from '../../../../src/web/inspection/replay/replayTrace';
import { differenceLines } from '../../../../src/web/inspection/replay/report';
import { withObserved } from '../../../../src/web/inspection/replay/withObserved';
import { api } from '../../../../src/web/state/api/api';
import * as exportNotices from '../../../../src/web/state/api/ordersExport/exportNotices';
import { ServerPort } from '../../../../src/web/state/api/server/serverPort';
import * as notices from '../../../../src/web/state/reserving/reservingNotices';
import { aSession } from './aSession';
import { endpoint, ignored, instead, invoke, restoreEndpoints, sending, withChanged, type Machines } from './plants';

let trace: Trace;
beforeAll(async () => {
  trace = await withObserved(await aSession());
});

afterEach(() => {
  jest.restoreAllMocks();
  restoreEndpoints();
});

type Plant = () => Machines | undefined;
/** A constant, changed. */
function changed<T extends object>(of: T, key: keyof T & string, value: never): undefined {
  jest.replaceProperty(of, key as never, value);
}

type Planted = [what: string, plant: Plant, step: string, path: string];

const planted: Planted[] = [
  [
    'a save that succeeds is announced as a failure',
    () =>
      withChanged('unitOptions', ({ states }) => {
        const { onDone } = invoke(states.saving) as never as { onDone: { actions: { params: object }[] } };
        onDone.actions[1]!.params = { tone: 'failure', title: 'Error', description: 'Failed to update unit details' };
      }),
    'unitOptions/xstate.done.actor.saveOptions',
    'actions.0.params.tone',
  ],
  [
    'a save is sent without the version that it rests on',
    () =>
      withChanged('unitOptions', ({ states }) => {
        const { input } = invoke(states.saving) as never as { input: (args: unknown) => object };
        Object.assign(invoke(states.saving), { input: (args: unknown) => ({ ...input(args), version: null }) });
      }),
    'unitOptions/SAVE',
    'calls.saveOptions.input.version',
  ],
  [
    'the payload of a save has no turn pull',
    instead(payload, 'toPayload', (actual: typeof payload.toPayload) => (options: never) => {
      return { ...(actual(options) as object), turnPull: undefined };
    }),
    'unitOptions/SAVE',
    'calls.saveOptions.input.payload.turnPull',
  ],
  [
    'a reset changes nothing',
    () =>
      withChanged('unitOptions', ({ states }) =>
        Object.assign(states.editing!.on, { RESET: { guard: 'differs', actions: [] } }),
      ),
    'unitOptions/RESET',
    'context.options.reTank',
  ],
  [
    'the guard of a save is inverted',
    () =>
      withChanged('unitOptions', ({ states }) =>
        Object.assign(states.editing!.on, { SAVE: { guard: 'isSame', target: 'saving', actions: 'normalizeGallons' } }),
      ),
    'unitOptions/SAVE',
    'state.value',
  ],
  [
    'a wrong unit is added by its IC#',
    () =>
      withChanged('icPanel', ({ states }) => {
        const { onDone } = invoke(states.open!.states.searching) as never as {
          onDone: { actions: { params: unknown }[] }[];
        };
        onDone[1]!.actions[0]!.params = ({ event }: { event: { output: { unit: object } } }) => ({
          ...event.output.unit,
          serial: '1',
        });
      }),
    'icPanel/xstate.done.actor.searchIc',
    'actions.0.params.serial',
  ],
  [
    'an empty IC# is searched for',
    () =>
      withChanged('icPanel', ({ states }) =>
        Object.assign(invoke(states.open!.states.searching), { input: () => ({ serial: '' }) }),
      ),
    'icPanel/SUBMIT',
    'calls.searchIc.input.serial',
  ],
  [
    'gallons are not normalized',
    instead(optionChange, 'normalizeGallons', () => (options: unknown) => options),
    'unitOptions/BLUR_GALLONS',
    'context.options.fr3EstimatedGallons',
  ],
  [
    'a success is read as a failure',
    instead(lenient, 'readLeniently', () => () => ({ success: false, error: { issues: [{ message: 'no' }] } })),
    'answer GET /api/orders/?page=1&page_size=6&ordering=-order_date&unit_assignment=unassigned',
    'observed.orders.pageText',
  ],
  [
    'an answer is read without its count',
    endpoint('getOrders', (definition) => {
      const transform = definition.transformResponse as (...args: unknown[]) => object;
      definition.transformResponse = (...args: unknown[]) => ({ ...transform(...args), count: 6 });
    }),
    'answer GET /api/orders/?page=1&page_size=6&ordering=-order_date&unit_assignment=unassigned',
    'observed.orders.pageText',
  ],
  [
    'the next page is asked for',
    instead(
      ordersQuery,
      'toOrdersQuery',
      (actual: typeof ordersQuery.toOrdersQuery) => (a: never, b: never, page: number) => actual(a, b, page + 1),
    ),
    'store',
    'observed.orders.query.page',
  ],
  [
    'a filter is lost',
    instead(ordersQuery, 'toOrdersQuery', (actual: typeof ordersQuery.toOrdersQuery) => (...args: never[]) => {
      return { ...actual(...(args as never as Parameters<typeof actual>)), order_type: undefined };
    }),
    'navigation /?job=RC&page=2',
    'observed.orders.query.order_type',
  ],
  [
    'the sort direction is flipped',
    instead(orderList, 'readList', (actual: typeof orderList.readList) => (query: URLSearchParams) => {
      const list = actual(query);
      return { ...list, sort: { ...list.sort, direction: 'asc' } };
    }),
    'store',
    'observed.orders.query.ordering',
  ],
  [
    'a filter has other words',
    instead(filters, 'activeFilterChips', () => () => []),
    'navigation /?job=RC&page=2',
    'observed.orders.filters',
  ],
  [
    'the page text is off by one',
    instead(
      paginate,
      'rangeText',
      (actual: typeof paginate.rangeText) => (range: paginate.PageRange, things: string) =>
        actual({ ...range, from: range.from - 1 }, things),
    ),
    'answer GET /api/orders/?page=1&page_size=6&ordering=-order_date&unit_assignment=unassigned',
    'observed.orders.pageText',
  ],
  [
    'prices are rounded wrongly',
    instead(money, 'formatPrice', () => (value: unknown) => `$${Number(value).toFixed(1)}`),
    'answer GET /api/orders/?page=1&page_size=6&ordering=-order_date&unit_assignment=unassigned',
    'observed.orders.listed',
  ],
  [
    'a request loses its parameters',
    sending('getOrders', (request) => ({ ...request, params: {} })),
    'request GET /api/orders/?page=1&page_size=6&ordering=-order_date&unit_assignment=unassigned',
    'request.path',
  ],
  [
    'the notice of an export says less',
    instead(exportNotices, 'exportedNotice', () => () => ({ tone: 'success', title: 'Exported', description: 'x' })),
    'notice',
    'notice.title',
  ],
  [
    'the worst match comes first',
    instead(
      sorting,
      'sortUnits',
      (actual: typeof sorting.sortUnits) =>
        (...args: never[]) =>
          actual(...(args as never as Parameters<typeof actual>)).toReversed(),
    ),
    'answer POST /api/orders/recommendations/',
    'observed.comparison.listed',
  ],
  [
    'the worst unit wears the Best badge',
    instead(bestUnit, 'bestSerial', () => (units: { serial: unknown }[]) => units.at(-1)?.serial ?? null),
    'answer POST /api/orders/recommendations/',
    'observed.comparison.best',
  ],
  [
    'a margin leaves out the labor',
    instead(
      estimates,
      'estimate',
      (actual: typeof estimates.estimate) => (unit: never, options: object, price: never) =>
        actual(unit, { ...options, reTank: false } as never, price),
    ),
    'costOptions/costOptionChanged',
    'observed.comparison.unit.40117762',
  ],
  [
    'needed work is not counted',
    instead(work, 'neededWork', () => () => []),
    'answer POST /api/orders/recommendations/',
    'observed.comparison.unit.40117762',
  ],
  [
    "an order's price goes before the unit's own",
    instead(
      prices,
      'salePriceOf',
      (actual: typeof prices.salePriceOf) => (unit: object, price: never) =>
        actual({ ...unit, m_price: null } as never, price),
    ),
    'answer POST /api/orders/recommendations/',
    'observed.comparison.unit.40117762',
  ],
  [
    'a margin has the wrong color',
    instead(tones, 'marginTone', () => () => 'good'),
    'answer POST /api/orders/recommendations/',
    'observed.comparison.unit.40117762',
  ],
  [
    'a verdict has another word',
    () => changed(verdictWords as { exact: string }, 'exact', 'Acceptable' as never),
    'answer POST /api/orders/recommendations/',
    'observed.comparison.unit.40117762',
  ],
  ['a pin is not kept', ignored('pinnedUnits/unitPinned'), 'pinnedUnits/unitPinned', 'pinnedUnits'],
  [
    'the summary of the pins miscounts',
    instead(pins, 'pinnedText', () => () => '9 pinned'),
    'answer GET /api/orders/101',
    'observed.comparison.pinned',
  ],
  [
    'a changed cost option has no effect',
    ignored('costOptions/costOptionChanged'),
    'costOptions/costOptionChanged',
    'costOptions',
  ],
  [
    'the chosen sort has no effect',
    ignored('comparisonView/comparisonViewChanged'),
    'comparisonView/comparisonViewChanged',
    'comparisonView',
  ],
  [
    'a unit added by hand comes last',
    instead(combine, 'combineUnits', () => (byHand: unknown[], units: unknown[]) => [...units, ...byHand]),
    'manualUnits/manualUnitAdded',
    'observed.comparison.listed',
  ],
  [
    'a demand that counts is lost',
    ignored('acceptedConstraints/constraintCounted'),
    'acceptedConstraints/constraintCounted',
    'acceptedConstraints',
  ],
  [
    'a reservation is asked for at a wrong path',
    () => changed(paths as { reservations: string }, 'reservations', '/api/reserved/' as never),
    'request GET /api/reservations/',
    'request.path',
  ],
  [
    'a field of a reservation has another name',
    sending('reserveUnit', (request) => ({ ...request, body: { item: '40117762' } })),
    'request POST /api/reservations/',
    'request.body.itemCode',
  ],
  [
    'a unit is released instead of reserved',
    sending('reserveUnit', () => ({ url: paths.reservation('7'), method: 'DELETE' })),
    'request POST /api/reservations/',
    'request.method',
  ],
  [
    'a reservation is announced as a release',
    instead(notices, 'reservedNotice', () => notices.releasedNotice),
    'notice',
    'notice.title',
  ],
  [
    'a failed reservation is announced as a failed release',
    instead(notices, 'notReservedNotice', () => notices.notReleasedNotice),
    'notice',
    'notice.title',
  ],
  [
    'a request is sent twice',
    endpoint('saveUnitOptions', (definition) => {
      const query = definition.query as (args: unknown) => unknown;
      delete definition.query;
      definition.queryFn = async (
        args: unknown,
        _api: unknown,
        _extra: unknown,
        send: (q: unknown) => Promise<unknown>,
      ) => (await Promise.all([send(query(args)), send(query(args))]))[0];
    }),
    'api/saveUnitOptions/pending',
    'request',
  ],
  [
    'a failed request is sent again',
    endpoint('reserveUnit', (definition) => {
      const query = definition.query as (args: unknown) => unknown;
      delete definition.query;
      definition.queryFn = async (
        args: unknown,
        _api: unknown,
        _extra: unknown,
        send: (q: unknown) => Promise<{ error?: unknown }>,
      ) => {
        const first = await send(query(args));
        return first.error ? send(query(args)) : first;
      };
    }),
    'answer POST /api/reservations/',
    'request',
  ],
  [
    'a call follows that nobody asked for',
    endpoint('releaseReservation', (definition) => {
      definition.onQueryStarted = (_: unknown, { dispatch }: { dispatch: (thunk: unknown) => void }) => {
        const { getStates } = api.endpoints as never as { getStates: { initiate: (args: undefined) => unknown } };
        dispatch(getStates.initiate(undefined));
      };
    }),
    'api/releaseReservation/pending',
    'call',
  ],
  [
    'a request that was given up goes on',
    endpoint('getRecommendations', (definition) => {
      const query = definition.query as (args: unknown) => object;
      const read = definition.transformResponse as (data: unknown) => unknown;
      for (const key of ['query', 'rawResponseSchema', 'transformResponse']) Reflect.deleteProperty(definition, key);
      definition.queryFn = async (args: unknown, { extra, ...rest }: { extra: unknown }) => {
        if (!(extra instanceof ServerPort)) throw new Error('No port.');
        const signal = new AbortController().signal;
        const { data, error } = await extra.send(query(args) as never, { ...rest, extra, signal } as never, {});
        return error ? { error } : { data: read(data) };
      };
    }),
    'abort',
    'abort',
  ],
  [
    'a reserved unit is not listed',
    instead(reserved, 'searchReserved', () => () => []),
    'navigation /reserved',
    'observed.reserved.listed',
  ],
];

test('there are at least 26 kinds of regressions', () => {
  expect(new Set(planted.map(([what]) => what)).size).toBeGreaterThanOrEqual(26);
});

/** What comes after the last step with this title cannot be the first difference there. */
const upTo = (title: string): Trace => {
  const last = trace.steps.findLastIndex((step) => titleOf(step).title === title);
  return { ...trace, steps: trace.steps.slice(0, last + 1) };
};

test.each(planted)('the replay names at its first step that %s', async (_, plant, title, path) => {
  const machines = plant() ?? currentMachines;
  const [first] = (await replayTrace(upTo(title), machines)).filter(({ differences }) => differences.length > 0);
  expect(first && { title: first.title, paths: differenceLines(first).slice(1).join('\n') }).toEqual({
    title,
    paths: expect.stringContaining(`  ${path}`) as string,
  });
});
