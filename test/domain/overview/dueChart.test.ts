import fc from 'fast-check';
import type { Overview } from '../../../src/contract/overview';
import { barWords, chartTable } from '../../../src/domain/overview/chartWords';
import { dueChart } from '../../../src/domain/overview/dueChart';
import { anOverview } from '../../mocks/overviewAnswers';
import { barLists, barValues, rowNames, sumOf } from './charts';

type Due = Overview['due'][number];
const due = (month: string, fields: Partial<Due> = {}): Due => ({
  ...{ due: month, orders: 1, value: 1000, withoutPrice: 0, query: { unit_assignment: 'unassigned' } },
  ...fields,
});
const chartOf = (...groups: Due[]) => dueChart(anOverview({ due: groups }));
const namesOf = (...months: string[]) => rowNames(chartOf(...months.map((month) => due(month))));

test('months without orders are drawn, so that equal steps are equal times', () => {
  const chart = dueChart(anOverview());
  expect(rowNames(chart)).toEqual(['Overdue', 'March 2026', 'April 2026', 'May 2026', 'June 2026', 'No request date']);
  expect(chart.rows[3]).toEqual({ name: 'May 2026', bars: [null], facts: ['0', '0'] });
});

test.each([
  ['within a year', ['2026-02', '2026-04'], ['February 2026', 'March 2026', 'April 2026']],
  ['over the end of a year', ['2026-11', '2027-01'], ['November 2026', 'December 2026', 'January 2027']],
  ['in a leap year', ['2028-01', '2028-03'], ['January 2028', 'February 2028', 'March 2028']],
  ['months that follow each other', ['2026-12', '2027-01'], ['December 2026', 'January 2027']],
  ['overdue orders and a month long after', ['overdue', '2027-05'], ['Overdue', 'May 2027']],
  ['a month and orders without a date', ['2026-03', 'none'], ['March 2026', 'No request date']],
  ['overdue orders and orders without a date', ['overdue', 'none'], ['Overdue', 'No request date']],
  ['only one month', ['2026-03'], ['March 2026']],
  ['nothing at all', [], []],
])('between %s only the months that lie between are added', (_, months, names) => {
  expect(namesOf(...months)).toEqual(names);
});

/** January 2026 and the month so many after it. */
test.each([
  [12, '2027-01', 13],
  [13, '2027-02', 14],
  [14, '2027-03', 2],
  [60, '2031-01', 2],
])(
  'two months %i apart (to %s) make %i rows: of up to twelve months between each is drawn, of more none',
  (_, to, rows) => {
    expect(namesOf('2026-01', to)).toHaveLength(rows);
  },
);

test('the basis is all open orders, with those that have no price', () => {
  expect(dueChart(anOverview()).basis).toBe(
    '138 open orders, $5,204,300, 12 without a price. Overdue orders are in no month.',
  );
});

test('a bar says its month, its dollars, its orders and how many of them have no price', () => {
  const chart = dueChart(anOverview());
  expect(barWords(chart, chart.rows[1]!, 0)).toBe('March 2026: $1,604,300, 41 orders, 3 without a price');
});

test('a bar opens its orders, overdue ones too; an added month opens none', () => {
  expect(barLists(dueChart(anOverview())).flat()).toEqual([
    ...['/?due=overdue', '/?due_month=2026-03', '/?due_month=2026-04', undefined, '/?due_month=2026-06'],
    '/?due_month=none',
  ]);
});

test('only overdue orders look late', () => {
  expect(dueChart(anOverview()).rows.map(({ look }) => look)).toEqual(['late', ...Array<undefined>(5).fill(undefined)]);
});

test('a month whose orders all have no price still has its bar of $0, and says how many they are', () => {
  const chart = chartOf(due('2026-03', { orders: 1204, value: 0, withoutPrice: 1204 }));
  expect(chart.rows).toMatchObject([{ bars: [{ value: 0, to: '/' }], facts: ['1,204', '1,204'] }]);
});

test('a saved chart has a column for dollars and one for each fact', () => {
  const { columns, rows } = chartTable(dueChart(anOverview()), []);
  expect(columns.map(({ title, kind }) => `${title}: ${kind}`)).toEqual([
    ...['Due: text', 'Value: money', 'Orders: number', 'Without a price: number'],
  ]);
  expect(rows[0]).toEqual(['Overdue', 412_000, '9', '0']);
  expect(rows[3]).toEqual(['May 2026', 0, '0', '0']);
});

test('whatever months orders are due in, no dollar is lost, no row comes twice, and rows go forward in time', () => {
  const months = fc
    .uniqueArray(fc.integer({ min: 0, max: 72 }), { maxLength: 12 })
    .map((list) => list.sort((a, b) => a - b));
  fc.assert(
    fc.property(months, fc.boolean(), fc.boolean(), (list, isLate, hasUndated) => {
      const named = list.map((by) => `${2026 + Math.floor(by / 12)}-${String((by % 12) + 1).padStart(2, '0')}`);
      const given = [...(isLate ? ['overdue'] : []), ...named, ...(hasUndated ? ['none'] : [])];
      const chart = chartOf(...given.map((month, index) => due(month, { value: 10 ** (index % 6) })));
      expect(sumOf(barValues(chart).flat())).toBe(sumOf(given.map((_month, index) => 10 ** (index % 6))));
      expect(new Set(rowNames(chart)).size).toBe(chart.rows.length);
      const times = rowNames(chart)
        .map((name) => Date.parse(`1 ${name} UTC`))
        .filter(Number.isFinite);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      const added = chart.rows.filter(({ bars }) => bars[0] === null).length;
      const gaps = list.slice(1).map((by, index) => by - (list[index] ?? 0) - 1);
      expect(added).toBe(sumOf(gaps.filter((gap) => gap <= 12)));
    }),
  );
});
