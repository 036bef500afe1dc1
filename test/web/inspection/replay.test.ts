import { createMachine, type AnyStateMachine } from 'xstate';
import type { Trace, TraceStep } from '../../../src/contract/trace';
import { TRACE_VERSION } from '../../../src/contract/traceVersion';
import { todaysMachines } from '../../../src/web/inspection/replay/machinePlayer';
import { readTrace } from '../../../src/web/inspection/replay/readTrace';
import { replayTrace } from '../../../src/web/inspection/replay/replayTrace';
import { differenceLines, summaryLine } from '../../../src/web/inspection/replay/tell';
import { keptTrace, keptTraces, replay } from '../../support/replayTrace';

describe('recordings of real sessions', () => {
  test.each(keptTraces())('%s goes today as it was recorded', (name) => {
    const { lines, compared } = replay(name);
    expect(lines).toEqual([]);
    expect(compared).toBeGreaterThan(5);
  });

  test('they hold no token, and nothing of the people in the sample data', () => {
    const written = keptTraces()
      .map((name) => JSON.stringify(keptTrace(name)))
      .join('\n');
    expect(written).not.toMatch(/eyJ|specai\.test|Dana|bearer/i);
  });
});

/** The machine with one thing changed in its configuration. */
function broken(name: string, change: (config: object) => object) {
  const { machine, outside } = todaysMachines[name]!;
  const copy: AnyStateMachine = createMachine(change(machine.config), machine.implementations);
  return { ...todaysMachines, [name]: { machine: copy, outside } };
}

type Config = Record<string, unknown> & { states: Record<string, Config>; on: Record<string, unknown> };

describe('a machine that was broken', () => {
  test('a save that does nothing: the replay names the step', () => {
    const machines = broken('unitOptions', (value) => {
      const { states, ...rest } = value as Config;
      const on = { ...states.editing!.on, SAVE: undefined };
      return { ...rest, states: { ...states, editing: { ...states.editing!, on } } };
    });
    const { lines } = replay('unit-options.json', machines);
    expect(lines[0]).toMatch(/^step \d+ {2}unitOptions\/SAVE$/);
    expect(lines[1]).toBe('  state.value: recorded "saving", today {"editing":"dirty"}');
    expect(lines.filter((line) => line.startsWith('step'))).toHaveLength(2);
  });

  test('a state that was renamed is named wherever it was', () => {
    const machines = broken('icPanel', (value) => {
      const { states, ...rest } = value as Config;
      const { closed, open } = states;
      const shut = { ...open!, on: { TOGGLE: 'shut', CANCEL: 'shut' } };
      return { ...rest, initial: 'shut', states: { shut: closed!, open: shut } };
    });
    const { lines } = replay('comparison.json', machines);
    expect(lines).toContain('  state.value: recorded "closed", today "shut"');
  });

  test('an action that is missing, though the state is right', () => {
    const machines = broken('icPanel', (value) => {
      const { states, ...rest } = value as Config;
      const searching = states.open!.states.searching!;
      const invoke = { ...(searching.invoke as object), onError: { target: 'idle' } };
      const open = { ...states.open!, states: { ...states.open!.states, searching: { ...searching, invoke } } };
      return { ...rest, states: { ...states, open } };
    });
    expect(replay('comparison.json', machines).lines).toEqual([
      expect.stringMatching(/^step \d+ {2}icPanel\/xstate\.error\.actor\.searchIc$/) as string,
      '  actions.0: recorded "notify", today (nothing)',
    ]);
  });

  test('a machine that is gone', () => {
    const { authentication } = todaysMachines;
    expect(replay('comparison.json', { authentication: authentication! }).lines).toContain(
      '  machine: recorded "icPanel", today (nothing)',
    );
  });
});

const trace = (
  steps: (TraceStep extends infer S ? (S extends TraceStep ? Omit<S, 'at'> : never) : never)[],
  isComplete = false,
): Trace => ({
  schema: 'specai.trace',
  version: TRACE_VERSION,
  app: { version: '1', build: 'main.js' },
  recordedAt: '2026-03-05T15:30:00.000Z',
  isComplete,
  dropped: 0,
  steps: steps.map((step) => ({ at: 0, ...step })),
});

describe('steps of the store', () => {
  const pinned = (state: Record<string, unknown>) =>
    trace([
      { kind: 'store', state: {} },
      { kind: 'action', type: 'pinnedUnits/unitPinned', payload: { orderId: '7', serial: 'IC-1001' }, state },
    ]);

  test.each([
    ['as recorded', { pinnedUnits: { '7': ['IC-1001'] } }, []],
    ['otherwise', { pinnedUnits: { '7': ['IC-1002'] } }, ['  pinnedUnits.7.0: recorded "IC-1002", today "IC-1001"']],
    ['a slice that did not change then', {}, ['  pinnedUnits: recorded "(unchanged)", today {"7":["IC-1001"]}']],
  ])('%s', (_, state, expected) => {
    const lines = replayTrace(pinned(state)).flatMap(differenceLines);
    expect(lines).toEqual(expected.length > 0 ? ['step 2  pinnedUnits/unitPinned', ...expected] : []);
  });
});

describe('placeholders', () => {
  const typed = (text: string, after: string, isComplete: boolean) =>
    trace(
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
  const linesOf = (given: Trace) => replayTrace(given).flatMap(differenceLines);

  test('stand for any value that is something, as long as it is the same', () => {
    expect(linesOf(typed('text-1', 'text-9', false))).toEqual([]);
    expect(linesOf(typed('text-1', 'text-9', true))).toHaveLength(2);
    expect(linesOf(typed('text-1', '', false))).toHaveLength(2);
    expect(linesOf(typed('', 'text-1', false))).toHaveLength(2);
  });
});

test('an actor whose beginning was dropped goes on from its first recorded state', () => {
  const { steps } = keptTrace('unit-options.json');
  const from = steps.findIndex((step) => step.kind === 'machine' && step.event.type === 'SAVE');
  const replayed = replayTrace({ ...keptTrace('unit-options.json'), steps: steps.slice(from) });
  expect(replayed.flatMap(differenceLines)).toEqual([]);
  expect(summaryLine(replayed)).toMatch(
    /^All \d+ compared steps are as recorded\. \d+ (was|were) taken as recorded\.$/,
  );
});

test('the summary says which steps differ', () => {
  const step = { title: 'a/B', of: 'a', isCompared: true };
  const differences = [{ path: 'x', recorded: 1, today: 2 }];
  expect(
    summaryLine([
      { ...step, number: 3, differences },
      { ...step, number: 4, differences: [] },
    ]),
  ).toBe('1 of 2 compared steps differ: 3.');
});

test.each([
  ['{"schema":', /^This is not JSON \(.+\): it may have been cut off\. Download one anew/],
  ['{"version":"1.0"}', /^This is JSON, but no recording: its "schema" is not 'specai\.trace'/],
  ['{"schema":"specai.trace","version":7}', /^This recording has version 7, read here is version 1\./],
  [
    JSON.stringify({ ...trace([]), steps: [{ kind: 'machine', at: 1 }] }),
    /^The recording cannot be read at steps\.0\.machine: /,
  ],
])('%s cannot be read, and says why', (text, message) => {
  expect(() => readTrace(text)).toThrow(message);
});
