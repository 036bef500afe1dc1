import fc from 'fast-check';
import { formatMoney, formatPrice, formatMargin } from '../../../src/domain/format/money';
import { forAll } from '../builders/forAll';

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

test.each([
  [30, '30.0%'],
  [30.04, '30.0%'],
  [29.99, '29.9%'],
  [29.9999999, '29.9%'],
  [29.96, '29.9%'],
  [29.94, '29.9%'],
  [29.84, '29.8%'],
  [61.46, '61.5%'],
  // Halves go away from zero, also where binary has them as less.
  [12.35, '12.4%'],
  [12.25, '12.3%'],
  [1.005 * 100 + 0.05, '100.6%'],
  [-12.35, '-12.4%'],
  [0, '0.0%'],
  [0.02, '0.0%'],
  [-0.02, '-0.1%'],
  [-0.06, '-0.1%'],
  [-25, '-25.0%'],
  [null, 'N/A'],
])('a margin of %p percent is %p', (percent, expected) => {
  expect(formatMargin(percent)).toBe(expected);
});

test('another threshold has its own sides', () => {
  expect(formatMargin(19.98, 20)).toBe('19.9%');
  expect(formatMargin(29.98, 20)).toBe('30.0%');
});

test('a formatted margin stays on its side of 30 and of 0, and at most 0.1 away', () => {
  const near = fc.oneof(
    fc.double({ min: 29.5, max: 30.5, noNaN: true }),
    fc.double({ min: -0.5, max: 0.5, noNaN: true }),
    fc.double({ min: -100, max: 100, noNaN: true }),
  );
  forAll(near, (percent) => {
    const written = Number(formatMargin(percent).replace('%', ''));
    expect(written >= 30).toBe(percent >= 30);
    expect(written >= 0).toBe(percent >= 0);
    expect(Math.abs(written - percent)).toBeLessThanOrEqual(0.1 + 1e-9);
  });
});
