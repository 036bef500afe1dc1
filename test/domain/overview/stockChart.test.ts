import { longest } from '../../../src/domain/overview/chart';
import { barWords, chartTable } from '../../../src/domain/overview/chartWords';
import { stockChart } from '../../../src/domain/overview/stockChart';
import { anOverview } from '../../mocks/overviewAnswers';
import { barLists, barValues, rowNames } from './charts';

const rating = (kva: number | null, units: number, orders: number) => ({
  ...{ kva, units, orders },
  inventoryQuery: { kva: [kva === null ? '(not recorded)' : String(kva)], availability: ['free'] },
  query: { unit_assignment: 'unassigned', kva: kva === null ? 'none' : String(kva) } as const,
});
const chartOf = (...stock: ReturnType<typeof rating>[]) => stockChart(anOverview({ stock }));

test('free units stand beside open orders, rating by rating in the order of the server', () => {
  const chart = chartOf(rating(112.5, 3, 2), rating(2500, 0, 4), rating(null, 5, 0));
  expect(rowNames(chart)).toEqual(['112.5 kVA', '2,500 kVA', 'Not recorded']);
  expect(barValues(chart)).toEqual([
    [3, 2],
    [0, 4],
    [5, 0],
  ]);
});

test('units open the inventory and orders Open Orders; of nothing no list opens', () => {
  expect(barLists(chartOf(rating(75, 1, 1), rating(500, 0, 1), rating(null, 1, 0)))).toEqual([
    ['/inventory?kva=75&availability=free', '/?kva=75'],
    [null, '/?kva=500'],
    ['/inventory?kva=%28not+recorded%29&availability=free', null],
  ]);
});

test('the basis counts the free units of all ratings (220 + 611 + 93) and all open orders', () => {
  expect(stockChart(anOverview()).basis).toBe('924 free units and 138 open orders.');
  const open = { orders: 1, value: 0, withoutPrice: 0, query: {} };
  expect(stockChart(anOverview({ open, stock: [rating(75, 1, 1)] })).basis).toBe('1 free unit and 1 open order.');
  expect(stockChart(anOverview({ open: { ...open, orders: 0 }, stock: [] })).basis).toBe(
    '0 free units and 0 open orders.',
  );
});

test('bars stand one below the other, so that the longest is that of one rating and one kind', () => {
  expect(longest(stockChart(anOverview()))).toBe(611);
});

test('a bar says which of the two it counts, for which rating, and how many', () => {
  const chart = chartOf(rating(1500, 1204, 1));
  expect(barWords(chart, chart.rows[0]!, 0)).toBe('Free units, 1,500 kVA: 1,204');
  expect(barWords(chart, chart.rows[0]!, 1)).toBe('Open orders, 1,500 kVA: 1');
});

test('a saved chart has whole numbers in both columns', () => {
  const { columns, rows } = chartTable(chartOf(rating(1500, 1204, 0)), []);
  expect(columns.map(({ title, kind }) => `${title}: ${kind}`)).toEqual([
    ...['kVA: text', 'Free units: number', 'Open orders: number'],
  ]);
  expect(rows).toEqual([['1,500 kVA', 1204, 0]]);
});
