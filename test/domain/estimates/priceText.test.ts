import fc from 'fast-check';
import { marginIn, priceIn } from '../../../src/domain/estimates/priceText';
import { formatPrice } from '../../../src/domain/format/money';

test.each([
  ['41250.50', 41_250.5],
  ['$41,250.50', 41_250.5],
  [' $ 41,250.5 ', 41_250.5],
  [' 41,250 ', 41_250],
  ['41250.', 41_250],
  ['1,234,567.89', 1_234_567.89],
  ['0.01', 0.01],
  ['100000000', 100_000_000], // The highest.
  ['100,000,000.00', 100_000_000],
])('%j is a price of %d', (text, price) => {
  expect(priceIn(text)).toBe(price);
});

test.each(['', '  ', '$', ' $ '])('%j is no price yet, and none that is wrong', (text) => {
  expect(priceIn(text)).toBeNull();
});

test.each([
  ...['0', '0.00', '0.001', '-5', '+5', '$-5'], // Nothing is sold for nothing.
  ...['100000000.01', '200000000', '1000000000'],
  // Groups of another country, or slips of a key: never read as something else.
  ...['41,25', '41.250,50', '1.234', '4,1250', '1,2345', ',250', '41,', '41 250', "41'250", '1,,000'],
  ...['about 40000', '40k', '4e4', 'Infinity', 'NaN', '0x10', '$$5', '5$', '5 USD', '€5', '41250\0', '４１', '٤١', '.'],
])('%j is refused as a price', (text) => {
  expect(priceIn(text)).toBeUndefined();
});

test('every price to the cent is read as it is written, and typed plainly too', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000_000 }), (cents) => {
      const price = cents / 100;
      expect([priceIn(formatPrice(price)), priceIn(price.toFixed(2)), priceIn(String(price))]).toEqual([
        price,
        price,
        price,
      ]);
    }),
  );
});

test.each([
  ['25', 25],
  ['12.5 %', 12.5],
  [' 12.35% ', 12.35],
  ['30.', 30],
  ['07', 7],
  ['0', 0],
  ['99.99', 99.99],
])('%j is a margin of %d', (text, margin) => {
  expect(marginIn(text)).toBe(margin);
});

test.each(['100', '99.999', '-5', '+5', '', '%', '.5', '12,5', '12.5%%', '25 percent', '1e1', '25\0', '２５'])(
  '%j is refused as a margin',
  (text) => {
    expect(marginIn(text)).toBeUndefined();
  },
);
