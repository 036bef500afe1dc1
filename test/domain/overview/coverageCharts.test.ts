import fc from 'fast-check';
import type { Overview } from '../../../src/contract/overview';
import { longest } from '../../../src/domain/overview/chart';
import { barWords } from '../../../src/domain/overview/chartWords';
import { coverageByClass, coverageByKva, stillJudged } from '../../../src/domain/overview/coverageCharts';
import { anOverview } from '../../mocks/overviewAnswers';
import { barLists, barValues, rowNames, sumOf } from './charts';

type Counts = Overview['coverageByKva'][number]['coverages'];
type Coverage = Counts[number]['coverage'];
const count = (coverage: Coverage, orders: number): Counts[number] => ({
  ...{ coverage, orders },
  query: { unit_assignment: 'unassigned', coverage },
});
const byKva = (...groups: Overview['coverageByKva']) => anOverview({ coverageByKva: groups });

test('ratings and voltage classes each have a row, and what is not recorded the last one', () => {
  expect(rowNames(coverageByKva(anOverview()))).toEqual(['75 kVA', '500 kVA', '1,500 kVA', 'Not recorded']);
  expect(rowNames(coverageByClass(anOverview()))).toEqual([
    ...['5 kV class', '15 kV class', '34.5 kV class', 'Not recorded'],
  ]);
});

test.each([
  ['1.2', '1.2 kV class'],
  ['69', '69 kV class'],
  ['over 69', 'Over 69 kV'],
  ['none', 'Not recorded'],
] as const)('the class %s of a primary reads %s', (primaryClass, name) => {
  expect(rowNames(coverageByClass(anOverview({ coverageByPrimary: [{ primaryClass, coverages: [] }] })))).toEqual([
    name,
  ]);
});

test('each bar counts the orders whose best unit is of one class, best first', () => {
  const chart = coverageByKva(anOverview());
  expect(chart.series).toEqual([
    { name: 'Fits', look: 'fits' },
    { name: 'Fits with work', look: 'work' },
    { name: 'To be checked', look: 'check' },
    { name: 'Misses a requirement', look: 'misses' },
    { name: 'No unit fits', look: 'none' },
    { name: 'Order does not state kVA and voltages', look: 'rest' },
  ]);
  expect(barValues(chart)).toEqual([
    [3, 4, 1, 1, 1, null],
    [12, 20, 5, 4, 6, null],
    [8, 31, 8, 6, 9, null],
    [null, null, null, null, null, 19],
  ]);
  expect(barValues(coverageByClass(anOverview()))[1]).toEqual([20, 45, 12, 10, 14, null]);
  expect(barWords(chart, chart.rows[1]!, 2)).toBe('To be checked, 500 kVA: 5 orders');
  // 8 + 31 + 8 + 6 + 9 orders of 1,500 kVA
  expect(longest(chart)).toBe(62);
});

test('a coverage finds its series in whatever order the server names it', () => {
  const coverages = [count('none', 1), count('work', 2), count('fits', 3)];
  expect(barValues(coverageByKva(byKva({ kva: 75, coverages })))).toEqual([[3, 2, null, null, 1, null]]);
});

test('a bar opens the orders of its rating and coverage, or of its class and coverage', () => {
  expect(barLists(coverageByKva(anOverview()))[0]?.[1]).toBe('/?kva=75&coverage=work');
  expect(barLists(coverageByKva(anOverview()))[3]).toEqual([
    ...[undefined, undefined, undefined, undefined, undefined],
    '/?kva=none&coverage=not+stated',
  ]);
  expect(barLists(coverageByClass(anOverview()))[2]?.[1]).toBe('/?primary_class=34.5&coverage=work');
});

test('the two charts say by what they group', () => {
  expect(coverageByKva(anOverview()).basis).toBe('138 open orders, each by its best free unit and rating.');
  expect(coverageByClass(anOverview()).basis).toBe(
    '138 open orders, each by its best free unit and the voltage class of its primary.',
  );
});

describe('orders that are still being judged', () => {
  const judging = byKva(
    { kva: 75, coverages: [count('fits', 2), count('not judged', 4)] },
    { kva: null, coverages: [count('not judged', 1200)] },
  );

  test('are counted over all ratings, the unrecorded one included', () => {
    expect(stillJudged(judging)).toBe(1204);
    expect(stillJudged(anOverview())).toBe(0);
    expect(stillJudged(byKva())).toBe(0);
  });

  test('stand apart in a series of their own, and no order of another coverage does', () => {
    const chart = coverageByKva(judging);
    expect(chart.series.at(-1)).toEqual({ name: 'Still judging', look: 'unknown' });
    expect(barValues(chart)).toEqual([
      [2, null, null, null, null, null, 4],
      [null, null, null, null, null, null, 1200],
    ]);
    expect(coverageByClass(judging).series).toHaveLength(7);
  });

  test.each([
    [1, '1 order still being judged.'],
    [2, '2 orders still being judged.'],
    [1204, '1,204 orders still being judged.'],
  ])('are told below both charts: %i of them', (orders, words) => {
    const overview = byKva({ kva: 75, coverages: [count('not judged', orders)] });
    for (const chart of [coverageByKva(overview), coverageByClass(overview)])
      expect(chart.basis.split('. ').at(-1)).toBe(words);
  });
});

test('whatever is counted, each row is the sum of its counts', () => {
  const coverages = fc.constantFrom<Coverage[]>('fits', 'work', 'check', 'misses', 'none', 'not stated', 'not judged');
  const counts = fc.uniqueArray(fc.tuple(coverages, fc.integer({ min: 1, max: 999 })), { selector: ([name]) => name });
  fc.assert(
    fc.property(fc.array(counts, { maxLength: 5 }), (given) => {
      const groups = given.map((each, index) => ({ kva: index, coverages: each.map((args) => count(...args)) }));
      expect(barValues(coverageByKva(byKva(...groups))).map(sumOf)).toEqual(
        given.map((each) => sumOf(each.map(([, orders]) => orders))),
      );
    }),
  );
});
