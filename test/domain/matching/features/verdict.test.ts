import {
  acceptable,
  CAPPED_SCORE,
  EXACT,
  FULL_SCORE,
  GRADES,
  isFailed,
  isServing,
  matchFeatures,
  no,
  NOT_REQUIRED,
  UNKNOWN,
  UNREADABLE,
  weightedFeatures,
  WEIGHTS,
  work,
} from '../../../../src/domain/matching/features/verdict';

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
  ['fluid', 0],
] as const)('%s weighs %p hundredths of the score', (feature, weight) => {
  expect(WEIGHTS[feature]).toBe(weight);
});

test('the weights add up to the whole score', () => {
  expect(Object.values(WEIGHTS).reduce((sum, weight) => sum + weight)).toBe(100);
});

test('every feature stands once: the weighted ones first, then BIL and fluid', () => {
  expect(matchFeatures).toEqual([...weightedFeatures, 'bil', 'fluid']);
  expect(new Set(matchFeatures).size).toBe(10);
  expect(Object.keys(WEIGHTS).sort()).toEqual([...matchFeatures].sort());
});

/** Domain facts: exact 1, acceptable 0.85, needs work 0.5, no and unknown 0; an empty requirement is met. */
test('the grades are those of the domain facts, and an oversized unit earns as much as one that needs work', () => {
  expect(GRADES).toEqual({
    exact: 100,
    notRequired: 100,
    acceptable: 85,
    work: 50,
    oversized: 50,
    no: 0,
    unknown: 0,
  });
});

test('a unit that is exact in everything has the full score, and the cap is 0.40 of it', () => {
  const points = weightedFeatures.reduce((sum, feature) => sum + WEIGHTS[feature] * GRADES.exact, 0);
  expect(points).toBe(FULL_SCORE);
  expect(CAPPED_SCORE / FULL_SCORE).toBe(0.4);
});

test.each([
  ['an exact value', EXACT],
  ['an acceptable value', acceptable('dual')],
  ['a value that is not required', NOT_REQUIRED],
])('%s serves as it stands', (_, evaluation) => {
  expect(isServing(evaluation)).toBe(true);
  expect(isFailed(evaluation)).toBe(false);
});

test.each([
  ['a value that work can change', work('turnPull')],
  ['an oversized unit', { verdict: 'oversized' as const }],
])('%s neither serves as it stands nor has failed', (_, evaluation) => {
  expect(isServing(evaluation)).toBe(false);
  expect(isFailed(evaluation)).toBe(false);
});

test.each([
  ['a value that does not serve', no()],
  ['a value that is not recorded', UNKNOWN],
  ['a value with an unreadable requirement', UNREADABLE],
])('%s has failed', (_, evaluation) => {
  expect(isServing(evaluation)).toBe(false);
  expect(isFailed(evaluation)).toBe(true);
});

test('an evaluation carries its reason or its work', () => {
  expect(no('tooSmall')).toEqual({ verdict: 'no', why: 'tooSmall' });
  expect(acceptable('nextSize')).toEqual({ verdict: 'acceptable', why: 'nextSize' });
  expect(work('fr3Fill')).toEqual({ verdict: 'work', work: 'fr3Fill' });
});
