import type { SnapshotFrom } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import { differ, NO_WORK } from '../../../src/domain/estimates/work';
import { estimateEditingMachine, hasUnsaved, StaleEstimateError } from '../../../src/web/machines/estimateEditing';

type Snapshot = SnapshotFrom<typeof estimateEditingMachine>;

const named = (name: string) => ({ ...NO_WORK, name });
const saved = named('Variant A');
const typed = named(' Variant B ');
const newer = { work: named('By somebody else'), version: 4 };
const failures = [new Error('No answer'), new StaleEstimateError('Another user saved first')];

const events = [
  { type: 'LOADED', work: saved, version: 3, unsaved: null },
  { type: 'LOADED', work: saved, version: 3, unsaved: { work: typed, version: 3 } },
  { type: 'LOADED', work: saved, version: 3, unsaved: { work: typed, version: 2 } },
  { type: 'LOADED', work: saved, version: 0, unsaved: null },
  { type: 'CHANGE', work: typed },
  { type: 'CHANGE', work: saved },
  { type: 'CHANGE', work: named('  ') },
  { type: 'RESET' },
  { type: 'SAVE' },
  { type: 'LOAD_NEWER' },
  { type: 'xstate.done.actor.saveEstimate', output: { id: 1, ...named('Variant B'), version: 4 } },
  { type: 'xstate.done.actor.fetchNewer', output: newer },
  ...['saveEstimate', 'fetchNewer'].flatMap((id) =>
    failures.map((error) => ({ type: `xstate.error.actor.${id}`, error })),
  ),
] as never[];

const steps = adjacencyMapToArray(
  getAdjacencyMap(estimateEditingMachine, {
    events,
    filterEvents: (state: Snapshot, event: never) => state.can(event),
    serializeState: ({ value, context }: Snapshot) => JSON.stringify([value, context]),
  } as never),
);

test('every edge between states', () => {
  const edges = steps.map(({ state, event, nextState }) => `${state.value} + ${event.type} -> ${nextState.value}`);
  expect([...new Set(edges)].sort()).toEqual(
    [
      'loading + LOADED -> editing',
      'editing + CHANGE -> editing',
      'editing + RESET -> editing',
      'editing + SAVE -> saving',
      'editing + LOAD_NEWER -> loadingNewer',
      'saving + xstate.done.actor.saveEstimate -> editing',
      'saving + xstate.error.actor.saveEstimate -> editing',
      'loadingNewer + xstate.done.actor.fetchNewer -> editing',
      'loadingNewer + xstate.error.actor.fetchNewer -> editing',
    ].sort(),
  );
});

test('Save is open with a name, where something is unsaved or the estimate is new', () => {
  for (const { nextState } of steps) {
    const { work, version } = nextState.context;
    const isOpen = work.name.trim() !== '' && (version === 0 || hasUnsaved(nextState));
    expect(nextState.can({ type: 'SAVE' })).toBe(nextState.matches('editing') && isOpen);
  }
});

test('typed text is replaced only by typing, by discarding it, by a save, or by the requested newer version', () => {
  const mayReplace = ['CHANGE', 'RESET', 'xstate.done.actor.saveEstimate', 'xstate.done.actor.fetchNewer'];
  for (const { state, event, nextState } of steps) {
    if (state.matches('loading') || mayReplace.includes(event.type)) continue;
    expect(differ(nextState.context.work, state.context.work)).toBe(false);
  }
});

test('it is stale after a refused save, or with work that rests on an older version, until a newer one is there', () => {
  for (const { state, event, nextState } of steps) {
    const { isStale } = nextState.context;
    if ((event as { error?: unknown }).error === failures[1] && state.matches('saving')) expect(isStale).toBe(true);
    if (event.type === 'LOADED') expect(isStale).toBe(nextState.context.version === 2);
    if (event.type.startsWith('xstate.done')) expect(isStale).toBe(false);
    if (['CHANGE', 'RESET', 'SAVE'].includes(event.type)) expect(isStale).toBe(state.context.isStale);
    expect(nextState.can({ type: 'LOAD_NEWER' })).toBe(nextState.matches('editing') && isStale);
  }
});

test('at most one call runs, and nothing is typed meanwhile', () => {
  const calls: Record<string, string> = { saving: 'saveEstimate', loadingNewer: 'fetchNewer' };
  for (const { nextState } of steps) {
    const call = calls[nextState.value];
    expect(Object.values(nextState.children).map((child) => child?.id)).toEqual(call === undefined ? [] : [call]);
    expect(nextState.can({ type: 'CHANGE', work: typed })).toBe(nextState.matches('editing'));
  }
});
