import { createMachine } from 'xstate';
import { readChart } from '../../../scripts/charts/chart';
import { chartedMachines } from '../../../scripts/charts/machines';
import { toMermaid } from '../../../scripts/charts/mermaid';
import { exampleMachine } from './exampleMachine';

test('a chart has one arrow for each pair of states, and inside a state what does not leave it', () => {
  expect(toMermaid(readChart(exampleMachine)).split('\n')).toEqual([
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
    '    STAY / increment',
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

test('a label that Mermaid would end early is rejected', () => {
  const machine = createMachine({ initial: 'a', states: { a: { on: { 'a:b': 'b' } }, b: {} } });
  expect(() => toMermaid(readChart(machine))).toThrow('Mermaid cannot show this label: a:b');
});

/** The lines of Mermaid's grammar that charts use (packages/mermaid/src/diagrams/state/parser/stateDiagram.jison). */
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

test.each(chartedMachines)('every line of the chart of $title is valid Mermaid', ({ machine }) => {
  const withoutNotes = toMermaid(readChart(machine)).replace(/(note right of \w+\n)[^]*?(?= *end note)/g, '$1');
  const invalid = withoutNotes.split('\n').filter((line) => !LINES.some((each) => each.test(line)));
  expect(invalid).toEqual([]);
});
