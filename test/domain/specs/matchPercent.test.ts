import { matchPercent } from '../../../src/domain/specs/matchPercent';

test.each([
  [0.9744, 97],
  [0.975, 98],
  [0.285, 29],
  [0.2849, 28],
  [0.575, 58],
  [0.4, 40],
  [0.0049, 0],
  [0.005, 1],
  [0.9949, 99],
  [1, 100],
  [0, 0],
  [1.2, 100],
  [-0.1, 0],
  [null, null],
])('a score of %p is %p percent', (score, percent) => {
  expect(matchPercent(score)).toBe(percent);
});

test('every score of whole points, 10,000 in all, is rounded as whole numbers are: half a percent up', () => {
  const points = Array.from({ length: 10_001 }, (_, point) => point);
  const wrong = points.filter((point) => matchPercent(point / 10_000) !== Math.floor((point + 50) / 100));
  expect(wrong).toEqual([]);
});
