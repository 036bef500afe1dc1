import { formatDate, formatDateTime } from '../../../src/domain/format/date';
import { initials } from '../../../src/domain/format/initials';
import { formatMoney } from '../../../src/domain/format/money';
import { formatNumber, formatPercentage } from '../../../src/domain/format/number';
import { orNA } from '../../../src/domain/format/orNA';
import { truncate } from '../../../src/domain/format/truncate';

describe('formatDate', () => {
  test.each([
    ['2026-03-05', '5 March 2026'],
    [' 2026-12-31 ', '31 December 2026'],
    ['2024-02-29', '29 February 2024'],
    ['2026-02-29', 'N/A'],
    ['2026-02-30T10:00:00Z', 'N/A'],
    ['2026-13-01', 'N/A'],
    ['5', 'N/A'],
    ['yesterday', 'N/A'],
    ['', 'N/A'],
    [null, 'N/A'],
    [undefined, 'N/A'],
  ])('%p is shown as %p', (date, expected) => {
    expect(formatDate(date)).toBe(expected);
  });

  test('a calendar date is the same day everywhere, a moment is not', () => {
    expect(formatDate('2026-03-05', 'Pacific/Honolulu')).toBe('5 March 2026');
    expect(formatDate('2026-03-05T02:00:00Z', 'Pacific/Honolulu')).toBe('4 March 2026');
    expect(formatDate('2026-03-05T23:30:00-07:00', 'America/Phoenix')).toBe('5 March 2026');
  });
});

test.each([
  ['2026-03-05T16:05:00Z', 'America/Phoenix', '5 March 2026, 09:05'],
  ['2026-03-05T16:05:00.123456+00:00', 'UTC', '5 March 2026, 16:05'],
  ['2026-03-05T07:00:00Z', 'America/Phoenix', '5 March 2026, 00:00'],
  ['never', 'UTC', 'N/A'],
  [null, 'UTC', 'N/A'],
])('%p in %p is %p', (date, zone, expected) => {
  expect(formatDateTime(date, zone)).toBe(expected);
});

test.each([
  [41250, '$41,250'],
  ['41250.00', '$41,250'],
  [0.5, '$1'],
  [-1234.4, '-$1,234'],
  [-0.2, '$0'],
  [0, '$0'],
  [null, 'N/A'],
  [Number.NaN, 'N/A'],
  ['free', 'N/A'],
])('money %p is %p', (value, expected) => {
  expect(formatMoney(value)).toBe(expected);
});

test.each([
  [32.456, '32.5%'],
  [0, '0.0%'],
  [-17.5, '-17.5%'],
  [-0.01, '0.0%'],
  [null, 'N/A'],
  [Number.NEGATIVE_INFINITY, 'N/A'],
])('percentage %p is %p', (value, expected) => {
  expect(formatPercentage(value)).toBe(expected);
});

test.each([
  [12470, '12,470'],
  ['112.50', '112.5'],
  ['a', 'N/A'],
])('number %p is %p', (value, expected) => {
  expect(formatNumber(value)).toBe(expected);
});

test.each([
  ['x', 'x'],
  [0, '0'],
  ['  ', 'N/A'],
  [null, 'N/A'],
])('%p or N/A is %p', (value, expected) => {
  expect(orNA(value)).toBe(expected);
});

test.each([
  ['Ana Maria Ruiz', 'AR'],
  ['  sales ', 'S'],
  ['', ''],
  [null, ''],
  ['élan vital', 'ÉV'],
  ['𝒜da 𝓛ove', '𝒜𝓛'],
])('initials of %p are %p', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test.each([
  ['short', 5, 'short'],
  ['longer', 5, 'longe…'],
  ['two words', 4, 'two…'],
  ['😀😀😀', 2, '😀😀…'],
])('%p cut at %p is %p', (text, length, expected) => {
  expect(truncate(text, length)).toBe(expected);
});
