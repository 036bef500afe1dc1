import { compareTraces } from '../../../scripts/traces/compare';
import type { Trace } from '../../../src/contract/trace/trace';
import { aTrace } from '../../web/inspection/aTrace';

type Steps = Parameters<typeof aTrace>[0];
type Step = Steps[number];

const started: Step = { kind: 'start', address: '/?record=', capabilities: {} };
const typed = (text: string, value: string): Step => ({
  ...{ kind: 'machine', machine: 'icPanel', actor: 'icPanel', actions: [], guards: {}, isRestored: false },
  event: { type: 'CHANGE', text },
  state: { value: { open: value }, context: { text }, status: 'active' },
});
const answered = (path: string, body: unknown = null): Step => ({
  kind: 'answer',
  method: 'GET',
  path,
  status: 200,
  body,
});
const pinned: Step = { kind: 'action', type: 'pinnedUnits/unitPinned', payload: { serial: 'IC-1' }, state: {} };

const changes = (kept: Steps, made: Steps) => compareTraces(aTrace(kept), aTrace(made));

test('recordings that differ in times, builds and the numbers of requests are alike', () => {
  const kept = aTrace([
    started,
    { ...answered('/api/last-refresh/', { last_refresh: '2026-03-05T15:30:00Z' }), request: 1 } as Step,
  ]);
  const made: Trace = {
    ...aTrace([
      started,
      { ...answered('/api/last-refresh/', { last_refresh: '2026-04-01T08:00:00.5Z' }), request: 2 } as Step,
    ]),
    app: { version: '2', build: 'other.js' },
    recordedAt: '2026-04-01T08:00:00.000Z',
  };
  expect(compareTraces(kept, { ...made, steps: made.steps.map((step) => ({ ...step, at: 500 })) })).toEqual([]);
});

test('steps are added, removed and changed where they stand, and the others stay paired', () => {
  const kept = [started, typed('text-1', 'idle'), answered('/api/orders/')];
  const made = [started, pinned, typed('text-1', 'searching')];
  expect(changes(kept, made)).toEqual([
    { how: 'added', number: 2, title: 'pinnedUnits/unitPinned', differences: [] },
    {
      how: 'changed',
      number: 3,
      title: 'icPanel/CHANGE',
      differences: [{ path: 'state.value.open', recorded: 'idle', today: 'searching' }],
    },
    { how: 'removed', number: 3, title: 'answer GET /api/orders/', differences: [] },
  ]);
});

test('a placeholder may have another name, but always the same one, and each page names them anew', () => {
  const twice = (first: string, second: string) => [started, typed(first, 'idle'), typed(second, 'idle')];
  expect(changes(twice('text-1', 'text-1'), twice('text-9', 'text-9'))).toEqual([]);
  expect(changes(twice('text-1', 'text-1'), twice('text-9', 'text-8'))).toMatchObject([{ how: 'changed', number: 3 }]);
  const pages = [...twice('text-1', 'text-1'), ...twice('text-1', 'text-1')];
  expect(changes(pages, [...twice('text-2', 'text-2'), ...twice('text-3', 'text-3')])).toEqual([]);
});

test('placeholders in addresses do not count, what is kept of an address does', () => {
  const at = (address: string): Step => ({ kind: 'navigation', address });
  expect(changes([at('/?search=text-4&page=2')], [at('/?search=104&page=2')])).toEqual([]);
  expect(changes([at('/?page=2')], [at('/?page=3')]).map(({ how, title }) => `${how} ${title}`)).toEqual([
    'removed navigation /?page=2',
    'added navigation /?page=3',
  ]);
});

test('a number that a recording keeps counts', () => {
  const unit = (kva_rating: number) => answered('/api/orders/match-ic/', { data: { kva_rating } });
  expect(changes([unit(500)], [unit(750)])).toMatchObject([
    { how: 'changed', differences: [{ path: 'body.data.kva_rating', recorded: 500, today: 750 }] },
  ]);
});

test('answers may arrive in another order, what a person does may not', () => {
  const [states, orders] = [answered('/api/orders/states/'), answered('/api/orders/')];
  expect(changes([started, states, orders], [started, orders, states])).toEqual([]);
  expect(changes([started, pinned, typed('a', 'idle')], [started, typed('a', 'idle'), pinned])).toMatchObject([
    { how: 'moved', number: 3, title: 'pinnedUnits/unitPinned' },
  ]);
  const late = answered('/api/orders/states/', { status: 'error' });
  expect(changes([started, states, orders], [started, orders, late])).toMatchObject([{ how: 'changed', number: 3 }]);
});
