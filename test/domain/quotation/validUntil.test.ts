import { validUntil } from '../../../src/domain/quotation/validUntil';

test.each([
  ['2026-11-23', 30, '2026-12-23'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2028-02-29', 365, '2029-02-28'],
  ['2026-12-31', 365, '2027-12-31'],
  ['2026-12-31', 1, '2027-01-01'],
  // Over both changes of the clock.
  ['2026-03-08', 1, '2026-03-09'],
  ['2026-11-01', 1, '2026-11-02'],
  ['2026-03-07', 250, '2026-11-12'],
  ['2026-11-23', 0, '2026-11-23'],
])('an offer of %s holds %d days, until %s', (date, days, until) => {
  expect(validUntil(date, days)).toBe(until);
});

test('each day more holds a day longer, and no day is left out or twice, for ten years', () => {
  const days = Array.from({ length: 3_653 }, (_, count) => validUntil('2026-01-01', count));
  // 2028 and 2032 have a leap day.
  expect([new Set(days).size, days.at(-1)]).toEqual([3_653, '2036-01-01']);
  expect([...days].sort()).toEqual(days);
  expect(days.filter((day) => day.endsWith('-02-29'))).toEqual(['2028-02-29', '2032-02-29']);
});
