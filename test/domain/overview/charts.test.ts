import fc from 'fast-check';
import type { Overview } from '../../../src/contract/overview';
import {
  agesChart,
  coverageByClass,
  coverageByKva,
  stillJudged,
  dueChart,
  stockChart,
} from '../../../src/domain/overview/charts';
import { totalOf, longest, barWords } from '../../../src/domain/overview/chart';
import { anOverview } from '../../mocks/overviewAnswers';
import { barLists, barValues, rowNames, sumOf } from './charts';
import { forAll } from '../builders/forAll';

type Age = Overview['ages'][number];
const group = (status: string | null, orders: number, age: Age['age'] = '0-29'): Age => ({
  ...{ age, status, orders },
  query: { unit_assignment: 'unassigned', age, ...(status !== null && { unit_status: status }) },
});
const chartOf = (...ages: Age[]) => agesChart(anOverview({ ages }));
const seriesNames = (chart: ReturnType<typeof chartOf>) => chart.series.map(({ name }) => name);

const BANDS = ['0 to 29 days', '30 to 89 days', '90 to 179 days', '180 to 364 days', '365 days or more'];

test('every age band has its row, with or without orders; orders without a date have one if there are some', () => {
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

test('combined statuses open a list only if there is one', () => {
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

test('a status named like the missing one opens no list if both occur', () => {
  const chart = chartOf(group(null, 2), group('No status recorded', 3));
  expect(chart.rows[0]?.bars).toEqual([{ value: 5, to: null }]);
});

test.each([
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
  forAll(groups, (given) => {
    const chart = chartOf(...given.map(([status, age, orders]) => group(status, orders, age)));
    const keys = ['0-29', '30-89', '90-179', '180-364', '365+', 'none'];
    const sums = keys.map((key) => sumOf(given.filter(([, age]) => age === key).map(([, , orders]) => orders)));
    expect([...chart.rows.map(totalOf), 0].slice(0, 6)).toEqual(sums);
  });
});

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
  expect(coverageByKva(anOverview()).basis).toBe('138 open orders, each by its best available unit and rating.');
  expect(coverageByClass(anOverview()).basis).toBe(
    '138 open orders, each by its best available unit and the voltage class of its primary.',
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

  test('get their own series, without orders of another coverage', () => {
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
  ])('are counted below both charts: %i', (orders, words) => {
    const overview = byKva({ kva: 75, coverages: [count('not judged', orders)] });
    for (const chart of [coverageByKva(overview), coverageByClass(overview)])
      expect(chart.basis.split('. ').at(-1)).toBe(words);
  });
});

test('whatever is counted, each row is the sum of its counts', () => {
  const coverages = fc.constantFrom<Coverage[]>('fits', 'work', 'check', 'misses', 'none', 'not stated', 'not judged');
  const counts = fc.uniqueArray(fc.tuple(coverages, fc.integer({ min: 1, max: 999 })), { selector: ([name]) => name });
  forAll(fc.array(counts, { maxLength: 5 }), (given) => {
    const groups = given.map((each, index) => ({ kva: index, coverages: each.map((args) => count(...args)) }));
    expect(barValues(coverageByKva(byKva(...groups))).map(sumOf)).toEqual(
      given.map((each) => sumOf(each.map(([, orders]) => orders))),
    );
  });
});

describe('due chart', () => {
  type Due = Overview['due'][number];
  const due = (month: string, fields: Partial<Due> = {}): Due => ({
    ...{ due: month, orders: 1, value: 1000, withoutPrice: 0, query: { unit_assignment: 'unassigned' } },
    ...fields,
  });
  const chartOf = (...groups: Due[]) => dueChart(anOverview({ due: groups }));
  const namesOf = (...months: string[]) => rowNames(chartOf(...months.map((month) => due(month))));

  test('months without orders are drawn, so that equal steps are equal times', () => {
    const chart = dueChart(anOverview());
    expect(rowNames(chart)).toEqual([
      'Overdue',
      'March 2026',
      'April 2026',
      'May 2026',
      'June 2026',
      'No request date',
    ]);
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
  ])('between %s only the months in between are added', (_, months, names) => {
    expect(namesOf(...months)).toEqual(names);
  });

  /** January 2026 and a month after it. */
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
    expect(dueChart(anOverview()).rows.map(({ look }) => look)).toEqual([
      'late',
      ...Array<undefined>(5).fill(undefined),
    ]);
  });

  test('a month whose orders all have no price still has its bar of $0, and says how many they are', () => {
    const chart = chartOf(due('2026-03', { orders: 1204, value: 0, withoutPrice: 1204 }));
    expect(chart.rows).toMatchObject([{ bars: [{ value: 0, to: '/' }], facts: ['1,204', '1,204'] }]);
  });

  test('whatever months orders are due in, no dollar is lost, no row comes twice, and rows go forward in time', () => {
    const months = fc
      .uniqueArray(fc.integer({ min: 0, max: 72 }), { maxLength: 12 })
      .map((list) => list.sort((a, b) => a - b));
    forAll(months, fc.boolean(), fc.boolean(), (list, isLate, hasUndated) => {
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
    });
  });
});

describe('stock chart', () => {
  const rating = (kva: number | null, units: number, orders: number) => ({
    ...{ kva, units, orders },
    inventoryQuery: { kva: [kva === null ? '(not recorded)' : String(kva)], availability: ['free'] },
    query: { unit_assignment: 'unassigned', kva: kva === null ? 'none' : String(kva) } as const,
  });
  const chartOf = (...stock: ReturnType<typeof rating>[]) => stockChart(anOverview({ stock }));

  test("shows available units beside open orders by rating in the server's order", () => {
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

  test('the basis counts the available units of all ratings (220 + 611 + 93) and all open orders', () => {
    expect(stockChart(anOverview()).basis).toBe('924 available units and 138 open orders.');
    const open = { orders: 1, value: 0, withoutPrice: 0, query: {} };
    expect(stockChart(anOverview({ open, stock: [rating(75, 1, 1)] })).basis).toBe(
      '1 available unit and 1 open order.',
    );
    expect(stockChart(anOverview({ open: { ...open, orders: 0 }, stock: [] })).basis).toBe(
      '0 available units and 0 open orders.',
    );
  });

  test('a bar says which of the two it counts, for which rating, and how many', () => {
    const chart = chartOf(rating(1500, 1204, 1));
    expect(barWords(chart, chart.rows[0]!, 0)).toBe('Available units, 1,500 kVA: 1,204');
    expect(barWords(chart, chart.rows[0]!, 1)).toBe('Open orders, 1,500 kVA: 1');
  });
});
