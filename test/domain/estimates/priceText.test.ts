import { marginIn, priceIn } from '../../../src/domain/estimates/priceText';

test.each([
  ['41250.50', 41_250.5],
  ['$41,250.50', 41_250.5],
  [' 41,250 ', 41_250],
  ['', null],
  ['0', undefined],
  ['41,25', undefined],
  ['1.234', undefined],
  ['200000000', undefined],
  ['about 40000', undefined],
])('%j as a price is %p', (text, price) => {
  expect(priceIn(text)).toBe(price);
});

test.each([
  ['25', 25],
  ['12.5 %', 12.5],
  ['0', 0],
  ['100', undefined],
  ['-5', undefined],
  ['', undefined],
])('%j as a margin is %p', (text, margin) => {
  expect(marginIn(text)).toBe(margin);
});
