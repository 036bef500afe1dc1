import fc from 'fast-check';
import {
  longest,
  totalOf,
  type Chart,
  type ChartRow,
  countWords,
  worthWords,
  barWords,
  chartTable,
  figure,
  tableHead,
} from '../../../src/domain/overview/chart';
import { forAll } from '../builders/forAll';

const row = (...values: (number | null)[]): ChartRow => ({
  ...{ name: 'March 2026', facts: [] },
  bars: values.map((value) => (value === null ? null : { value, to: null })),
});
const chart = (layout: Chart['layout'], ...rows: ChartRow[]): Chart => ({
  ...{ id: 'a', title: 'A', basis: '', by: 'Due', measure: 'count', unit: 'orders', series: [], facts: [] },
  ...{ layout, rows },
});

test.each([
  [[], 0],
  [[null], 0],
  [[0, null], 0],
  [[41], 41],
  [[12, null, 9, 6], 27],
])('the bars %j of a row are %i together', (values, total) => {
  expect(totalOf(row(...values))).toBe(total);
});

describe('the longest bar', () => {
  const rows = [row(3, 4, 2), row(null, 8), row(5, null, 1)];

  test('stacked bars use the longest row: 3 + 4 + 2', () => {
    expect(longest(chart('stacked', ...rows))).toBe(9);
  });

  test('is the longest single bar if bars are grouped', () => {
    expect(longest(chart('grouped', ...rows))).toBe(8);
  });

  test.each(['stacked', 'grouped'] as const)('of a %s chart without bars is 0, not less than nothing', (layout) => {
    expect(longest(chart(layout))).toBe(0);
    expect(longest(chart(layout, row()))).toBe(0);
    expect(longest(chart(layout, row(null, null)))).toBe(0);
  });

  test('holds every bar of the chart, is one of them, and is the same whatever the order of rows', () => {
    const bars = fc.array(fc.option(fc.nat(10_000)), { maxLength: 4 });
    forAll(fc.array(bars, { maxLength: 6 }), (given) => {
      const [stacked, grouped] = (['stacked', 'grouped'] as const).map((layout) =>
        longest(chart(layout, ...given.map((values) => row(...values)))),
      );
      const sorted = [...given.flat().map((value) => value ?? 0), 0].sort((a, b) => b - a);
      expect(grouped).toBe(sorted[0]);
      const sums = given.map((values) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0));
      expect(stacked).toBe([...sums, 0].sort((a, b) => b - a)[0]);
      expect(longest(chart('stacked', ...given.toReversed().map((values) => row(...values))))).toBe(stacked);
    });
  });
});

test.each([
  [0, '0 open orders'],
  [1, '1 open order'],
  [2, '2 open orders'],
  [999, '999 open orders'],
  [1204, '1,204 open orders'],
  [1_000_001, '1,000,001 open orders'],
])('%i of them are %s', (count, words) => {
  expect(countWords(count, 'open order')).toBe(words);
});

test.each([
  [{ orders: 138, value: 5_204_300, withoutPrice: 12 }, '138 open orders, $5,204,300, 12 without a price'],
  [{ orders: 138, value: 5_204_300, withoutPrice: 0 }, '138 open orders, $5,204,300'],
  [{ orders: 1, value: 41_250.5, withoutPrice: 0 }, '1 open order, $41,251'],
  [{ orders: 1, value: 0, withoutPrice: 1 }, '1 open order, $0, 1 without a price'],
  [{ orders: 2400, value: 0.49, withoutPrice: 1204 }, '2,400 open orders, $0, 1,204 without a price'],
  [{ orders: 0, value: 0, withoutPrice: 0 }, '0 open orders, $0'],
])('a worth of %j is %s: whole dollars, and what has no price is said', (worth, words) => {
  expect(worthWords(worth)).toBe(words);
});

const aChart = (fields: Partial<Chart> = {}): Chart => ({
  ...{ id: 'open-value', title: 'Open value', basis: '3 open orders', by: 'Due', measure: 'dollars', unit: '' },
  ...{ layout: 'stacked', series: [{ name: 'Value', look: 'plain' }], facts: ['Orders', 'Without a price'], rows: [] },
  ...fields,
});
const aRow = (fields: Partial<ChartRow> = {}): ChartRow => ({
  ...{ name: 'March 2026', bars: [{ value: 41_250, to: '/' }], facts: ['12', '3'] },
  ...fields,
});
const counts: Partial<Chart> = { measure: 'count', unit: 'orders', facts: [] };
const two: Partial<Chart> = {
  series: [
    { name: 'Fits', look: 'fits' },
    { name: 'Fits with work', look: 'work' },
  ],
};
const bars = [{ value: 3, to: null }, null];

test.each([
  ['dollars', 41_250, '$41,250'],
  ['dollars', 41_250.5, '$41,251'],
  ['dollars', 0, '$0'],
  ['dollars', -1200, '-$1,200'],
  ['count', 1204, '1,204'],
  ['count', 0, '0'],
] as const)('a figure in %s of %d is written %s', (measure, value, text) => {
  expect(figure({ measure }, value)).toBe(text);
});

describe('a bar says', () => {
  test.each([
    ['its row, dollars and facts', {}, {}, 'March 2026: $41,250, 12 orders, 3 without a price'],
    ['one order as one', {}, { facts: ['1', '1'] }, 'March 2026: $41,250, 1 order, 1 without a price'],
    ['eleven orders as several', {}, { facts: ['11', '0'] }, 'March 2026: $41,250, 11 orders, 0 without a price'],
    ['$0 where there is none', {}, { bars: [null], facts: ['0', '0'] }, 'March 2026: $0, 0 orders, 0 without a price'],
    ['what it counts', counts, { facts: [] }, 'March 2026: 41,250 orders'],
    ['what it counts once', counts, { bars: [{ value: 1, to: '/' }], facts: [] }, 'March 2026: 1 order'],
    ['the figure alone where no word is given', { ...counts, unit: '' }, { facts: [] }, 'March 2026: 41,250'],
    ['$1 as dollars', { facts: [] }, { bars: [{ value: 1, to: null }], facts: [] }, 'March 2026: $1'],
  ])('%s', (_, chart, row, words) => {
    expect(barWords(aChart(chart), aRow(row), 0)).toBe(words);
  });

  test('which of several series it is, and leaves the facts, which are those of the row, to the table', () => {
    const chart = aChart({ ...counts, ...two, facts: ['Orders'] });
    const row = aRow({ name: '500 kVA', bars, facts: ['3'] });
    expect(barWords(chart, row, 0)).toBe('Fits, 500 kVA: 3 orders');
    expect(barWords(chart, row, 1)).toBe('Fits with work, 500 kVA: 0 orders');
  });
});

test('the head names what rows are by, each series and each fact, in this order', () => {
  expect(tableHead(aChart())).toEqual(['Due', 'Value', 'Orders', 'Without a price']);
  expect(tableHead(aChart({ ...counts, ...two }))).toEqual(['Due', 'Fits', 'Fits with work']);
});

describe('a saved chart', () => {
  test('is called after its id and says its basis before who made it', () => {
    expect(chartTable(aChart(), [['Exported by', 'Dana']])).toMatchObject({
      ...{ fileName: 'open-value', title: 'Open value' },
      basis: [
        ['Basis', '3 open orders'],
        ['Exported by', 'Dana'],
      ],
    });
  });

  test('has dollars as money and counts as numbers, under the heads of the table', () => {
    const kinds = (chart: Chart) => chartTable(chart, []).columns.map(({ title, kind }) => `${title}: ${kind}`);
    expect(kinds(aChart())).toEqual(['Due: text', 'Value: money', 'Orders: number', 'Without a price: number']);
    expect(kinds(aChart({ ...counts, ...two }))).toEqual([...['Due: text', 'Fits: number', 'Fits with work: number']]);
  });

  test('has exact figures, and 0 if there is no bar', () => {
    const rows = [aRow({ bars: [{ value: 41_250.55, to: '/' }, null], facts: [] })];
    expect(chartTable(aChart({ ...two, facts: [], rows }), []).rows).toEqual([['March 2026', 41_250.55, 0]]);
  });

  test.each([
    ['9', '9'],
    ['999', '999'],
    ['1,204', '1204'],
    ['1,234,567', '1234567'],
    ['1,20', '1,20'],
    ['1204,5', '1204,5'],
    ['Phoenix, AZ', 'Phoenix, AZ'],
    ['', ''],
  ])('has the fact %j as %j: only thousands lose their separators', (fact, written) => {
    expect(chartTable(aChart({ rows: [aRow({ facts: [fact] })] }), []).rows[0]).toEqual([
      'March 2026',
      41_250,
      written,
    ]);
  });
});
