import {
  createActor,
  fromPromise,
  waitFor,
  type AnyEventObject,
  type InspectionEvent,
  type SnapshotFrom,
} from 'xstate';
import { noUnitOptions, type UnitOptions } from '../../../src/domain/units/unitOptions';
import {
  hasUnsaved,
  unitOptionsMachine,
  type UnitOptionsNotice,
  StaleOptionsError,
  type LoadedUnitOptions,
  type SaveAnswer,
  type SaveRequest,
} from '../../../src/web/machines/unitOptions';

type Snapshot = SnapshotFrom<typeof unitOptionsMachine>;
type State = 'loading' | 'clean' | 'dirty' | 'failed' | 'saving' | 'refetching' | 'loadingNewer';
const nameOf = ({ value }: Snapshot) => (typeof value === 'string' ? value : value.editing);

const options = (fields: Partial<UnitOptions> = {}): UnitOptions => ({ ...noUnitOptions, ...fields });
const mine = options({ turnPull: true });
const newer: LoadedUnitOptions = { options: options({ fr3Enabled: true, fr3EstimatedGallons: '900' }), version: 9 };
const failure = new Error('409');
const stale = new StaleOptionsError('Another user saved these options.');

const LOADED = { type: 'LOADED', options: options(), version: 3 };
const EDIT = { type: 'CHANGE', change: { turnPull: true } };
const UNDO = { type: 'CHANGE', change: { turnPull: false } };
const FR3_ON = { type: 'CHANGE', change: { fr3Enabled: true } };
const gallons = (fr3EstimatedGallons: string) => ({ type: 'CHANGE', change: { fr3EstimatedGallons } });
const BLUR = { type: 'BLUR_GALLONS' };
const RESET = { type: 'RESET' };
const SAVE = { type: 'SAVE' };
const LOAD_NEWER = { type: 'LOAD_NEWER' };
const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, actorId: id, output });
const error = (id: string, reason: unknown) => ({ type: `xstate.error.actor.${id}`, actorId: id, error: reason });
const SAVED = done('saveOptions', { version: 4 });
const NOT_SAVED = error('saveOptions', failure);
const IS_STALE = error('saveOptions', stale);
const REFETCHED = done('refetchUnit', newer);
const NOT_REFETCHED = error('refetchUnit', failure);
const NEWER = done('loadNewer', newer);
const NO_NEWER = error('loadNewer', failure);

/** An actor whose calls never answer: events replace the answers. */
function after(...events: AnyEventObject[]) {
  const notices: string[] = [];
  const calls: unknown[] = [];
  const machine = unitOptionsMachine.provide({
    actors: {
      saveOptions: fromPromise<SaveAnswer, SaveRequest>(({ input }) => {
        calls.push(input);
        return new Promise(() => undefined);
      }),
      refetchUnit: fromPromise<LoadedUnitOptions>(() => {
        calls.push('refetch');
        return new Promise(() => undefined);
      }),
    },
    actions: {
      notify: (_, { tone, title, description }: UnitOptionsNotice) =>
        void notices.push(`${tone}: ${title}, ${description}`),
    },
  });
  const actor = createActor(machine);
  // A failure that the state does not expect ends the actor, and would be thrown without an observer.
  actor.subscribe({ error: () => undefined });
  actor.start();
  for (const event of events) actor.send(event as never);
  const snapshot = actor.getSnapshot();
  actor.stop();
  return { state: nameOf(snapshot), ...snapshot.context, snapshot, notices, calls };
}

const success = 'success: Success, Unit details updated successfully';
const notSaved = 'failure: Error, Failed to update unit details';
const notFetched = 'failure: Error, Failed to fetch unit details';

const ways: Record<State, AnyEventObject[]> = {
  loading: [],
  clean: [LOADED],
  dirty: [LOADED, EDIT],
  saving: [LOADED, EDIT, SAVE],
  failed: [LOADED, EDIT, SAVE, NOT_SAVED],
  refetching: [LOADED, EDIT, SAVE, SAVED],
  loadingNewer: [LOADED, EDIT, SAVE, IS_STALE, LOAD_NEWER],
};
const answers = [SAVED, NOT_SAVED, IS_STALE, REFETCHED, NOT_REFETCHED, NEWER, NO_NEWER];
const everyEvent = [LOADED, EDIT, UNDO, FR3_ON, BLUR, RESET, SAVE, LOAD_NEWER, ...answers];

test.each(Object.entries(ways))('the way into %s', (state, way) => {
  expect(after(...way).state).toBe(state);
});

test('an editor starts with nothing loaded, nothing edited and nothing stale', () => {
  expect(after()).toMatchObject({ loaded: options(), options: options(), version: null, isStale: false, notices: [] });
});

/** The events with an effect in each state; all others change nothing. */
const edges: Record<State, [AnyEventObject, State, Partial<Omit<ReturnType<typeof after>, 'state'>>][]> = {
  loading: [[LOADED, 'clean', { loaded: options(), options: options(), version: 3 }]],
  clean: [
    [EDIT, 'dirty', { options: mine, loaded: options() }],
    [FR3_ON, 'dirty', { options: options({ fr3Enabled: true, fr3EstimatedGallons: '620' }) }],
  ],
  dirty: [
    [UNDO, 'clean', { options: options() }],
    [FR3_ON, 'dirty', { options: { ...mine, fr3Enabled: true, fr3EstimatedGallons: '620' } }],
    [RESET, 'clean', { options: options() }],
    [SAVE, 'saving', { options: mine, loaded: options(), notices: [] }],
  ],
  saving: [
    [SAVED, 'refetching', { loaded: mine, options: mine, version: 4, notices: [success] }],
    [NOT_SAVED, 'failed', { loaded: options(), options: mine, version: 3, isStale: false, notices: [notSaved] }],
    [IS_STALE, 'failed', { loaded: options(), options: mine, version: 3, isStale: true, notices: [notSaved] }],
  ],
  failed: [
    [UNDO, 'clean', { options: options() }],
    [FR3_ON, 'failed', { options: { ...mine, fr3Enabled: true, fr3EstimatedGallons: '620' } }],
    [RESET, 'clean', { options: options() }],
    [SAVE, 'saving', { options: mine }],
  ],
  refetching: [
    [REFETCHED, 'clean', { loaded: newer.options, options: newer.options, version: 9, notices: [success] }],
    [NOT_REFETCHED, 'clean', { loaded: mine, options: mine, version: 4, notices: [success] }],
  ],
  loadingNewer: [
    [NEWER, 'clean', { loaded: newer.options, options: newer.options, version: 9, isStale: false }],
    [NO_NEWER, 'failed', { loaded: options(), options: mine, isStale: true, notices: [notSaved, notFetched] }],
  ],
};

describe.each(Object.entries(ways))('in %s', (name, way) => {
  const state = name as State;
  const before = after(...way);

  test.each(edges[state])('the event %j leads to %s', (event, next, expected) => {
    expect(after(...way, event)).toMatchObject({ ...expected, state: next });
  });

  test.each(everyEvent.filter((event) => !edges[state].some(([taken]) => taken === event)))(
    '%j changes nothing',
    (event) => {
      expect({ ...after(...way, event), snapshot: null }).toEqual({ ...before, snapshot: null });
    },
  );

  test('Save and reset are open exactly where something differs and can be edited', () => {
    const isOpen = state === 'dirty' || state === 'failed';
    expect(before.snapshot.can({ type: 'SAVE' })).toBe(isOpen);
    expect(before.snapshot.can({ type: 'RESET' })).toBe(isOpen);
  });

  test('controls are open only while nothing is under way', () => {
    expect(before.snapshot.hasTag('editable')).toBe(['clean', 'dirty', 'failed'].includes(state));
  });

  test('leaving requires confirmation while edits are not saved', () => {
    expect(hasUnsaved(before.snapshot)).toBe(['dirty', 'saving', 'failed', 'loadingNewer'].includes(state));
  });
});

describe('gallons', () => {
  const fr3 = [LOADED, FR3_ON];

  test.each([
    ['are 620 when FR3 is turned on', [], '620'],
    ['may be typed', [gallons('58')], '58'],
    ['may be emptied', [gallons('')], ''],
    ['refuse what is no digits', [gallons('6x')], '620'],
    ['become an integer when they are left', [gallons('007'), BLUR], '7'],
    ['stay as typed until then', [gallons('007')], '007'],
    ['go when FR3 is turned off', [{ type: 'CHANGE', change: { fr3Enabled: false } }], ''],
  ])('gallons %s', (_, events, expected) => {
    expect(after(...fr3, ...events).options.fr3EstimatedGallons).toBe(expected);
  });

  test('gallons that mean the same as the loaded ones are no change', () => {
    const loaded = { ...LOADED, options: options({ fr3Enabled: true, fr3EstimatedGallons: '7' }) };
    expect(after(loaded, gallons('8')).state).toBe('dirty');
    expect(after(loaded, gallons('8'), gallons('007')).state).toBe('clean');
    expect(after(loaded, gallons('007'), BLUR).options.fr3EstimatedGallons).toBe('7');
  });

  test('gallons are sent as a whole number, with the version', () => {
    expect(after(LOADED, FR3_ON, gallons('0620'), SAVE).calls).toEqual([
      {
        payload: {
          fr3EstimatedGallons: 620,
          reTank: false,
          feedConversion: false,
          replacementCabinet: false,
          turnPull: false,
        },
        version: 3,
      },
    ]);
  });

  test('gallons are an integer after a save that failed', () => {
    expect(after(LOADED, FR3_ON, gallons('0620'), SAVE, NOT_SAVED).options.fr3EstimatedGallons).toBe('620');
  });

  test('gallons that stay empty turn FR3 off once they are saved', () => {
    const saved = after(LOADED, EDIT, FR3_ON, gallons(''), SAVE, SAVED, NOT_REFETCHED);
    expect(saved).toMatchObject({ state: 'clean', options: mine, loaded: mine });
  });
});

describe('a stale save', () => {
  const way = [LOADED, EDIT, SAVE, IS_STALE];

  test('a stale save leaves the edits and offers the newer values, until they arrive', () => {
    expect(after(...way)).toMatchObject({ state: 'failed', isStale: true, options: mine, notices: [notSaved] });
    expect(after(...way).snapshot.can({ type: 'LOAD_NEWER' })).toBe(true);
    expect(after(...way, LOAD_NEWER).calls.at(-1)).toBe('refetch');
    expect(after(...way, LOAD_NEWER, NEWER)).toMatchObject({ state: 'clean', ...newer, isStale: false });
  });

  test.each([
    ['further edits', [FR3_ON], 'failed'],
    ['another failure', [SAVE, NOT_SAVED], 'failed'],
    ['a reset', [RESET], 'clean'],
    ['edits after a reset', [RESET, EDIT], 'dirty'],
  ])('a stale save is remembered over %s', (_, events, state) => {
    const now = after(...way, ...events);
    expect(now).toMatchObject({ state, isStale: true });
    expect(now.snapshot.can({ type: 'LOAD_NEWER' })).toBe(true);
  });

  test('a stale save is over with a save that succeeds', () => {
    expect(after(...way, SAVE, SAVED)).toMatchObject({ isStale: false, version: 4 });
  });

  test('a stale save whose newer values fail to load leaves a reset state as it was', () => {
    const now = after(...way, RESET, LOAD_NEWER, NO_NEWER);
    expect(now).toMatchObject({ state: 'clean', isStale: true, options: options(), notices: [notSaved, notFetched] });
  });
});

describe('versions', () => {
  test.each([
    ['of the fetched unit', [SAVED, REFETCHED], 9],
    ['of the answer where the unit does not come', [SAVED, NOT_REFETCHED], 4],
    ['as before where the answer has none', [done('saveOptions', { version: null }), NOT_REFETCHED], 3],
  ])('the version is the one %s', (_, events, version) => {
    expect(after(LOADED, EDIT, SAVE, ...events).version).toBe(version);
  });
});

describe('with calls that answer', () => {
  interface Call<T> {
    signal: AbortSignal;
    resolve: (value: T) => void;
    reject: (reason: unknown) => void;
  }

  function anEditor(events: AnyEventObject[]) {
    const saves: Call<SaveAnswer>[] = [];
    const fetches: Call<LoadedUnitOptions>[] = [];
    const notices: UnitOptionsNotice[] = [];
    const ask = <T>(calls: Call<T>[], signal: AbortSignal) =>
      new Promise<T>((resolve, reject) => calls.push({ signal, resolve, reject }));
    const machine = unitOptionsMachine.provide({
      actors: {
        saveOptions: fromPromise<SaveAnswer, SaveRequest>(({ signal }) => ask(saves, signal)),
        refetchUnit: fromPromise<LoadedUnitOptions>(({ signal }) => ask(fetches, signal)),
      },
      actions: { notify: (_, notice) => void notices.push(notice) },
    });
    const actor = createActor(machine).start();
    for (const event of events) actor.send(event as never);
    const reached = (state: State) => waitFor(actor, (snapshot) => nameOf(snapshot) === state);
    return { actor, saves, fetches, notices, reached };
  }

  test('a save calls the server once, and once more for the unit', async () => {
    const { saves, fetches, reached } = anEditor([LOADED, EDIT, SAVE, SAVE, SAVE]);
    expect([saves.length, fetches.length]).toEqual([1, 0]);
    saves[0]!.resolve({ version: 4 });
    await reached('refetching');
    fetches[0]!.resolve(newer);
    expect((await reached('clean')).context).toMatchObject({ loaded: newer.options, version: 9 });
    expect([saves.length, fetches.length]).toEqual([1, 1]);
  });

  test('a failed save fetches nothing', async () => {
    const { saves, fetches, reached } = anEditor([LOADED, EDIT, SAVE]);
    saves[0]!.reject(stale);
    expect((await reached('failed')).context.isStale).toBe(true);
    expect(fetches).toEqual([]);
  });

  test('leaving the page aborts the save; its late answer changes nothing and notifies of nothing', async () => {
    const { actor, saves, fetches, notices } = anEditor([LOADED, EDIT, SAVE]);
    actor.stop();
    expect(saves[0]!.signal.aborted).toBe(true);
    saves[0]!.resolve({ version: 4 });
    await Promise.resolve();
    expect(actor.getSnapshot().context).toMatchObject({ loaded: options(), version: 3 });
    expect([notices, fetches]).toEqual([[], []]);
  });

  test('leaving the page aborts the fetch', async () => {
    const { actor, saves, fetches, reached } = anEditor([LOADED, EDIT, SAVE]);
    saves[0]!.resolve({ version: 4 });
    await reached('refetching');
    actor.stop();
    expect(fetches[0]!.signal.aborted).toBe(true);
    fetches[0]!.resolve(newer);
    await Promise.resolve();
    expect(actor.getSnapshot().context.options).toEqual(mine);
  });

  test('without its actors the machine says so instead of calling anything', async () => {
    const notices: UnitOptionsNotice[] = [];
    const actor = createActor(
      unitOptionsMachine.provide({ actions: { notify: (_, notice) => void notices.push(notice) } }),
    ).start();
    for (const event of [LOADED, EDIT, SAVE]) actor.send(event as never);
    await waitFor(actor, (snapshot) => nameOf(snapshot) === 'failed');
    expect(notices.map(({ description }) => description)).toEqual(['Failed to update unit details']);
  });

  test('without the actor that fetches the unit the machine says so, and the saved options stay', async () => {
    const errors: unknown[] = [];
    const machine = unitOptionsMachine.provide({
      actors: { saveOptions: fromPromise<SaveAnswer, SaveRequest>(() => Promise.resolve({ version: 4 })) },
    });
    const inspect = (each: InspectionEvent) => {
      if (each.type === '@xstate.event' && 'error' in each.event) errors.push(each.event.error);
    };
    const actor = createActor(machine, { inspect }).start();
    for (const event of [LOADED, EDIT, SAVE]) actor.send(event as never);
    await waitFor(actor, (snapshot) => nameOf(snapshot) === 'clean');
    expect(errors).toEqual([new Error('refetchUnit is not provided')]);
    expect(actor.getSnapshot().context).toMatchObject({ loaded: mine, version: 4 });
  });
});
