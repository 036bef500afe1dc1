import type { WeightId } from '../../../../contract/rates/rates';
import type { FeatureMatchKey, Verdict } from '../../../../contract/unit/unit';
import { DEFAULT_RATES, type Rates } from '../../../rates/rates';

/** The weighted features, in the order in which texts list them. */
export const weightedFeatures = [
  'phase_match',
  'power_rating_match',
  'primary_voltage_match',
  'secondary_voltage_match',
  'taps_match',
  'bushing_config_match',
  'fusing_match',
  'order_type_match',
] as const satisfies readonly FeatureMatchKey[];

/** Every evaluated feature: the weighted ones, and those that only stand in the reason and in the gaps. */
export const matchFeatures = [
  ...weightedFeatures,
  'bil',
  'winding',
  'impedance',
  'secondary_bushings',
  'fluid',
  'cabinet',
  'tank',
] as const;
export type MatchFeature = (typeof matchFeatures)[number];

/** The rate that says what a feature weighs; the others stand in the reason alone. */
const WEIGHT_RATES: Readonly<Partial<Record<MatchFeature, WeightId>>> = {
  phase_match: 'weightPhase',
  power_rating_match: 'weightKva',
  primary_voltage_match: 'weightPrimaryVoltage',
  secondary_voltage_match: 'weightSecondaryVoltage',
  taps_match: 'weightTaps',
  bushing_config_match: 'weightBushings',
  fusing_match: 'weightFusing',
  order_type_match: 'weightOrderType',
};

/** Hundredths of the score that a feature weighs; those of all features together are 100. */
export function weightOf(feature: MatchFeature, rates: Pick<Rates, WeightId> = DEFAULT_RATES): number {
  const id = WEIGHT_RATES[feature];
  return id === undefined ? 0 : rates[id];
}

/** Hundredths of a feature's weight that a verdict earns (domain facts, grades). */
export const GRADES: Readonly<Record<Verdict, number>> = {
  exact: 100,
  'not required': 100,
  acceptable: 85,
  oversized: 50,
  'needs work': 50,
  'does not fit': 0,
  'not recorded': 0,
  'not understood': 0,
  differs: 0,
};

/** No work changes these: a unit cannot serve where one of them does not. */
export const decisiveFeatures: ReadonlySet<MatchFeature> = new Set<MatchFeature>([
  'phase_match',
  'power_rating_match',
  'primary_voltage_match',
  'secondary_voltage_match',
  'bil',
  'winding',
]);

/** A whole score in points; points are whole numbers so that float rounding never decides the order. */
export const FULL_SCORE = 10_000;
/** The most points of a unit that cannot serve. */
export const CAPPED_SCORE = 4_000;
