import { isPrice, salePriceOf } from '../../../src/domain/cost/salePrice';

test.each([
  // given with the unit, the order's, the unit's list price
  [41_250.5, 41_250.5, 27_250, 41_250.5, 'order'],
  [27_250, null, 27_250, 27_250, 'list'],
  [27_250, 41_250.5, 27_250, 27_250, 'list'],
  [40_000, 41_250, 27_250, 40_000, 'unit'],
  [40_000, 40_000, 40_000, 40_000, 'order'],
  [0.01, 41_250, null, 0.01, 'unit'],
  [0, 41_250, 27_250, 41_250, 'order'],
  [-5, 41_250, 27_250, 41_250, 'order'],
  [null, 41_250, 27_250, 41_250, 'order'],
  [null, 0, 27_250, 27_250, 'list'],
  [null, null, 27_250, 27_250, 'list'],
  [40_000, null, null, 40_000, 'unit'],
])('of a unit given at %p, for an order at %p, listed at %p, the price is %p from the %s', (...given) => {
  const [m_price, ofOrder, list_price, dollars, origin] = given;
  expect(salePriceOf({ m_price, list_price }, ofOrder)).toEqual({ dollars, origin });
});

test('the price that the order was won at comes before all others', () => {
  expect(salePriceOf({ m_price: 41_250, list_price: 27_250 }, { won: 48_000.5 })).toEqual({
    ...{ dollars: 48_000.5, origin: 'won' },
  });
  expect(salePriceOf({ m_price: null, list_price: null }, { won: 0.01 })).toEqual({ dollars: 0.01, origin: 'won' });
});

test.each([
  [null, null, null],
  [0, 0, 0],
  [-1, null, -1],
])('without a price above 0 there is no price: given %p, order %p, list %p', (m_price, ofOrder, list_price) => {
  expect(salePriceOf({ m_price, list_price }, ofOrder)).toBeNull();
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
