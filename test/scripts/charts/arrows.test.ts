import { arrowsOf } from '../../../scripts/charts/arrows';
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
