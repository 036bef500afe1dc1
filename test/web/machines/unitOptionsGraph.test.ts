import type { SnapshotFrom } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import { differ, noUnitOptions } from '../../../src/domain/units/unitOptions';
import { hasUnsaved, unitOptionsMachine, StaleOptionsError } from '../../../src/web/machines/unitOptions';

type Snapshot = SnapshotFrom<typeof unitOptionsMachine>;

const newer = { options: { ...noUnitOptions, fr3Enabled: true, fr3EstimatedGallons: '900' }, version: 9 };
const change = (fields: object) => ({ type: 'CHANGE', change: fields });
const failures = [new Error('No answer'), new StaleOptionsError('Another user saved first')];

const events = [
  { type: 'LOADED', options: noUnitOptions, version: 3 },
  change({ fr3Enabled: true }),
  change({ fr3Enabled: false }),
  change({ fr3EstimatedGallons: '' }),
  change({ fr3EstimatedGallons: '007' }),
  change({ fr3EstimatedGallons: '7x' }),
  change({ turnPull: true }),
  change({ turnPull: false }),
  { type: 'BLUR_GALLONS' },
  { type: 'RESET' },
  { type: 'SAVE' },
  { type: 'LOAD_NEWER' },
  { type: 'xstate.done.actor.saveOptions', output: { version: 4 } },
  { type: 'xstate.done.actor.saveOptions', output: { version: null } },
  { type: 'xstate.done.actor.refetchUnit', output: newer },
  { type: 'xstate.done.actor.loadNewer', output: newer },
  ...['saveOptions', 'refetchUnit', 'loadNewer'].flatMap((id) =>
    failures.map((error) => ({ type: `xstate.error.actor.${id}`, error })),
  ),
] as never[];

const nameOf = ({ value }: Snapshot): string => (typeof value === 'string' ? value : `editing.${value.editing}`);

function keyOf({ value, context }: Snapshot): string {
  return JSON.stringify([value, context]);
}

const options = {
  events,
  filterEvents: (state: Snapshot, event: never) => state.can(event),
  serializeState: keyOf,
} as never;
const steps = adjacencyMapToArray(getAdjacencyMap(unitOptionsMachine, options));
/** Many steps lead to the same. */
const reached = [...new Map(steps.map(({ nextState }) => [keyOf(nextState), nextState])).values()];

const STATES = ['loading', 'editing.clean', 'editing.dirty', 'editing.failed', 'saving', 'refetching', 'loadingNewer'];

test('the graph reaches every state there is, and no other', () => {
  const names = getShortestPaths(unitOptionsMachine, options).map(({ state }) => nameOf(state));
  expect([...new Set(names)].sort()).toEqual([...STATES].sort());
});

test('in every state: Save is open exactly where edits differ, and so is the reset', () => {
  for (const state of reached) {
    const isOpen = ['editing.dirty', 'editing.failed'].includes(nameOf(state));
    expect(state.can({ type: 'SAVE' })).toBe(isOpen);
    expect(state.can({ type: 'RESET' })).toBe(isOpen);
    if (state.matches('editing')) expect(hasUnsaved(state)).toBe(isOpen);
  }
});

test('in every state: at most one call runs, and no input of the user is taken while it runs', () => {
  const calls: Record<string, string> = { saving: 'saveOptions', refetching: 'refetchUnit', loadingNewer: 'loadNewer' };
  for (const state of reached) {
    const call = calls[nameOf(state)];
    const running = Object.values(state.children).map((child) => child?.id);
    expect(running).toEqual(call === undefined ? [] : [call]);
    if (call !== undefined) {
      for (const type of ['BLUR_GALLONS', 'RESET', 'SAVE', 'LOAD_NEWER'] as const)
        expect(state.can({ type })).toBe(false);
      expect(state.can({ type: 'CHANGE', change: { reTank: true } })).toBe(false);
    }
  }
});

test('in every state: gallons are digits, none without FR3, and some right after it is turned on', () => {
  for (const { state, event, nextState } of steps) {
    const { fr3Enabled, fr3EstimatedGallons } = nextState.context.options;
    expect(fr3EstimatedGallons).toMatch(fr3Enabled ? /^\d*$/ : /^$/);
    if (event.type === 'CHANGE' && fr3Enabled && !state.context.options.fr3Enabled)
      expect(fr3EstimatedGallons).not.toBe('');
  }
});

test('edits are lost only on request of the user, or after they were saved', () => {
  const mayReplace = ['CHANGE', 'RESET', 'xstate.done.actor.refetchUnit', 'xstate.done.actor.loadNewer'];
  for (const { state, event, nextState } of steps) {
    if (state.matches('loading') || mayReplace.includes(event.type)) continue;
    const isRetained = !differ(nextState.context.options, state.context.options);
    const isStored = state.matches('saving') && nextState.matches('refetching') && !hasUnsaved(nextState);
    expect(isRetained || isStored).toBe(true);
  }
});

test('by itself the unit is fetched again after a save, and after nothing else', () => {
  for (const { event, nextState } of steps) {
    if (nextState.matches('refetching')) expect(event.type).toBe('xstate.done.actor.saveOptions');
    if (nextState.matches('loadingNewer')) expect(event.type).toBe('LOAD_NEWER');
  }
});
