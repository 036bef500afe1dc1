import { ratesName, type RatesToName } from '../../../src/domain/rates/ratesName';

test.each([
  [null, 'Standard rates'],
  ['2026-11-01', 'Rates of 1 November 2026'],
  ['2028-02-29', 'Rates of 29 February 2028'],
  ['2026-12-31', 'Rates of 31 December 2026'],
])('rates that hold from %p are called %s', (holdsFrom, name) => {
  expect(ratesName({ id: 1, holdsFrom, savedAt: '2026-10-01T12:00:00Z' })).toBe(name);
});

/** 26 November in Phoenix, UTC-7. */
const set = (id: number, savedAt: string | null, holdsFrom = '2026-11-26', sharesDay?: boolean): RatesToName => ({
  ...{ id, holdsFrom, savedAt },
  ...(sharesDay !== undefined && { sharesDay }),
});
const [morning, noon] = [set(1, '2026-11-26T16:20:00Z'), set(2, '2026-11-26T21:05:09Z')];

test('of two sets of one day, each is named with its time in Phoenix', () => {
  expect(ratesName(morning, noon)).toBe('Rates of 26 November 2026, 09:20');
  expect(ratesName(noon, morning)).toBe('Rates of 26 November 2026, 14:05');
  expect(ratesName(set(2, '2026-11-26T21:05:09Z', '2026-11-26', true))).toBe('Rates of 26 November 2026, 14:05');
});

test('beside itself, and beside sets of other days, a set needs no time', () => {
  expect(ratesName(noon, noon, set(3, '2026-11-26T21:05:09Z', '2026-12-01'))).toBe('Rates of 26 November 2026');
});

test('sets saved within a minute are distinguished by seconds', () => {
  expect(ratesName(noon, set(3, '2026-11-26T21:05:41Z'))).toBe('Rates of 26 November 2026, 14:05:09');
});

test('a set that was saved before its day says which day', () => {
  const [first, second] = [set(1, '2026-11-24T21:05:00Z', '2026-12-01'), set(2, '2026-12-01T15:00:00Z', '2026-12-01')];
  expect(ratesName(first, second)).toBe('Rates of 1 December 2026, saved 24 November 2026, 14:05');
  expect(ratesName(second, first)).toBe('Rates of 1 December 2026, 08:00');
});

test('a set without a time shows only its day', () => {
  expect(ratesName(set(1, null), noon)).toBe('Rates of 26 November 2026');
});
