import type { FeatureMatchKey } from '../../../contract/unit/unit';

/**
 * How one feature of a unit stands against the requirement: equal; not equal but serving; serving after priced work;
 * larger than sensible; not serving; not recorded or not readable; not required at all.
 */
export type Verdict = 'exact' | 'acceptable' | 'work' | 'oversized' | 'no' | 'unknown' | 'notRequired';

/** Hundredths of a feature's weight that a verdict earns (domain facts, grades). */
export const GRADES: Readonly<Record<Verdict, number>> = {
  exact: 100,
  notRequired: 100,
  acceptable: 85,
  work: 50,
  oversized: 50,
  no: 0,
  unknown: 0,
};

/** Every evaluated feature: the eight weighted ones, and BIL and fluid, which weigh nothing. */
export type MatchFeature = FeatureMatchKey | 'bil' | 'fluid';

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
export const matchFeatures: readonly MatchFeature[] = [...weightedFeatures, 'bil', 'fluid'];

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
  fluid: 0,
};

/** A whole score in points; points are whole numbers so that float rounding never decides the order. */
export const FULL_SCORE = 10_000;
/** Where a failed phase, voltage or BIL caps the score, in points. */
export const CAPPED_SCORE = 4_000;

/** The work that closes a gap. */
export type Work = 'turnPull' | 'rewind' | 'feedConversion' | 'fr3Fill';

/** Why a verdict is what it is, where the verdict alone does not say. */
export type Why =
  | 'nextSize'
  | 'tolerance'
  | 'tooSmall'
  | 'tooLarge'
  | 'dual'
  | 'tapRange'
  | 'neutral'
  | 'covers'
  | 'loopServesRadial'
  | 'deadFrontServesLive'
  | 'protectsMore'
  | 'esterServesMineral'
  | 'sameFluidFamily'
  | 'legacyFluid'
  | 'unreadable';

export interface Evaluation {
  verdict: Verdict;
  work?: Work;
  why?: Why;
}

export const EXACT: Evaluation = { verdict: 'exact' };
export const NOT_REQUIRED: Evaluation = { verdict: 'notRequired' };
export const UNKNOWN: Evaluation = { verdict: 'unknown' };
export const UNREADABLE: Evaluation = { verdict: 'unknown', why: 'unreadable' };
export const no = (why?: Why): Evaluation => ({ verdict: 'no', why });
export const acceptable = (why: Why): Evaluation => ({ verdict: 'acceptable', why });
export const work = (kind: Work): Evaluation => ({ verdict: 'work', work: kind });

/** Serving as it stands, without work. */
export const isServing = ({ verdict }: Evaluation): boolean =>
  verdict === 'exact' || verdict === 'acceptable' || verdict === 'notRequired';

/** Failed: no priced work closes it, or it is unknown. */
export const isFailed = ({ verdict }: Evaluation): boolean => verdict === 'no' || verdict === 'unknown';
