import { createMachine } from 'xstate';
import { readChart } from '../../../scripts/charts/chart';
import { toMermaid } from '../../../scripts/charts/mermaid';
import { exampleMachine } from './exampleMachine';

test('a diagram has every state, inside the states around it, and every transition with its guard', () => {
  expect(toMermaid(readChart(exampleMachine)).split('\n')).toEqual([
    '```mermaid',
    'stateDiagram-v2',
    '  [*] --> idle',
    '  state "idle" as idle',
    '  state "busy" as busy {',
    '    [*] --> busy_calling',
    '    state "calling" as busy_calling',
    '    state "waiting" as busy_waiting',
    '  }',
    '  state "over" as over',
    '  over --> [*]',
    '  idle --> busy : GO [isReady]',
    '  busy --> idle : STOP',
    '  busy --> over : HURRY',
    '  busy_calling --> busy_waiting : STOP [isLate]<br>HURRY<br>first done',
    '  busy_calling --> over : first failed',
    '  busy_waiting --> over : at once [isLate]',
    '  busy_waiting --> busy_calling : after 500 ms',
    '```',
  ]);
});

test('signs that mean something to Mermaid are written as entities', () => {
  const machine = createMachine({ initial: 'a', states: { a: { on: { 'A:B;<C>#': 'b' } }, b: {} } });
  expect(toMermaid(readChart(machine))).toContain('a --> b : A#58;B#59;#lt;C#gt;#35;');
});
