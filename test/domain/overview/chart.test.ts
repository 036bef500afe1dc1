import fc from 'fast-check';
import { longest, totalOf, type Chart, type ChartRow } from '../../../src/domain/overview/chart';

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

  test('where bars follow each other is the longest row: 3 + 4 + 2', () => {
    expect(longest(chart('stacked', ...rows))).toBe(9);
  });

  test('where bars stand one below the other is the longest of them alone', () => {
    expect(longest(chart('grouped', ...rows))).toBe(8);
  });

  test.each(['stacked', 'grouped'] as const)('of a %s chart without bars is 0, not less than nothing', (layout) => {
    expect(longest(chart(layout))).toBe(0);
    expect(longest(chart(layout, row()))).toBe(0);
    expect(longest(chart(layout, row(null, null)))).toBe(0);
  });

  test('holds every bar of the chart, is one of them, and is the same whatever the order of rows', () => {
    const bars = fc.array(fc.option(fc.nat(10_000)), { maxLength: 4 });
    fc.assert(
      fc.property(fc.array(bars, { maxLength: 6 }), (given) => {
        const [stacked, grouped] = (['stacked', 'grouped'] as const).map((layout) =>
          longest(chart(layout, ...given.map((values) => row(...values)))),
        );
        const sorted = [...given.flat().map((value) => value ?? 0), 0].sort((a, b) => b - a);
        expect(grouped).toBe(sorted[0]);
        const sums = given.map((values) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0));
        expect(stacked).toBe([...sums, 0].sort((a, b) => b - a)[0]);
        expect(longest(chart('stacked', ...given.toReversed().map((values) => row(...values))))).toBe(stacked);
      }),
    );
  });
});
