import { day } from '../../../src/contract/typed/day';

test.each(['2026-03-05', '1000-01-01', '2000-02-29', '2024-02-29', '9999-12-31'])('%s is a day', (text) => {
  expect(day.safeParse(text).success).toBe(true);
});

test.each([
  '0000-02-29',
  '0999-12-31',
  '2026-02-29',
  '1900-02-29',
  '2026-04-31',
  '2026-3-5',
  '26-03-05',
  '2026-13-01',
  '',
])('%j is none', (text) => {
  expect(day.safeParse(text).success).toBe(false);
});
