import { rewindCents } from '../../../src/domain/cost/rewindRate';
import { someRates } from '../builders/rates';

const rates = someRates({ rewindPerKva5: 10, rewindPerKva15: 12.5, rewindPerKva25: 16, rewindPerKva35: 20.25 });

test.each([
  [480, 500, 500_000],
  [5_000, 500, 500_000],
  [5_001, 500, 625_000],
  [15_000, 112.5, 140_625],
  [15_001, 1_000, 1_600_000],
  [25_000, 1_000, 1_600_000],
  [25_001, 1_000, 2_025_000],
  [34_500, 1_000, 2_025_000],
])('a rewind at %d V of %d kVA costs %d cents', (volts, kva, cents) => {
  expect(rewindCents(rates, volts, kva)).toBe(cents);
});

test('above 34.5 kV there is no rate', () => {
  expect(rewindCents(rates, 34_501, 1_000)).toBeNull();
});

test.each([
  [null, 1_000],
  [12_470, null],
])('without voltage or kVA (%j, %j) the cost is not known', (volts, kva) => {
  expect(rewindCents(rates, volts, kva)).toBeNull();
});

test('an empty rate of one class is no rate of another', () => {
  const some = someRates({ rewindPerKva15: 12.5 });
  expect(rewindCents(some, 12_470, 1_000)).toBe(1_250_000);
  expect(rewindCents(some, 4_160, 1_000)).toBeNull();
});

test('half a cent is rounded up', () => {
  // 12.33 × 112.5 = 1,387.125.
  expect(rewindCents(someRates({ rewindPerKva15: 12.33 }), 12_470, 112.5)).toBe(138_713);
});
