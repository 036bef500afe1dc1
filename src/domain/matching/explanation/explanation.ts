import type { FeatureMatchKey, FitClass, FitGap } from '../../../contract/unit/unit';
import type { PricedWork } from '../../cost/recordedCost';
import type { Evaluations } from '../features/evaluateUnit';
import { matchFeatures } from '../features/verdict/matchFeatures';
import { DEFAULT_RATES, type Rates } from '../../rates/rates';
import { isServing } from '../features/verdict/verdict';
import type { Candidate } from '../reading/candidate';
import type { MatchRequirement } from '../reading/requirement';
import { createExplainer, type Explainer, type ScoredFeature, type ToldFeatures } from './explainer';
import { gapsIn } from './gapsIn';
import { reasonFor } from './reason';

/** Why a unit has its class and score. */
export interface Explanation {
  /** Units of which the same can be said share it. */
  readonly features: ScoredFeature[];
  /** What keeps the unit from fitting as it stands, worst first. */
  readonly gaps: FitGap[];
  /** True where the unit fits as it stands. */
  readonly featureMatch: Record<FeatureMatchKey, boolean>;
  /** For people. */
  reason: () => string;
}

const explainers = new WeakMap<MatchRequirement, { readonly rates: Rates; readonly explain: Explainer }>();

/** The units of one search share what is said of them. */
function explainerOf(requirement: MatchRequirement, rates: Rates): Explainer {
  const known = explainers.get(requirement);
  if (known?.rates === rates) return known.explain;
  const explain = createExplainer(requirement, rates);
  explainers.set(requirement, { rates, explain });
  return explain;
}

/** Explains how a unit that needs work at these prices was judged. */
export function explanationOf(
  requirement: MatchRequirement,
  unit: Candidate,
  { evaluations, fitClass }: { readonly evaluations: Evaluations; readonly fitClass: FitClass },
  prices: readonly PricedWork[],
  rates: Rates = DEFAULT_RATES,
): Explanation {
  const told = explainerOf(requirement, rates)({ unit, evaluations, prices });
  return {
    features: matchFeatures.map((feature) => told[feature].scored),
    gaps: gapsIn(told, prices),
    featureMatch: featureMatch(told),
    reason: () => reasonFor(fitClass, told),
  };
}

const featureMatch = (told: ToldFeatures): Explanation['featureMatch'] => ({
  phase_match: isServing(told.phase_match.evaluation),
  power_rating_match: isServing(told.power_rating_match.evaluation),
  primary_voltage_match: isServing(told.primary_voltage_match.evaluation),
  secondary_voltage_match: isServing(told.secondary_voltage_match.evaluation),
  taps_match: isServing(told.taps_match.evaluation),
  bushing_config_match: isServing(told.bushing_config_match.evaluation),
  fusing_match: isServing(told.fusing_match.evaluation),
  order_type_match: isServing(told.order_type_match.evaluation),
});
