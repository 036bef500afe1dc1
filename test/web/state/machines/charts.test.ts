import { readFileSync, readdirSync } from 'node:fs';
import { assign, createMachine, fromPromise, setup, type AnyStateMachine } from 'xstate';
import { readChart } from '../../../../scripts/charts/chart';
import { CHARTS_FILE, toDocument } from '../../../../scripts/charts/document';
import { chartedMachines } from '../../../../scripts/charts/machines';
import { toMermaid } from '../../../../scripts/charts/mermaid';
import { toTable } from '../../../../scripts/charts/table';

const present = readFileSync(CHARTS_FILE, 'utf8');
const FOLDER = 'src/web/state/machines';

test('the document is what the code says', () => {
  expect(present === toDocument(present) || `${CHARTS_FILE} is stale: run npm run charts`).toBe(true);
});

test('a machine that has changed makes the document stale, and one without rules is refused', () => {
  const [first, ...others] = chartedMachines;
  const machine = createMachine({ id: first!.machine.id, initial: 'other', states: { other: {} } });
  expect(toDocument(present, [{ ...first!, machine }, ...others])).not.toBe(present);
  const added = { title: 'New', machine: createMachine({ id: 'added', initial: 'only', states: { only: {} } }) };
  expect(() => toDocument(present, [added])).toThrow('says no rules of added');
});

test('every machine is in the document', () => {
  const files = readdirSync(FOLDER).filter((file) =>
    readFileSync(`${FOLDER}/${file}`, 'utf8').includes('createMachine('),
  );
  expect(chartedMachines.map(({ machine }) => `${machine.id}.ts`).toSorted()).toEqual(files.toSorted());
});

const tellIt: (args: unknown, params: { text: string }) => void = () => undefined;

const example = setup({
  types: {
    context: {} as { count: number },
    events: {} as { type: 'GO' } | { type: 'STAY' } | { type: 'STOP' } | { type: 'HURRY' },
  },
  actors: { call: fromPromise(() => Promise.resolve()) },
  guards: { isReady: () => true, isLate: () => true },
  actions: { note: () => undefined, tell: tellIt },
}).createMachine({
  id: 'example',
  context: { count: 0 },
  initial: 'idle',
  states: {
    idle: { entry: 'note', on: { GO: [{ guard: 'isReady', target: 'busy' }, { actions: 'note' }] } },
    busy: {
      initial: 'calling',
      on: { STOP: 'idle', HURRY: 'over', STAY: { actions: assign({ count: 1 }) } },
      states: {
        calling: {
          exit: 'note',
          invoke: {
            id: 'first',
            src: 'call',
            onDone: 'waiting',
            onError: { target: '#example.over', actions: { type: 'tell', params: { text: 'a|b' } } },
          },
          on: { STOP: { guard: 'isLate', target: 'waiting' }, HURRY: { target: 'waiting' } },
        },
        waiting: { always: { guard: 'isLate', target: '#example.over' }, after: { 500: 'calling' } },
      },
    },
    over: { type: 'final' },
  },
});

test('a chart: arrows outside of all states, one for each pair; inside a state what leaves it not', () => {
  expect(toMermaid(readChart(example)).split('\n')).toEqual([
    'stateDiagram-v2',
    '  state "idle" as idle',
    '  idle : entry / note',
    '  idle : GO [else] / note',
    '  state "busy" as busy {',
    '    state "calling" as busy_calling',
    '    busy_calling : exit / note',
    '    busy_calling : calls call as first',
    '    state "waiting" as busy_waiting',
    '    [*] --> busy_calling',
    '  }',
    '  note right of busy',
    '    STAY / assign count',
    '  end note',
    '  state "over" as over',
    '  [*] --> idle',
    '  over --> [*]',
    '  idle --> busy : GO [isReady]',
    '  busy --> idle : STOP',
    '  busy --> over : HURRY',
    '  busy_calling --> busy_waiting : STOP [isLate]<br>HURRY<br>first done',
    '  busy_calling --> over : first failed',
    '  busy_waiting --> over : at once [isLate]',
    '  busy_waiting --> busy_calling : after 500 ms',
  ]);
});

test('a table: what a state does not take itself is taken by the state around it', () => {
  expect(toTable(readChart(example)).split('\n')).toEqual([
    '| state | GO | STOP | HURRY | STAY | call done | call failed | at once | after 500 ms |',
    `|${' --- |'.repeat(9)}`,
    '| **idle**<br>entry / note | [isReady] → **busy**<br>[else] stays / note | – | – | – | – | – | – | – |',
    '| **busy.calling**<br>exit / note<br>calls call as first | – | [isLate] → **busy.waiting**<br>→ **idle** | → **busy.waiting** | stays / assign count | → **busy.waiting** | → **over** / tell (text: "a\\|b") | – | – |',
    '| **busy.waiting** | – | → **idle** | → **over** | stays / assign count | – | – | [isLate] → **over** | → **busy.calling** |',
    '| **over** | – | – | – | – | – | – | – | – |',
  ]);
});

const refused: [string, AnyStateMachine][] = [
  ['A guard of (machine) has no name', createMachine({ on: { GO: { guard: () => true } } })],
  ['An action of (machine) has no name', createMachine({ on: { GO: { actions: () => undefined } } })],
  ['is a parallel state', createMachine({ type: 'parallel', states: { a: {}, b: {} } })],
];

test.each(refused)('what cannot be drawn is refused: %s', (message, machine) => {
  expect(() => readChart(machine)).toThrow(message);
});

test('Mermaid would end a label early: refused', () => {
  const machine = createMachine({ initial: 'a', states: { a: { on: { 'a:b': 'b' } }, b: {} } });
  expect(() => toMermaid(readChart(machine))).toThrow('Mermaid cannot show this label: a:b');
});

/** The lines of Mermaid's grammar that we use (packages/mermaid/src/diagrams/state/parser/stateDiagram.jison). */
const ID = String.raw`(?!(?:default|state|note|class|classDef|scale|direction)\b)\w+`;
const LABEL = String.raw`[^:;#%"\n]+`;
const LINES = [
  'stateDiagram-v2',
  `state "${LABEL}" as ${ID}( \\{)?`,
  '\\}',
  `${ID} : ${LABEL}`,
  `\\[\\*\\] --> ${ID}`,
  `${ID} --> \\[\\*\\]`,
  `${ID} --> ${ID} : ${LABEL}`,
  `note right of ${ID}`,
  'end note',
].map((line) => new RegExp(`^ *${line}$`));

test.each(chartedMachines)('each line of the chart of $title is Mermaid', ({ machine }) => {
  const withoutNotes = toMermaid(readChart(machine)).replace(/(note right of \w+\n)[^]*?(?= *end note)/g, '$1');
  const odd = withoutNotes.split('\n').filter((line) => !LINES.some((each) => each.test(line)));
  expect(odd).toEqual([]);
});
