import { ratesName } from '../../../src/domain/rates/ratesName';

test.each([
  [null, 'Standard rates'],
  ['2026-11-01', 'Rates of 1 November 2026'],
  ['2028-02-29', 'Rates of 29 February 2028'],
  ['2026-12-31', 'Rates of 31 December 2026'],
])('rates that hold from %p are called %s', (holdsFrom, name) => {
  expect(ratesName({ holdsFrom })).toBe(name);
});
