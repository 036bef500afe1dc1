import type { Chart, ChartRow } from '../../../src/domain/overview/chart';
import { barWords, chartTable, figure, tableHead } from '../../../src/domain/overview/chartWords';

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

  test('has exact figures, and 0 where there is no bar', () => {
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
