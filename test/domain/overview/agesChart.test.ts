import fc from 'fast-check';
import type { Overview } from '../../../src/contract/overview';
import { agesChart } from '../../../src/domain/overview/agesChart';
import { totalOf } from '../../../src/domain/overview/chart';
import { anOverview } from '../../mocks/overviewAnswers';
import { barLists, barValues, rowNames, sumOf } from './charts';

type Age = Overview['ages'][number];
const group = (status: string | null, orders: number, age: Age['age'] = '0-29'): Age => ({
  ...{ age, status, orders },
  query: { unit_assignment: 'unassigned', age, ...(status !== null && { unit_status: status }) },
});
const chartOf = (...ages: Age[]) => agesChart(anOverview({ ages }));
const seriesNames = (chart: ReturnType<typeof chartOf>) => chart.series.map(({ name }) => name);

const BANDS = ['0 to 29 days', '30 to 89 days', '90 to 179 days', '180 to 364 days', '365 days or more'];

test('every age band has its row, with or without orders; orders without a date have one where there are some', () => {
  expect(rowNames(chartOf())).toEqual(BANDS);
  expect(rowNames(chartOf(group('Quoted', 1, '365+')))).toEqual(BANDS);
  expect(rowNames(chartOf(group('Quoted', 1, 'none')))).toEqual([...BANDS, 'No order date']);
});

test('statuses go from the most orders to the fewest over all ages, in whatever order they come', () => {
  const groups = [group('Quoted', 3), group(null, 5), group('On Hold', 2), group('On Hold', 2, '30-89')];
  for (const ages of [groups, groups.toReversed()])
    expect(seriesNames(chartOf(...ages))).toEqual(['No status recorded', 'On Hold', 'Quoted']);
});

test('a band shows its own orders alone, by status; a status without orders of that age has no bar', () => {
  const chart = chartOf(group('Quoted', 3), group('On Hold', 7), group('Quoted', 5, '365+'));
  expect(seriesNames(chart)).toEqual(['Quoted', 'On Hold']);
  expect(barValues(chart)).toEqual([
    [3, 7],
    [null, null],
    [null, null],
    [null, null],
    [5, null],
  ]);
});

test('a bar opens the orders of its age and status', () => {
  const chart = chartOf(group('On Hold', 7), group(null, 1, '365+'));
  expect(barLists(chart)[0]).toEqual(['/?age=0-29&unit_status=On+Hold', undefined]);
  expect(barLists(chart)[4]).toEqual([undefined, '/?age=365%2B']);
});

test('five statuses have a look each; from the sixth on the rare ones are brought together', () => {
  const statuses = (count: number) => ['a', 'b', 'c', 'd', 'e', 'f', 'g'].slice(0, count);
  const looks = (count: number) =>
    chartOf(...statuses(count).map((status, index) => group(status, 10 - index))).series.map(({ look }) => look);
  const five = ['plain', 'second', 'third', 'fourth', 'fifth'];
  expect(looks(1)).toEqual(['plain']);
  expect(looks(5)).toEqual(five);
  expect(looks(6)).toEqual([...five, 'rest']);
  expect(looks(7)).toEqual([...five, 'rest']);
});

test('what is brought together opens a list only where it is one status', () => {
  const rare = (...names: string[]) =>
    chartOf(...['a', 'b', 'c', 'd', 'e', ...names].map((status, index) => group(status, 10 - index)));
  expect(rare('f').rows[0]?.bars.at(-1)).toEqual({ value: 5, to: '/?age=0-29&unit_status=f' });
  expect(rare('f', 'g').rows[0]?.bars.at(-1)).toEqual({ value: 5 + 4, to: null });
  expect(rare('f', 'g').series.at(-1)).toEqual({ name: 'Other statuses', look: 'rest' });
});

test('a status that is called like what is brought together is counted once', () => {
  const chart = chartOf(
    ...['Other statuses', 'b', 'c', 'd', 'e', 'f', 'g'].map((status, index) => group(status, 10 - index)),
  );
  expect(barValues(chart)[0]).toEqual([10, 9, 8, 7, 6, 5 + 4]);
});

test('a status that is recorded in the words for none opens no list where both are meant', () => {
  const chart = chartOf(group(null, 2), group('No status recorded', 3));
  expect(chart.rows[0]?.bars).toEqual([{ value: 5, to: null }]);
});

test.each([
  [0, '0 open orders'],
  [1, '1 open order'],
  [1204, '1,204 open orders'],
])('the basis of %i orders says that days count from the order date', (orders, words) => {
  const open = { orders, value: 0, withoutPrice: 0, query: {} };
  expect(agesChart(anOverview({ open })).basis).toBe(
    `${words}, by days since the order date and by status as recorded.`,
  );
});

test('whatever statuses orders have, each row is the sum of its groups, and the chart the sum of all', () => {
  const statuses = fc.constantFrom(null, 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'Other statuses', 'No status recorded', '');
  const ages = fc.constantFrom<Age['age'][]>('0-29', '30-89', '90-179', '180-364', '365+', 'none');
  const groups = fc.uniqueArray(fc.tuple(statuses, ages, fc.integer({ min: 1, max: 99 })), {
    selector: ([status, age]) => JSON.stringify([status, age]),
  });
  fc.assert(
    fc.property(groups, (given) => {
      const chart = chartOf(...given.map(([status, age, orders]) => group(status, orders, age)));
      const keys = ['0-29', '30-89', '90-179', '180-364', '365+', 'none'];
      const sums = keys.map((key) => sumOf(given.filter(([, age]) => age === key).map(([, , orders]) => orders)));
      expect([...chart.rows.map(totalOf), 0].slice(0, 6)).toEqual(sums);
    }),
  );
});
