import {
  CAPPED_SCORE,
  decisiveFeatures,
  FULL_SCORE,
  GRADES,
  matchFeatures,
  weightedFeatures,
  weightOf,
} from '../../../../../src/domain/matching/features/verdict/matchFeatures';

/** Domain facts: weights of the eight features, in hundredths. */
test.each([
  ['power_rating_match', 20],
  ['primary_voltage_match', 20],
  ['secondary_voltage_match', 20],
  ['phase_match', 10],
  ['bushing_config_match', 10],
  ['fusing_match', 8],
  ['taps_match', 7],
  ['order_type_match', 5],
  ['bil', 0],
  ['winding', 0],
  ['impedance', 0],
  ['secondary_bushings', 0],
  ['fluid', 0],
  ['cabinet', 0],
  ['tank', 0],
] as const)('%s weighs %p hundredths of the score', (feature, weight) => {
  expect(weightOf(feature)).toBe(weight);
});

test('every feature stands once, the weighted ones first', () => {
  expect(matchFeatures.slice(0, 8)).toEqual(weightedFeatures);
  expect(new Set(matchFeatures).size).toBe(15);
});

test('six features decide whether a unit can serve at all', () => {
  expect([...decisiveFeatures].sort()).toEqual([
    'bil',
    'phase_match',
    'power_rating_match',
    'primary_voltage_match',
    'secondary_voltage_match',
    'winding',
  ]);
});

/** Domain facts: exact 1, acceptable 0.85, needs work 0.5, does not serve and not recorded 0; an empty requirement is met. */
test('the grades are those of the domain facts', () => {
  expect(GRADES).toEqual({
    exact: 100,
    'not required': 100,
    acceptable: 85,
    'needs work': 50,
    'does not serve': 0,
    'not recorded': 0,
  });
});

test('a unit that is exact in everything has the full score, and the cap is 0.40 of it', () => {
  const points = weightedFeatures.reduce((sum, feature) => sum + weightOf(feature) * GRADES.exact, 0);
  expect(points).toBe(FULL_SCORE);
  expect(CAPPED_SCORE / FULL_SCORE).toBe(0.4);
});
