import type { WeightId } from '../../../../src/contract/rates/rates';
import { verdicts } from '../../../../src/contract/units/unit';
import {
  criticalFeatures,
  GRADES,
  matchFeatures,
  weightOf,
  type MatchFeature,
} from '../../../../src/domain/matching/features/matchFeatures';
import { someRates } from '../../builders/rates';

/** Domain facts, fit class: what each feature weighs. */
test.each([
  ['power_rating_match', 18],
  ['primary_voltage_match', 16],
  ['secondary_voltage_match', 16],
  ['phase_match', 8],
  ['connection', 4],
  ['bushing_config_match', 9],
  ['bushing_rating', 2],
  ['fusing_match', 7],
  ['taps_match', 6],
  ['order_type_match', 4],
  ['fluid', 4],
  ['bil', 2],
  ['winding', 2],
  ['secondary_bushings', 2],
  ['impedance', 1],
  ['unit_type', 1],
  ['cabinet', 1],
  ['tank', 1],
] as const)('%s weighs %p', (feature, weight) => {
  expect(weightOf(feature)).toBe(weight);
});

test('texts list the features in one order, each once', () => {
  expect(matchFeatures).toEqual([
    ...['phase_match', 'power_rating_match', 'connection', 'primary_voltage_match', 'secondary_voltage_match'],
    ...['taps_match', 'bushing_config_match', 'bushing_rating', 'fusing_match', 'order_type_match', 'bil'],
    ...['winding', 'impedance', 'secondary_bushings', 'fluid', 'unit_type', 'cabinet', 'tank'],
  ]);
});

test('seven features are critical', () => {
  expect([...criticalFeatures].sort()).toEqual([
    ...['bil', 'connection', 'phase_match', 'power_rating_match', 'primary_voltage_match'],
    ...['secondary_voltage_match', 'winding'],
  ]);
});

/** Domain facts, fit class: exact 1, acceptable 0.85, oversized and needs work 0.5, else 0. */
test('the grades are those of the domain facts, one for each verdict', () => {
  expect(GRADES).toEqual({
    ...{ exact: 100, acceptable: 85, oversized: 50, 'needs work': 50 },
    ...{ 'does not fit': 0, 'not recorded': 0, 'not understood': 0, 'not required': 0, differs: 0 },
  });
  expect(Object.keys(GRADES).sort()).toEqual([...verdicts].sort());
});

const RATES: readonly (readonly [WeightId, readonly MatchFeature[]])[] = [
  ['weightPhase', ['phase_match']],
  ['weightKva', ['power_rating_match']],
  ['weightConnection', ['connection']],
  ['weightPrimaryVoltage', ['primary_voltage_match']],
  ['weightSecondaryVoltage', ['secondary_voltage_match']],
  ['weightTaps', ['taps_match']],
  ['weightBushings', ['bushing_config_match']],
  ['weightBushingRating', ['bushing_rating']],
  ['weightFusing', ['fusing_match']],
  ['weightOrderType', ['order_type_match']],
  ['weightBil', ['bil']],
  ['weightWinding', ['winding']],
  ['weightImpedance', ['impedance']],
  ['weightSecondaryBushings', ['secondary_bushings']],
  ['weightFluid', ['fluid']],
  ['weightUnitType', ['unit_type']],
  ['weightBody', ['cabinet', 'tank']],
];

test.each(RATES)('the rate %s says what %j weigh, and no other feature', (id, features) => {
  const [before, after] = [someRates(), someRates({ [id]: 63 })].map((rates) =>
    Object.fromEntries(matchFeatures.map((each) => [each, weightOf(each, rates)])),
  );
  expect(after).toEqual({ ...before, ...Object.fromEntries(features.map((feature) => [feature, 63])) });
  expect(features.map((feature) => weightOf(feature, someRates({ [id]: 0 })))).toEqual(features.map(() => 0));
});
