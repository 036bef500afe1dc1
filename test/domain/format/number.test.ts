import { formatNumber, formatPercentage } from '../../../src/domain/format/number';

test.each([
  [32.456, '32.5%'],
  [0, '0.0%'],
  [-17.5, '-17.5%'],
  [-0.01, '0.0%'],
  ['12.34', '12.3%'],
  [99.96, '100.0%'],
  [1234.5, '1,234.5%'],
  ['a third', 'N/A'],
  [null, 'N/A'],
  [Number.NEGATIVE_INFINITY, 'N/A'],
])('percentage %p is %p', (value, expected) => {
  expect(formatPercentage(value)).toBe(expected);
});

test.each([
  [12470, '12,470'],
  ['112.50', '112.5'],
  [0, '0'],
  [-1500.5, '-1,500.5'],
  [0.126, '0.13'],
  ['12,470', '12,470'],
  ['', 'N/A'],
  [undefined, 'N/A'],
  ['a', 'N/A'],
])('number %p is %p', (value, expected) => {
  expect(formatNumber(value)).toBe(expected);
});
