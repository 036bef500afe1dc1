import { readChart } from '../../../scripts/charts/chart';
import { toTable } from '../../../scripts/charts/table';
import { exampleMachine } from './exampleMachine';

test('in a table, the state around handles what a state does not handle itself', () => {
  expect(toTable(readChart(exampleMachine)).split('\n')).toEqual([
    '| state | GO | STOP | HURRY | STAY | call done | call failed | at once | after 500 ms |',
    `|${' --- |'.repeat(9)}`,
    '| **idle**<br>entry / note | [isReady] → **busy**<br>[else] stays / note | – | – | – | – | – | – | – |',
    '| **busy.calling**<br>exit / note<br>calls call as first | – | [isLate] → **busy.waiting**<br>→ **idle** | → **busy.waiting** | stays / increment | → **busy.waiting** | → **over** / notify (text: "a\\|b") | – | – |',
    '| **busy.waiting** | – | → **idle** | → **over** | stays / increment | – | – | [isLate] → **over** | → **busy.calling** |',
    '| **over** | – | – | – | – | – | – | – | – |',
  ]);
});
