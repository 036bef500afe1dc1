import fc from 'fast-check';
import { toCents, toDollars } from '../../../src/domain/cost/cents';
import { forAll } from '../builders/forAll';

test.each([
  [0, 0],
  [12.34, 1234],
  [1.005, 101],
  [1.005, 101],
  [-1.005, -101],
  [0.615, 62],
  [0.004, 0],
  [41_250.5, 4_125_050],
])('%p dollars are %p cents, half a cent up also where binary shows it as less', (dollars, cents) => {
  expect(toCents(dollars)).toBe(cents);
});

test('whole cents survive as dollars and back', () => {
  forAll(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
    expect(toCents(toDollars(cents)) + 0).toBe(cents + 0);
  });
});
