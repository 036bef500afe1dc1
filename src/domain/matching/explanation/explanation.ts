import type { FeatureMatchKey, FeatureVerdict, Verdict } from '../../../contract/unit/unit';
import type { PricedWork } from '../../cost/recordedCost';
import { evaluateUnit, type Evaluations } from '../features/evaluateUnit';
import { FULL_SCORE, GRADES, matchFeatures, weightOf, type MatchFeature } from '../features/verdict/matchFeatures';
import { DEFAULT_RATES, type Rates } from '../../rates/rates';
import { isServing, type Evaluation } from '../features/verdict/verdict';
import type { Candidate } from '../reading/candidate';
import type { MatchRequirement } from '../reading/requirement';
import { explain, noteOn, type Explained } from './explain';
import { reasonFor } from './reason';

/** One of the features as it was judged; `points` is what it adds to the score, 0 for the unweighted ones. */
export interface ScoredFeature extends FeatureVerdict {
  feature: MatchFeature;
  required: string;
  actual: string;
  verdict: Verdict;
  points: number;
  weight: number;
  /** A sentence. */
  note: string;
}

/** Why a unit has its score. */
export interface Explanation {
  features: ScoredFeature[];
  /** True where the unit serves as it stands. */
  featureMatch: Record<FeatureMatchKey, boolean>;
  /** For people. */
  reason: () => string;
}

/** Explains the score of a unit that needs work at these prices. */
export function explanationOf(
  requirement: MatchRequirement,
  unit: Candidate,
  prices: readonly PricedWork[],
  rates: Rates = DEFAULT_RATES,
): Explanation {
  const evaluations = evaluateUnit(requirement, unit, rates);
  const explained = explain(requirement, unit, evaluations, prices);
  return {
    features: matchFeatures.map((feature) => scored(feature, evaluations[feature], explained(feature), rates)),
    featureMatch: featureMatch(evaluations),
    reason: () => reasonFor(evaluations, (feature) => explained(feature).phrase),
  };
}

function scored(
  feature: MatchFeature,
  evaluation: Evaluation,
  { required, actual, phrase }: Explained,
  rates: Rates,
): ScoredFeature {
  const { verdict } = evaluation;
  const points = (weightOf(feature, rates) * GRADES[verdict]) / FULL_SCORE;
  const weight = weightOf(feature, rates) / 100;
  return { feature, required, actual, verdict, points, weight, note: noteOn(evaluation, phrase) };
}

const featureMatch = (evaluations: Evaluations): Explanation['featureMatch'] => ({
  phase_match: isServing(evaluations.phase_match),
  power_rating_match: isServing(evaluations.power_rating_match),
  primary_voltage_match: isServing(evaluations.primary_voltage_match),
  secondary_voltage_match: isServing(evaluations.secondary_voltage_match),
  taps_match: isServing(evaluations.taps_match),
  bushing_config_match: isServing(evaluations.bushing_config_match),
  fusing_match: isServing(evaluations.fusing_match),
  order_type_match: isServing(evaluations.order_type_match),
});
