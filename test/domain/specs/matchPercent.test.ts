import { matchPercent } from '../../../src/domain/specs/matchPercent';

test.each([
  [0.9744, 97],
  [0.975, 98],
  [1, 100],
  [0, 0],
  [1.2, 100],
  [-0.1, 0],
  [null, null],
])('a score of %p is %p percent', (score, percent) => {
  expect(matchPercent(score)).toBe(percent);
});
