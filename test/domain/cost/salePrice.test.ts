import { isPrice, salePriceOf } from '../../../src/domain/cost/salePrice';

test.each([
  [40_000, 41_250, 40_000],
  [0.01, 41_250, 0.01],
  [0, 41_250, 41_250],
  [-5, 41_250, 41_250],
  [null, 41_250, 41_250],
  [40_000, null, 40_000],
  [null, 0, 0],
  [0, null, null],
  [null, null, null],
])('of a unit priced %p and an order priced %p, %p counts', (own, ofOrder, counts) => {
  expect(salePriceOf(own, ofOrder)).toBe(counts);
});

test.each([
  [0.01, true],
  [0, false],
  [-1, false],
  [Number.NaN, false],
  [null, false],
])('whether %p is a price to count from: %p', (price, expected) => {
  expect(isPrice(price)).toBe(expected);
});
