import { createMachine, type AnyStateMachine } from 'xstate';
import type { TraceStep } from '../../../../src/contract/trace/steps';
import type { Trace } from '../../../../src/contract/trace/trace';
import { currentMachines } from '../../../../src/web/inspection/replay/machinePlayer';
import { replayTrace } from '../../../../src/web/inspection/replay/replayTrace';
import { differenceLines, summaryLine } from '../../../../src/web/inspection/replay/report';
import { aTrace } from '../aTrace';
import { extent } from '../../../support/extent';
import { keptTrace, keptTraces, replay } from '../../../support/replayTrace';

describe('recordings of real sessions', () => {
  test.each(keptTraces())('the recording %s replays without a difference', async (name) => {
    const { lines, compared } = await replay(name);
    expect(lines).toEqual([]);
    expect(compared).toBeGreaterThan(5);
  });

  test('the recordings hold no token and no name of the sample data', () => {
    const text = keptTraces()
      .map((name) => JSON.stringify(keptTrace(name)))
      .join('\n');
    expect(text).not.toMatch(/eyJ|specai\.test|Dana|bearer/i);
  });
});

/** Today's machines, one with a changed configuration. */
function withChanged(name: string, change: (config: object) => object) {
  const { machine, providedGuards } = currentMachines[name]!;
  const copy: AnyStateMachine = createMachine(change(machine.config), machine.implementations);
  return { ...currentMachines, [name]: { machine: copy, providedGuards } };
}

type Config = Record<string, unknown> & { states: Record<string, Config>; on: Record<string, unknown> };

describe('the replay against a changed machine', () => {
  test('the replay names the step where an event no longer has an effect', async () => {
    const machines = withChanged('unitOptions', (value) => {
      const { states, ...rest } = value as Config;
      const on = { ...states.editing!.on, SAVE: undefined };
      return { ...rest, states: { ...states, editing: { ...states.editing!, on } } };
    });
    const { lines } = await replay('unit-options.json', machines);
    expect(lines[0]).toMatch(/^step \d+ {2}unitOptions\/SAVE$/);
    expect(lines[1]).toBe('  state.value: recorded "saving", today {"editing":"dirty"}');
    expect(lines.filter((line) => line.startsWith('step'))).toHaveLength(2);
  });

  test('the replay reports a renamed state', async () => {
    const machines = withChanged('icPanel', (value) => {
      const { states, ...rest } = value as Config;
      const { closed, open } = states;
      const shut = { ...open!, on: { TOGGLE: 'shut', CANCEL: 'shut' } };
      return { ...rest, initial: 'shut', states: { shut: closed!, open: shut } };
    });
    const { lines } = await replay('comparison.json', machines);
    expect(lines).toContain('  state.value: recorded "closed", today "shut"');
  });

  test('the replay reports a missing action even where the state is the same', async () => {
    const machines = withChanged('icPanel', (value) => {
      const { states, ...rest } = value as Config;
      const searching = states.open!.states.searching!;
      const invoke = { ...(searching.invoke as object), onError: { target: 'idle' } };
      const open = { ...states.open!, states: { ...states.open!.states, searching: { ...searching, invoke } } };
      return { ...rest, states: { ...states, open } };
    });
    expect((await replay('comparison.json', machines)).lines).toEqual([
      expect.stringMatching(/^step \d+ {2}icPanel\/xstate\.error\.actor\.searchIc$/) as string,
      '  actions.0: recorded "notify", today (nothing)',
    ]);
  });

  test('the replay reports a machine that no longer exists', async () => {
    const { authentication } = currentMachines;
    expect((await replay('comparison.json', { authentication: authentication! })).lines).toContain(
      '  machine: recorded "icPanel", today (nothing)',
    );
  });
});

describe('the replay of an action', () => {
  const pinned = (state: Record<string, unknown>) =>
    aTrace([
      { kind: 'store', state: {} },
      { kind: 'action', type: 'pinnedUnits/unitPinned', payload: { orderId: '7', serial: 'IC-1001' }, state },
    ]);

  test.each([
    ['reports nothing where the slice is as recorded', { pinnedUnits: { '7': ['IC-1001'] } }, []],
    [
      'reports the path where the slice differs',
      { pinnedUnits: { '7': ['IC-1002'] } },
      ['  pinnedUnits.7.0: recorded "IC-1002", today "IC-1001"'],
    ],
    [
      'reports a slice that did not change when recorded',
      {},
      ['  pinnedUnits: recorded "(unchanged)", today {"7":["IC-1001"]}'],
    ],
  ])('the replay of an action %s', async (_, state, expected) => {
    const lines = (await replayTrace(pinned(state))).flatMap(differenceLines);
    expect(lines).toEqual(expected.length > 0 ? ['step 2  pinnedUnits/unitPinned', ...expected] : []);
  });
});

describe('a placeholder', () => {
  const typed = (text: string, after: string, isComplete: boolean) =>
    aTrace(
      [
        { kind: 'machine', ...panel({ open: 'idle' }, ''), event: { type: 'xstate.init' }, isRestored: true },
        { kind: 'machine', ...panel({ open: 'idle' }, after), event: { type: 'CHANGE', text }, isRestored: false },
      ],
      isComplete,
    );
  const panel = (value: unknown, text: string) => ({
    ...{ machine: 'icPanel', actor: 'icPanel', actions: [], guards: {} },
    state: { value, context: { text }, status: 'active' },
  });
  const linesOf = async (given: Trace) => (await replayTrace(given)).flatMap(differenceLines);

  test('a placeholder stands for any non-empty value, but always for the same one', async () => {
    expect(await linesOf(typed('text-1', 'text-9', false))).toEqual([]);
    expect(await linesOf(typed('text-1', 'text-9', true))).toHaveLength(2);
    expect(await linesOf(typed('text-1', '', false))).toHaveLength(2);
    expect(await linesOf(typed('', 'text-1', false))).toHaveLength(2);
  });
});

test('a request whose path has an id stands for that of the call with its placeholder, whichever call began first', async () => {
  const call = (endpoint: string, end: string, payload: object) =>
    ({ kind: 'action', type: `api/${endpoint}/${end}`, payload, state: {} }) as const;
  const ofUnit = { method: 'GET', path: '/api/reservations/of-unit/490417' };
  const refresh = { method: 'GET', path: '/api/last-refresh/' };
  const trace = aTrace([
    { kind: 'start', address: '/', capabilities: {} },
    { kind: 'store', state: {} },
    call('getLastRefresh', 'pending', {}),
    call('getUnitReservations', 'pending', { args: 'text-1' }),
    { kind: 'request', id: 1, ...ofUnit, body: null },
    { kind: 'request', id: 2, ...refresh, body: null },
    { kind: 'answer', request: 1, ...ofUnit, status: 200, body: { results: [] } },
    { kind: 'answer', request: 2, ...refresh, status: 200, body: { last_refresh: '2026-03-05T15:30:00Z' } },
    call('getUnitReservations', 'fulfilled', { args: 'text-1', result: { results: [] } }),
    call('getLastRefresh', 'fulfilled', { result: '2026-03-05T15:30:00Z' }),
  ]);
  expect((await replayTrace(trace)).flatMap(differenceLines)).toEqual([]);
});

test('an actor whose start was dropped continues from its first recorded state', async () => {
  const { steps } = keptTrace('unit-options.json');
  const from = steps.findIndex((step) => step.kind === 'machine' && step.event.type === 'SAVE');
  const replayed = await replayTrace({ ...keptTrace('unit-options.json'), steps: steps.slice(from) });
  expect(replayed.flatMap(differenceLines)).toEqual([]);
  expect(summaryLine(replayed)).toMatch(
    /^All \d+ compared steps are as recorded\. \d+ (was|were) taken as recorded\.$/,
  );
});

test.each(keptTraces())(
  'the recording %s replays without a difference where any of its steps after a start are missing',
  async (name) => {
    const kept = keptTrace(name);
    // What screens show is noted when a recording is saved, with the gaps that it has.
    const trace = { ...kept, steps: kept.steps.map((step) => ({ ...step, observed: undefined })) };
    const first = trace.steps.findIndex(({ kind }) => kind === 'store') + 1;
    for (let next = first + 1; next < trace.steps.length; next += extent(1, 20)) {
      const gap: TraceStep = { kind: 'gap', at: 0, steps: next - first };
      const steps = [...trace.steps.slice(0, first), gap, ...trace.steps.slice(next)];
      expect((await replayTrace({ ...trace, steps })).flatMap(differenceLines)).toEqual([]);
    }
  },
);
