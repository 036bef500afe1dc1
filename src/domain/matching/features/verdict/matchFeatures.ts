import type { FeatureMatchKey, Verdict } from '../../../../contract/unit/unit';

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

/** Hundredths of the score that a feature weighs (domain facts, weights); together 100. */
export const WEIGHTS: Readonly<Record<MatchFeature, number>> = {
  phase_match: 10,
  power_rating_match: 20,
  primary_voltage_match: 20,
  secondary_voltage_match: 20,
  taps_match: 7,
  bushing_config_match: 10,
  fusing_match: 8,
  order_type_match: 5,
  bil: 0,
  winding: 0,
  impedance: 0,
  secondary_bushings: 0,
  fluid: 0,
  cabinet: 0,
  tank: 0,
};

/** Hundredths of a feature's weight that a verdict earns (domain facts, grades). */
export const GRADES: Readonly<Record<Verdict, number>> = {
  exact: 100,
  'not required': 100,
  acceptable: 85,
  'needs work': 50,
  'does not serve': 0,
  'not recorded': 0,
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
