import { createMachine, type AnyStateMachine } from 'xstate';
import { differenceText } from '../../../../src/web/features/devtools/redaction';
import type { Recording, Step } from '../../../../src/web/features/devtools/recording';
import { currentMachines, replay, type Machines } from '../../../../src/web/features/devtools/replay';
import { aRecordingOf, icStep, storedRecording, storedRecordings } from '../../../support/recordings';

const lines = (recording: Recording, machines?: Machines) =>
  replay(recording, machines).flatMap(({ number, title, differences }) =>
    differences.map((difference) => `${number} ${title} ${differenceText(difference)}`),
  );

describe('recordings of real sessions', () => {
  test.each(storedRecordings())('%s replays without a difference', (name) => {
    const recording = storedRecording(name);
    expect(lines(recording)).toEqual([]);
    expect(replay(recording).length).toBeGreaterThan(5);
  });

  test.each(storedRecordings())('%s holds no token and no name of the sample data', (name) => {
    expect(JSON.stringify(storedRecording(name))).not.toMatch(/eyJ|specai\.test|Dana|Cooperative|bearer/i);
  });
});

type Config = Record<string, unknown> & { states: Record<string, Config>; on: Record<string, unknown> };

function withChanged(name: string, change: (config: Config) => object): Machines {
  const [machine] = currentMachines[name]!;
  const copy: AnyStateMachine = createMachine(change(machine!.config as Config), machine!.implementations);
  return { ...currentMachines, [name]: [copy] };
}

test('an event that no longer has an effect is named, and no other step', () => {
  const machines = withChanged('unitOptions', ({ states, ...rest }) => {
    const on = { ...states.editing!.on, SAVE: undefined };
    return { ...rest, states: { ...states, editing: { ...states.editing!, on } } };
  });
  const found = lines(storedRecording('unit-options.json'), machines);
  expect(found.length).toBeGreaterThan(0);
  for (const line of found) expect(line).toMatch(/^\d+ unitOptions\/SAVE /);
  expect(found[0]).toContain('state.value: recorded "saving", today {"editing":"dirty"}');
});

test('a renamed state is named', () => {
  const machines = withChanged('icPanel', ({ states, ...rest }) => {
    const { closed, open } = states;
    return { ...rest, initial: 'shut', states: { shut: closed!, open: { ...open!, on: { TOGGLE: 'shut' } } } };
  });
  expect(lines(storedRecording('comparison.json'), machines)[0]).toMatch(
    /icPanel\/TOGGLE state.value: recorded .*closed/,
  );
});

test('an action that is no longer taken is named, even if the state is the same', () => {
  const steps = [icStep('SUBMIT', { open: 'searching' }, '7'), icStep('CANCEL', 'closed', '', ['notify'])];
  expect(lines(aRecordingOf(...steps))).toEqual(['2 icPanel/CANCEL actions.0: recorded "notify", today (nothing)']);
});

test('a machine that is gone is named', () => {
  const recording = aRecordingOf(icStep('xstate.init', 'closed'), icStep('TOGGLE', { open: 'idle' }));
  expect(lines(recording, {})).toEqual(['2 icPanel/TOGGLE machine: recorded "icPanel", today (nothing)']);
});

test('a placeholder matches any value of its type, but not a missing one', () => {
  const typed = (text: string) => [
    icStep('CHANGE', { open: 'idle' }, 'text-1'),
    { ...icStep('CHANGE', { open: 'idle' }, 'text-2'), event: { type: 'CHANGE', text } },
  ];
  expect(lines(aRecordingOf(...typed('49041')))).toEqual([]);
  expect(lines(aRecordingOf(...typed('')))).toEqual([
    '2 icPanel/CHANGE state.context.text: recorded "text-2", today ""',
  ]);
});

const store: Step = { kind: 'store', at: 0, state: { pinnedUnits: {} } };
const pinned = (serials: string[] | null): Step => ({
  ...{ kind: 'action', at: 0, type: 'pinnedUnits/unitPinned', payload: { orderId: '7', serial: 'IC-1' } },
  state: serials ? { pinnedUnits: { 7: serials } } : {},
});

test('an action that reduces otherwise is named with its slice', () => {
  expect(lines(aRecordingOf(store, pinned(['IC-1'])))).toEqual([]);
  expect(lines(aRecordingOf(store, pinned(['IC-2'])))).toEqual([
    '2 pinnedUnits/unitPinned pinnedUnits.7.0: recorded "IC-2", today "IC-1"',
  ]);
});

test('an action that changes another slice today is named', () => {
  expect(lines(aRecordingOf(store, pinned(null)))).toEqual([
    '2 pinnedUnits/unitPinned pinnedUnits.7: recorded (nothing), today ["IC-1"]',
  ]);
});

test('nothing is compared before the first known state, and a step goes on from the recorded one', () => {
  expect(replay(aRecordingOf(icStep('TOGGLE', { open: 'idle' })))).toEqual([]);
  const wrong = icStep('TOGGLE', { open: 'searching' });
  const right = icStep('CANCEL', 'closed');
  expect(lines(aRecordingOf(icStep('xstate.init', 'closed'), wrong, right))).toEqual([
    '2 icPanel/TOGGLE state.value.open: recorded "searching", today "idle"',
  ]);
});
