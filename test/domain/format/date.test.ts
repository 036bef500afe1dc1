import { formatDate, formatDateTime } from '../../../src/domain/format/date';

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
