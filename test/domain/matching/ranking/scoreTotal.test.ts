import fc from 'fast-check';
import type { FeatureVerdict } from '../../../../src/contract/unit/unit';
import { scoreTotal } from '../../../../src/domain/matching/ranking/scoreTotal';
import { scoreUnit } from '../../../../src/domain/matching/ranking/scoreUnit';
import { candidates, requirements, serials } from '../../builders/arbitraries';
import { aCandidate, aRequirement } from '../../builders/units';

const detail = (points: number | null, fields: Partial<FeatureVerdict> = {}): FeatureVerdict => ({
  feature: 'paint',
  required: null,
  actual: null,
  verdict: 'exact',
  weight: 0.5,
  points,
  note: null,
  ...fields,
});
const totalOf = (...scored: Parameters<typeof scoreUnit>) => {
  const { score, features } = scoreUnit(...scored);
  return scoreTotal(features, score);
};

test.each([
  ['the points make the score', [0.5, 0.474], 0.974, 'sum'],
  ['float dust is no difference', [0.1, 0.2], 0.3, 'sum'],
  ['the server gives less than the points', [0.5, 0.4], 0.8, 'given'],
  ['the server gives more than the points', [0.1], 0.8, 'given'],
  ['the server holds its score at 40, by rules of its own', [0.5, 0.4], 0.4, 'given'],
  ['some points are missing', [0.5, null], 0.5, 'given'],
  ['no score is given', [0.5], null, 'given'],
] as const)('%s', (_, points, score, expected) => {
  const details = points.map((each) => detail(each));
  expect(scoreTotal(details, score)).toBe(expected);
});

test('a unit that serves exactly scores the sum of its points', () => {
  expect(totalOf(aRequirement(), aCandidate())).toBe('sum');
});

test.each([
  ['phase', { phase: 1 }],
  ['kVA', { kva: 300 }],
  ['winding material, which has no points of its own,', { windingMaterial: 'Aluminum' }],
  ['primary voltage', { primaryVoltage: '34500GrdY/19920' }],
  ['BIL, which has no points of its own,', { bilKv: 60 }],
])('where %s fails, the score is held below the sum', (_, fields) => {
  expect(totalOf(aRequirement(), aCandidate(fields))).toBe('held');
});

test('no unit of ours has a score that its points do not explain', () => {
  fc.assert(
    fc.property(requirements, candidates(serials), (requirement, unit) => {
      const { score, features } = scoreUnit(requirement, unit);
      const sum = features.reduce((points, each) => points + each.points, 0);
      const isHeld = Math.round(sum * 10_000) > Math.round(score * 10_000);
      expect(scoreTotal(features, score)).toBe(isHeld ? 'held' : 'sum');
    }),
  );
});

describe('a score of 40', () => {
  const { features } = scoreUnit(aRequirement(), aCandidate({ phase: 1 }));

  test('a score of 40 is held where the features have our weights and earn more', () => {
    expect(scoreTotal(features, 0.4)).toBe('held');
  });

  test.each([
    ['another score', features, 0.41],
    ['one feature less', features.slice(1), 0.4],
    ['a weight of another server', features.map((each, index) => (index === 1 ? { ...each, weight: 0.3 } : each)), 0.4],
    [
      'a feature of another server',
      features.map((each, index) => (index === 1 ? { ...each, feature: 'x' } : each)),
      0.4,
    ],
    ['no weights', features.map((each) => ({ ...each, weight: null })), 0.4],
    ['points that do not exceed it', features.map((each) => ({ ...each, points: 0 })), 0.4],
  ])('a score with %s is as it was given', (_, details, score) => {
    expect(scoreTotal(details, score)).toBe('given');
  });
});
