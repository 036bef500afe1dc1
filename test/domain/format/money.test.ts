import { formatMoney, formatPrice } from '../../../src/domain/format/money';

test.each([
  [41250, '$41,250'],
  ['41250.00', '$41,250'],
  [0.5, '$1'],
  [-1234.4, '-$1,234'],
  [-0.2, '$0'],
  [0, '$0'],
  [1.5, '$2'],
  [-1.5, '-$2'],
  [999_999.5, '$1,000,000'],
  ['1,250.49', '$1,250'],
  ['', 'N/A'],
  [undefined, 'N/A'],
  [Number.POSITIVE_INFINITY, 'N/A'],
  [null, 'N/A'],
  [Number.NaN, 'N/A'],
  ['free', 'N/A'],
])('money %p is %p', (value, expected) => {
  expect(formatMoney(value)).toBe(expected);
});

test.each([
  [41250.5, '$41,250.50'],
  ['41250.50', '$41,250.50'],
  [41250, '$41,250'],
  ['41250.00', '$41,250'],
  [41250.004, '$41,250'],
  [0.05, '$0.05'],
  [-1234.5, '-$1,234.50'],
  [1_000_000.99, '$1,000,000.99'],
  [null, 'N/A'],
  ['', 'N/A'],
])('the price %p is %p', (value, expected) => {
  expect(formatPrice(value)).toBe(expected);
});
