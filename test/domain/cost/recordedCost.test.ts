import { recordedCost } from '../../../src/domain/cost/recordedCost';

test.each([
  [2_300, 2_300],
  [0.01, 0.01],
  [0, null],
  [-1, null],
  [null, null],
])('of work, %p dollars are recorded as %p', (dollars, expected) => {
  expect(recordedCost(dollars)).toBe(expected);
});
