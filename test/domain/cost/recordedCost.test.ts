import { recordedCost } from '../../../src/domain/cost/recordedCost';

test.each([
  ['turnPull', 2_300, 2_300],
  ['turnPull', 0, null],
  ['turnPull', -1, null],
  ['turnPull', null, null],
  ['rewind', 1_200, 1_200],
  ['rewind', 0, 0],
  ['rewind', -1, null],
  ['rewind', null, null],
] as const)('of the work %s, %p dollars are recorded as %p', (work, dollars, expected) => {
  expect(recordedCost(work, dollars)).toBe(expected);
});
