import { arrowsOf, insideLines } from '../../../scripts/charts/arrows';
import { readChart } from '../../../scripts/charts/chart';
import { exampleMachine } from './exampleMachine';

const chart = readChart(exampleMachine);

test('a chart has one arrow for each pair of states, with a line for each transition', () => {
  expect(arrowsOf(chart)).toEqual([
    { from: 'idle', to: 'busy', lines: ['GO [isReady]'] },
    { from: 'busy', to: 'idle', lines: ['STOP'] },
    { from: 'busy', to: 'over', lines: ['HURRY'] },
    { from: 'busy.calling', to: 'busy.waiting', lines: ['STOP [isLate]', 'HURRY', 'first done'] },
    { from: 'busy.calling', to: 'over', lines: ['first failed'] },
    { from: 'busy.waiting', to: 'over', lines: ['at once [isLate]'] },
    { from: 'busy.waiting', to: 'busy.calling', lines: ['after 500 ms'] },
  ]);
});

test('inside a state stands what does not leave it', () => {
  const [idle, busy, over] = chart.inner;
  expect(insideLines(idle!)).toEqual(['entry / note', 'GO [else] / note']);
  expect(insideLines(busy!)).toEqual(['STAY / increment']);
  expect(insideLines(busy!.inner[0]!)).toEqual(['exit / note', 'calls call as first']);
  expect(insideLines(over!)).toEqual([]);
});
