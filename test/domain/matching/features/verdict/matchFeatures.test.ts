import fc from 'fast-check';
import type { WeightId } from '../../../../../src/contract/rates/rates';
import {
  CAPPED_SCORE,
  decisiveFeatures,
  FULL_SCORE,
  GRADES,
  matchFeatures,
  weightedFeatures,
  weightOf,
} from '../../../../../src/domain/matching/features/verdict/matchFeatures';
import { scorePoints, totalsOf } from '../../../../../src/domain/matching/ranking/totals';
import { otherRates, someRates } from '../../../builders/rates';

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

/** Domain facts: exact 1, acceptable 0.85, needs work 0.5, does not fit and not recorded 0; an empty requirement is met. */
test('the grades are those of the domain facts', () => {
  expect(GRADES).toEqual({
    exact: 100,
    'not required': 100,
    acceptable: 85,
    'needs work': 50,
    'does not fit': 0,
    'not recorded': 0,
  });
});

test('a unit that is exact in everything has the full score, and the cap is 0.40 of it', () => {
  const points = weightedFeatures.reduce((sum, feature) => sum + weightOf(feature) * GRADES.exact, 0);
  expect(points).toBe(FULL_SCORE);
  expect(CAPPED_SCORE / FULL_SCORE).toBe(0.4);
});

const RATES: readonly (readonly [(typeof weightedFeatures)[number], WeightId])[] = [
  ['phase_match', 'weightPhase'],
  ['power_rating_match', 'weightKva'],
  ['primary_voltage_match', 'weightPrimaryVoltage'],
  ['secondary_voltage_match', 'weightSecondaryVoltage'],
  ['taps_match', 'weightTaps'],
  ['bushing_config_match', 'weightBushings'],
  ['fusing_match', 'weightFusing'],
  ['order_type_match', 'weightOrderType'],
];

test.each(RATES)('%s weighs what the rates say in %s, and no other feature does', (feature, id) => {
  const [before, after] = [someRates(), someRates({ [id]: 63 })].map((rates) =>
    Object.fromEntries(matchFeatures.map((each) => [each, weightOf(each, rates)])),
  );
  expect(after).toEqual({ ...before, [feature]: 63 });
  expect(weightOf(feature, someRates({ [id]: 0 }))).toBe(0);
});

test.each([
  ['exact', 10_000],
  ['not required', 10_000],
  ['acceptable', 8_500],
  ['needs work', 5_000],
  ['does not fit', 0],
  ['not recorded', 0],
] as const)(
  'a unit of which every feature is %s has %p points, by any rates: weights add up to 100',
  (verdict, points) => {
    const evaluations = Object.fromEntries(matchFeatures.map((feature) => [feature, { verdict }]));
    fc.assert(
      fc.property(otherRates, (rates) => {
        expect(totalsOf(evaluations, rates).points).toBe(points);
      }),
    );
  },
);

test('a unit of all verdicts has the points of each by its weight, and loses what is above the cap if it cannot serve', () => {
  const evaluations = {
    phase_match: { verdict: 'exact' },
    power_rating_match: { verdict: 'acceptable' },
    primary_voltage_match: { verdict: 'needs work', work: 'turnPull' },
    secondary_voltage_match: { verdict: 'exact' },
    taps_match: { verdict: 'does not fit' },
    bushing_config_match: { verdict: 'acceptable' },
    fusing_match: { verdict: 'not recorded' },
    order_type_match: { verdict: 'not required' },
  } as const;
  // 1,000 + 1,700 + 1,000 + 2,000 + 0 + 850 + 0 + 500.
  expect(scorePoints(totalsOf(evaluations))).toBe(7_050);
  const failing = { ...evaluations, bil: { verdict: 'does not fit' } } as const;
  expect(totalsOf(failing)).toMatchObject({ points: 7_050, canServe: false, gaps: 4, openGaps: 3 });
  expect(scorePoints(totalsOf(failing))).toBe(4_000);
});

test('texts list the weighted features in one order: phase and rating, voltages and taps, bushings, fusing, order type', () => {
  expect(weightedFeatures).toEqual(RATES.map(([feature]) => feature));
});
