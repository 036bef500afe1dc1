import { measureOf, sortValueOf } from '../../../src/domain/comparison/rowValues';
import { allCosts } from '../../../src/domain/cost/comparison/estimate';
import { tableColumns } from '../../../src/domain/comparison/sortUnits';
import { aListedUnit, fullyPriced, needing } from '../builders/listedUnits';

const rowOf = (fields: Record<string, unknown>, requirement = {}, orderPrice: number | null = 40_000) => {
  const { unit, estimate, freight, delivery } = aListedUnit(fields, {}, orderPrice);
  return { unit, estimate, freight, order: { requirement, customerLocation: delivery } };
};
const every = <K extends string, V>(
  values: Readonly<Record<K, (row: ReturnType<typeof rowOf>) => V>>,
  row: ReturnType<typeof rowOf>,
) =>
  Object.fromEntries(Object.entries<(row: ReturnType<typeof rowOf>) => V>(values).map(([name, of]) => [name, of(row)]));

test.each([
  [20_000.1, 4_000.2, 24_000.3],
  [0.1, 0.2, 0.3],
  [0, 0, 0],
  [null, 4_000, null],
])('a total cost of %p and labor of %p are all costs of %p, to the cent', (totalCost, labor, costs) => {
  expect(allCosts({ totalCost, labor })).toBe(costs);
});

/** 40,000 less 21,500.50 and 4,000 is 14,499.50, 36.24875 %. Work: 3,000, 1,500 and 4,000. */
test('a filter compares the figures of a row as they are shown', () => {
  const unit = { ...fullyPriced, kva_rating: '1,500', secondary_voltage: '480Y/277' };
  expect(every(measureOf, rowOf(unit))).toEqual({
    ...{ kva: 1500, primary: 34_500, secondary: 480, match: 97, distance: 1040 },
    ...{ margin: 36.2, marginDollars: 14_499.5, price: 40_000, cost: 25_500.5, work: 8_500 },
  });
});

test('of a unit that says nothing, a filter has nothing to compare but that it needs no work', () => {
  expect(every(measureOf, rowOf({}, {}, null))).toEqual({
    ...{ kva: null, primary: null, secondary: null, match: null, distance: null },
    ...{ margin: null, marginDollars: null, price: null, cost: null, work: 0 },
  });
});

test.each([
  ['4160GrdY/2400 x 12470GrdY/7200', 12_470],
  ['24940GrdY/14400 x 12470GrdY/7200', 24_940],
  ['12.47 kV', 12_470],
  [480, 480],
  ['worn off', null],
  [null, null],
])('a voltage of %j counts as %p V, the highest of its windings', (voltage, volts) => {
  const row = rowOf({ primary_voltage: voltage, secondary_voltage: voltage });
  expect([measureOf.primary(row), measureOf.secondary(row)]).toEqual([volts, volts]);
});

test('without a price there is no margin share', () => {
  const row = rowOf({ jcm_total_cost: 10_000 }, {}, null);
  expect(row.estimate.marginPercentage).toBe(0);
  expect(measureOf.margin(row)).toBeNull();
});

test('with unrecorded work the margin is an upper bound and the costs a lower bound', () => {
  // 40,000 less 10,000 is 30,000, 75 %; the re-tank comes on top of the 10,000.
  const row = rowOf({ ...needing({ reTank: null }), jcm_total_cost: 10_000 });
  expect([measureOf.margin(row), measureOf.marginDollars(row), measureOf.cost(row)]).toEqual([
    { atMost: 75 },
    { atMost: 30_000 },
    { atLeast: 10_000 },
  ]);
  expect([sortValueOf.margin(row), sortValueOf.cost(row)]).toEqual([75, 10_000]);
});

test('filters use the margin as shown, 29.99 % is below 30 %; sorting uses the exact margin', () => {
  // 40,000 less 28,004 and less 28,008.
  const [near, lower] = [28_004, 28_008].map((jcm_total_cost) => rowOf({ jcm_total_cost }));
  expect([near!, lower!].map(measureOf.margin)).toEqual([29.9, 29.9]);
  expect([near!, lower!].map(sortValueOf.margin)).toEqual([29.99, 29.98]);
});

test.each([
  [{}, 0, 0],
  [{ fr3: 3_000, reTank: 4_000.5 }, 7_000.5, 7_000.5],
  [{ rewind: 0 }, null, 0],
  [{ rewind: 900 }, 900, 900],
  [{ reTank: null }, null, 0],
  [{ fr3: 3_000, turnPull: 0 }, null, 3_000],
])(
  'work that costs %j is filtered by %p and sorted by %p: of unknown cost, it is never as good as none',
  (works, filtered, sorted) => {
    const row = rowOf(needing(works));
    expect(measureOf.work(row)).toBe(filtered);
    expect(sortValueOf.work(row)).toBe(sorted);
  },
);

test('a row is sorted by its texts as they are shown and by its figures as they are', () => {
  const unit = { ...fullyPriced, serial: 7, match_score: 0.9746, fusing_description: ' Bay-O-Net ', taps: '' };
  expect(every(sortValueOf, rowOf(unit, { kva_rating: 545 }))).toMatchObject({
    ...{ serial: '7', kvaRating: 545, primaryVoltage: 34_500, secondaryVoltage: null, fusing: 'Bay-O-Net' },
    ...{ bushConfiguration: null, taps: null, match: 0.9746, gap: 0, work: 8_500, cost: 25_500.5 },
    ...{ price: 40_000, distance: 1040 },
  });
});

test('the worst gap of a row sorts from none over what work closes, not recorded and of unknown cost to what decides', () => {
  const judged = (verdict: string, feature = 'tank', works = {}) =>
    sortValueOf.gap(rowOf({ ...needing(works), score_details: [{ feature, verdict }] }));
  const gaps = [
    judged('exact'),
    judged('needs work', 'tank', { reTank: 800 }),
    judged('needs work', 'tank', { reTank: 9_000 }),
    judged('not recorded'),
    judged('needs work', 'tank', { reTank: null }),
    judged('does not fit', 'fusing_match'),
    judged('does not fit', 'bil'),
  ];
  expect(gaps).toEqual(gaps.map(Number).toSorted((a, b) => a - b));
  expect(new Set(gaps).size).toBe(gaps.length);
});

test('every column of the table but the reservation has a value to sort by', () => {
  expect(new Set([...Object.keys(sortValueOf), 'reserve'])).toEqual(new Set(tableColumns));
});

test('a row is sorted by what freight leaves of its margin in percent', () => {
  // 14,499.50 less 2,499.50 is 12,000 of 40,000.
  const freight = { kind: 'known', dollars: 2_499.5, miles: 1_040, pounds: 8_200, hasPermit: false } as const;
  expect(sortValueOf.afterFreight({ ...rowOf(fullyPriced), freight })).toBe(30);
  expect(
    sortValueOf.afterFreight({ ...rowOf(fullyPriced), freight: { kind: 'not known', missing: 'weight' } }),
  ).toBeNull();
  expect(sortValueOf.afterFreight(rowOf(fullyPriced))).toBeNull();
});
