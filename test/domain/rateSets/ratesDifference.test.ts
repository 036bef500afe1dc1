import { ratesDifference } from '../../../src/domain/rateSets/ratesDifference';
import { DEFAULT_RATES } from '../../../src/domain/rates/rates';
import { someRates } from '../builders/rates';

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
    ['Matching: Weight of phase', '10 of 100', '12 of 100'],
    ['Distance: Reference site', 'Phoenix', 'Austin'],
    ['Distance: Distances between places', '6 rows', '6 rows, 1 of them new or changed'],
  ]);
});
