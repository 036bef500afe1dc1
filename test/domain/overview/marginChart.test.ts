import fc from 'fast-check';
import type { Overview } from '../../../src/contract/overview';
import { marginChart } from '../../../src/domain/overview/charts';
import { anOverview } from '../../mocks/overviewAnswers';
import { barLists, barValues, rowNames, sumOf } from './charts';
import { forAll } from '../builders/forAll';

type Margin = Overview['margins'][number];
const group = (margin: Margin['margin'], orders: number): Margin => ({
  ...{ margin, orders },
  query: { unit_assignment: 'unassigned', margin },
});
const chartOf = (...margins: Margin[]) => marginChart(anOverview({ margins }));
const BANDS = ['Under 0%', '0% to 10%', '10% to 20%', '20% to 30%', '30% to 40%', '40% or more'];

test('every band has its row, empty ones too, and what has no margin comes after them', () => {
  expect(rowNames(chartOf())).toEqual(BANDS);
  expect(rowNames(chartOf(group('incomplete', 7), group('none', 3)))).toEqual([
    ...BANDS,
    'Cost not recorded',
    'No price',
  ]);
  expect(rowNames(chartOf(group('20-30', 1), group('none', 3)))).toEqual([...BANDS, 'No price']);
});

test('each band counts its own orders', () => {
  expect(barValues(marginChart(anOverview())).flat()).toEqual([4, null, 18, 40, null, 31, 7, 3]);
});

test.each([
  ['under 0', 0, '/?margin=under+0'],
  ['0-10', 1, '/?margin=0-10'],
  ['10-20', 2, '/?margin=10-20'],
  ['20-30', 3, '/?margin=20-30'],
  ['30-40', 4, '/?margin=30-40'],
  ['40+', 5, '/?margin=40%2B'],
  ['incomplete', 6, '/?margin=incomplete'],
  ['none', 6, '/?margin=none'],
] as const)('orders of the margin %s are in row %i and open %s', (margin, row, address) => {
  const lists = barLists(chartOf(group(margin, 2))).flat();
  expect(lists[row]).toBe(address);
  expect(lists.filter((list) => list !== undefined)).toHaveLength(1);
});

test('a loss looks late, an unknown margin looks unknown, every other one like its series', () => {
  expect(marginChart(anOverview()).rows.map(({ look }) => look)).toEqual([
    ...['late', undefined, undefined, undefined, undefined, undefined, 'unknown', 'unknown'],
  ]);
});

test('the basis distinguishes covered orders from those whose margin is known: 103 less 7 and 3', () => {
  expect(marginChart(anOverview()).basis).toBe(
    '103 open orders with an available unit that fits, with or without work, by the margin of the best one; it is known of 93.',
  );
});

test.each([
  [[], '0 open orders', '0'],
  [[group('none', 1)], '1 open order', '0'],
  [[group('incomplete', 2), group('0-10', 1)], '3 open orders', '1'],
  [[group('under 0', 1200), group('40+', 34), group('none', 6)], '1,240 open orders', '1,234'],
])('of the groups %j the basis says %s, known of %s', (groups, served, known) => {
  expect(chartOf(...groups).basis).toBe(
    `${served} with an available unit that fits, with or without work, by the margin of the best one; it is known of ${known}.`,
  );
});

test('whatever margins there are, no order is lost and none is counted twice', () => {
  const margins = fc.constantFrom<Margin['margin'][]>(
    ...(['under 0', '0-10', '10-20', '20-30', '30-40', '40+', 'incomplete', 'none'] as const),
  );
  const groups = fc.uniqueArray(fc.tuple(margins, fc.integer({ min: 1, max: 5000 })), {
    selector: ([margin]) => margin,
  });
  forAll(groups, (given) => {
    const chart = chartOf(...given.map(([margin, orders]) => group(margin, orders)));
    expect(sumOf(barValues(chart).flat())).toBe(sumOf(given.map(([, orders]) => orders)));
    expect(chart.rows.map(({ bars }) => bars.length)).toEqual(chart.rows.map(() => chart.series.length));
  });
});
