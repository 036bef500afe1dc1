import { agesChart } from '../../../src/domain/overview/agesChart';
import { inventoryAddress, ordersAddress } from '../../../src/domain/overview/addresses';
import { longest, type Chart } from '../../../src/domain/overview/chart';
import { barWords, chartTable } from '../../../src/domain/overview/chartWords';
import { coverageByClass, coverageByKva, stillJudged } from '../../../src/domain/overview/coverageCharts';
import { dueChart } from '../../../src/domain/overview/dueChart';
import { marginChart } from '../../../src/domain/overview/marginChart';
import { stockChart } from '../../../src/domain/overview/stockChart';
import { unservedBasis, unservedRows, unservedTable } from '../../../src/domain/overview/unserved';
import { anOverview } from '../../mocks/overviewAnswers';

const open = { unit_assignment: 'unassigned' } as const;
const names = ({ rows }: Chart) => rows.map(({ name }) => name);
const valuesOf = ({ rows }: Chart) => rows.map(({ bars }) => bars.map((bar) => bar?.value ?? null));

describe('an address', () => {
  test('of orders has the names that the list of orders reads, and does not say what that lists by itself', () => {
    expect(ordersAddress(open)).toBe('/');
    expect(ordersAddress({ ...open, sales_rep: 'A. Ruiz', order_type: 'rw', kva: '112.5' })).toBe(
      '/?salesperson=A.+Ruiz&job=RW&kva=112.5',
    );
    expect(ordersAddress({ unit_assignment: 'assigned' })).toBe('/?status=assigned');
  });

  test('of units repeats a name for each of its values', () => {
    expect(inventoryAddress({ kva: ['75', '500'], availability: ['free'] })).toBe(
      '/inventory?kva=75&kva=500&availability=free',
    );
  });
});

describe('open value by due month', () => {
  const chart = dueChart(anOverview());

  test('shows months without orders, so that equal steps are equal times', () => {
    expect(names(chart)).toEqual(['Overdue', 'March 2026', 'April 2026', 'May 2026', 'June 2026', 'No request date']);
    expect(valuesOf(chart)[3]).toEqual([null]);
  });

  test('says what it is based on, and how many orders have no price', () => {
    expect(chart.basis).toBe('138 open orders, $5,204,300, 12 without a price. Overdue orders are in no month.');
    expect(barWords(chart, chart.rows[1]!, 0)).toBe('March 2026: $1,604,300, 41 orders, 3 without a price');
  });

  test('opens the orders of a bar, overdue ones too', () => {
    expect(chart.rows.map(({ bars }) => bars[0]?.to)).toEqual([
      ...['/?due=overdue', '/?due_month=2026-03', '/?due_month=2026-04', undefined, '/?due_month=2026-06'],
      '/?due_month=none',
    ]);
  });

  test('goes over the end of a year, and does not draw years in which nothing is due', () => {
    const due = (month: string) => ({ ...anOverview().due[1]!, due: month });
    expect(names(dueChart(anOverview({ due: [due('2026-11'), due('2027-01'), due('2031-01')] })))).toEqual([
      ...['November 2026', 'December 2026', 'January 2027', 'January 2031'],
    ]);
  });
});

describe('orders by age and status', () => {
  const group = (status: string | null, orders: number) => ({ age: '0-29' as const, status, orders, query: open });

  test('has every age band, and the statuses from the most orders to the fewest', () => {
    const chart = agesChart(anOverview({ ages: [group('Quoted', 3), group(null, 5)] }));
    expect(chart.series.map(({ name }) => name)).toEqual(['No status recorded', 'Quoted']);
    expect(names(chart)).toEqual([
      '0 to 29 days',
      '30 to 89 days',
      '90 to 179 days',
      '180 to 364 days',
      '365 days or more',
    ]);
    expect(valuesOf(chart)[0]).toEqual([5, 3]);
  });

  test('brings rare statuses together, which no one list has', () => {
    const ages = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((status, index) => group(status, 10 - index));
    const chart = agesChart(anOverview({ ages }));
    expect(chart.series.at(-1)?.name).toBe('Other statuses');
    expect(chart.rows[0]?.bars.at(-1)).toEqual({ value: 5 + 4, to: null });
  });
});

describe('coverage', () => {
  test('is by rating and by voltage class, each bar by how well stock serves', () => {
    const byKva = coverageByKva(anOverview());
    expect(names(byKva)).toEqual(['75 kVA', '500 kVA', '1,500 kVA', 'Not recorded']);
    expect(valuesOf(byKva)[1]).toEqual([12, 20, 9, 6]);
    expect(barWords(byKva, byKva.rows[1]!, 2)).toBe('Unit with work, 500 kVA: 9 orders');
    expect(longest(byKva)).toBe(62);
    expect(names(coverageByClass(anOverview()))).toEqual([
      '5 kV class',
      '15 kV class',
      '34.5 kV class',
      'Not recorded',
    ]);
  });

  test('says how many orders are still being judged, and shows them apart', () => {
    const judging = { coverage: 'not judged', orders: 4, query: { ...open, coverage: 'not judged' } } as const;
    const overview = anOverview({ coverageByKva: [{ kva: 75, coverages: [judging] }] });
    expect(stillJudged(overview)).toBe(4);
    expect(coverageByKva(overview).basis).toContain('4 orders still being judged.');
    expect(coverageByKva(overview).series.at(-1)).toEqual({ name: 'Still judging', look: 'unknown' });
    expect(valuesOf(coverageByKva(overview))).toEqual([[null, null, null, null, 4]]);
  });
});

test('margins are in bands of equal width, and what has none is shown after them', () => {
  const chart = marginChart(anOverview());
  expect(names(chart)).toEqual([
    ...['Under 0%', '0% to 10%', '10% to 20%', '20% to 30%', '30% to 40%', '40% or more'],
    ...['Cost not recorded', 'No price'],
  ]);
  expect(chart.basis).toBe(
    '103 open orders that a free unit serves, by the margin of the best one; it is known of 93.',
  );
});

test('stock stands against demand: free units open the inventory, orders the orders', () => {
  const chart = stockChart(anOverview());
  expect(chart.basis).toBe('924 free units and 138 open orders.');
  expect(chart.rows[0]?.bars).toEqual([
    { value: 220, to: '/inventory?kva=75&availability=free' },
    { value: 10, to: '/?kva=75' },
  ]);
  expect(chart.rows[3]?.bars[0]).toEqual({ value: 0, to: null });
  expect(longest(chart)).toBe(611);
});

describe('what to buy or rewind next', () => {
  test('is ranked as the server ranks it, in words', () => {
    expect(unservedRows(anOverview())[0]).toEqual({
      rank: 1,
      cells: ['1,500 kVA', '15 kV class', '480 V', 'Three-phase', '9', '$612,000', '1'],
      to: '/?coverage=none&kva=1500&primary_class=15&secondary_volts=480&phase=3',
    });
  });

  test('says that orders without a price do not count, and what is left out', () => {
    expect(unservedBasis(anOverview())).toBe(
      '16 open orders that no free unit serves, by what they ask for, ranked by value; 1 without a price count as $0. 2 smaller groups not shown.',
    );
  });

  test('is saved with figures as numbers', () => {
    expect(unservedTable(anOverview(), []).rows[0]).toEqual([
      1,
      '1,500 kVA',
      '15 kV class',
      '480 V',
      'Three-phase',
      9,
      612_000,
      1,
    ]);
  });
});

test('a chart is saved with a column for each series and each fact', () => {
  const { columns, rows } = chartTable(dueChart(anOverview()), []);
  expect(columns.map(({ title, kind }) => `${title}: ${kind}`)).toEqual([
    ...['Due: text', 'Value: money', 'Orders: number', 'Without a price: number'],
  ]);
  expect(rows[0]).toEqual(['Overdue', 412_000, '9', '0']);
});
