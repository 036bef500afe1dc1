import { formatPoints } from '../../../src/domain/format/points';

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
