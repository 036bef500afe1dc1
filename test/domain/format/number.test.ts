import {
  formatNumber,
  formatPercentage,
  orNA,
  formatPoints,
  formatKva,
  kvaText,
} from '../../../src/domain/format/number';

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

test.each([
  ['x', 'x'],
  [0, '0'],
  ['  ', 'N/A'],
  [' x ', 'x'],
  [-0.5, '-0.5'],
  ['0', '0'],
  [Number.NaN, 'N/A'],
  [Number.POSITIVE_INFINITY, 'N/A'],
  [undefined, 'N/A'],
  [null, 'N/A'],
])('%p or N/A is %p', (value, expected) => {
  expect(orNA(value)).toBe(expected);
});

test.each([
  [32.5, '32.5 pts'],
  [12.34, '12.3 pts'],
  [0, '0.0 pts'],
  [-0.04, '0.0 pts'],
  [-42.5, '-42.5 pts'],
  [null, 'N/A'],
  [NaN, 'N/A'],
  [-Infinity, 'N/A'],
])('%p is %s', (value, expected) => {
  expect(formatPoints(value)).toBe(expected);
});

test.each([
  [1500, '1,500', '1,500 kVA'],
  ['1500.00', '1,500', '1,500 kVA'],
  ['1,500', '1,500', '1,500 kVA'],
  [112.5, '112.5', '112.5 kVA'],
  [500, '500', '500 kVA'],
  [' 500 kVA ', '500 kVA', '500 kVA'],
  ['', '', 'N/A'],
  [null, '', 'N/A'],
])('a rating of %j reads %j in a column of kVA and %j elsewhere', (value, inColumn, text) => {
  expect(kvaText(value)).toBe(inColumn);
  expect(formatKva(value)).toBe(text);
});
