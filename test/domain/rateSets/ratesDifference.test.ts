import fc from 'fast-check';
import { ratesDifference } from '../../../src/domain/rateSets/ratesDifference';
import { DEFAULT_RATES, type Rates } from '../../../src/domain/rates/rates';
import { otherRates, someRates } from '../builders/rates';

test('equal rates do not differ, in whatever order the distances stand', () => {
  expect(ratesDifference(DEFAULT_RATES, someRates({ distances: [...DEFAULT_RATES.distances].reverse() }))).toEqual([]);
});

test('each rate that differs is told with its unit of measure, in the order of the screen', () => {
  const after = someRates({
    weightPhase: 12,
    referenceSite: 'Austin',
    distances: [...DEFAULT_RATES.distances.slice(1), { from: 'Phoenix', to: 'Austin', miles: 1010 }],
    addOnFr3: 12.5,
    priceTurnPull: 2_300,
    profitPoints: 15,
  });
  expect(ratesDifference(DEFAULT_RATES, after).map(({ label, before, after: now }) => [label, before, now])).toEqual([
    ['Add-ons: FR3', '15%', '12.5%'],
    ['Prices: Turn pull', 'none', '$2,300'],
    ['Margin: Profit below margin', '17.5 points', '15 points'],
    ['Matching: Weight of phase', '8 points', '12 points'],
    ['Distance: Reference site', 'Phoenix', 'Austin'],
    ['Distance: Distances between places', '6 rows', '6 rows, 1 of them new or changed'],
  ]);
});

const table = (...miles: number[]) => miles.map((each, at) => ({ from: 'Phoenix', to: `Town ${at}`, miles: each }));

test.each([
  ['a row goes', table(1, 2, 3), table(1, 2), '3 rows', '2 rows, 0 of them new or changed'],
  ['all rows go', table(1), [], '1 row', '0 rows, 0 of them new or changed'],
  ['the first row comes', [], table(1), '0 rows', '1 row, 1 of them new or changed'],
  ['a distance changes', table(1, 2), table(1, 3), '2 rows', '2 rows, 1 of them new or changed'],
  ['one goes and two come', table(1, 2), table(7, 2, 3), '2 rows', '3 rows, 2 of them new or changed'],
])('where %s, the table is told by its rows', (_, had, has, before, after) => {
  expect(ratesDifference(someRates({ distances: had }), someRates({ distances: has }))).toEqual([
    { id: 'distances', label: 'Distance: Distances between places', before, after },
  ]);
});

test('a price that comes and one that goes are told, and a reference site by its letters', () => {
  const before = someRates({ priceTurnPull: 0.01, referenceSite: 'Phoenix' });
  const after = someRates({ priceReTank: 8_000.5, referenceSite: 'Phoenix, AZ' });
  expect(ratesDifference(before, after).map(({ id, before: had, after: has }) => [id, had, has])).toEqual([
    ['priceTurnPull', '$0.01', 'none'],
    ['priceReTank', 'none', '$8,000.50'],
    ['referenceSite', 'Phoenix', 'Phoenix, AZ'],
  ]);
});

test('exactly the rates that differ are told, and back again with before and after exchanged', () => {
  fc.assert(
    fc.property(otherRates, otherRates, (a, b) => {
      const told = ratesDifference(a, b);
      const names = Object.entries(a).flatMap(([name, value]) => (value === b[name as keyof Rates] ? [] : [name]));
      expect(told.map(({ id }) => id).sort()).toEqual(names.sort());
      const back = ratesDifference(b, a).map(({ before, after, ...rest }) => ({
        ...rest,
        before: after,
        after: before,
      }));
      expect(back).toEqual(told);
    }),
  );
});
