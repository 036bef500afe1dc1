import type { FitGap, FitClass, Verdict, FeatureMatchKey } from '../../../contract/units/unit';
import type { PricedWork } from '../../cost/work';
import { criticalFeatures, matchFeatures, type MatchFeature } from '../features/matchFeatures';
import { type Evaluation, isServing } from '../features/verdict';
import {
  type ExplainedFeatures,
  type ExplainedFeature,
  createExplainer,
  type Explainer,
  type ScoredFeature,
} from './explainer';
import { capitalized } from '../../format/text';
import type { Evaluations } from '../features/evaluateUnit';
import { DEFAULT_RATES, type Rates } from '../../rates/rates';
import type { Candidate } from '../reading/candidate';
import type { MatchRequirement } from '../reading/requirement';

/** Beyond any cost in US dollars. */
const [UNRECORDED, UNPRICED, FAILED, CRITICAL] = [1e9, 2e9, 3e9, 4e9];

/** Gaps of a unit: features that do not fit first, then unknown ones, then work from most to least expensive. */
function gapsIn(features: ExplainedFeatures, prices: readonly PricedWork[]): FitGap[] {
  const found: { gap: FitGap; badness: number }[] = [];
  for (const feature of matchFeatures) {
    const { gap, evaluation } = features[feature];
    if (gap) found.push({ gap, badness: badness(feature, evaluation, prices) });
  }
  return found.sort((a, b) => b.badness - a.badness).map(({ gap }) => gap);
}

function badness(feature: MatchFeature, { verdict, work }: Evaluation, prices: readonly PricedWork[]): number {
  if (verdict === 'does not fit') return criticalFeatures.has(feature) ? CRITICAL : FAILED;
  if (verdict === 'oversized') return FAILED;
  if (verdict !== 'needs work') return UNRECORDED;
  return prices.find((each) => each.work === work)?.cost ?? UNPRICED;
}

const VERDICT_ORDER = [
  ...(['does not fit', 'oversized', 'not understood', 'not recorded', 'needs work'] as const),
  ...(['acceptable', 'exact'] as const),
] satisfies Verdict[];

/**
 * The class, then the features by verdict, each with its difference. 'Fits with work. Needs work: tank (needs re-tank,
 * $9,000). Exact: phase, kVA.'
 */
function reasonFor(fitClass: FitClass, features: Readonly<Record<MatchFeature, ExplainedFeature>>): string {
  const named = new Map<Verdict, string>();
  for (const feature of matchFeatures) {
    const { evaluation, inReason } = features[feature];
    const before = named.get(evaluation.verdict);
    named.set(evaluation.verdict, before === undefined ? inReason : `${before}, ${inReason}`);
  }
  const sentences = VERDICT_ORDER.filter((verdict) => named.has(verdict)).map(
    (verdict) => `${capitalized(verdict)}: ${named.get(verdict)}.`,
  );
  return [`${fitClass}.`, ...sentences].join(' ');
}

/** Why a unit has its class and score. */
export interface Explanation {
  /** Units of which the same can be said share it. */
  readonly features: ScoredFeature[];
  /** Worst first. */
  readonly gaps: FitGap[];
  /** True if the unit fits without work. */
  readonly featureMatch: Record<FeatureMatchKey, boolean>;
  /** For people. */
  reason: () => string;
}

const explainers = new WeakMap<MatchRequirement, { readonly rates: Rates; readonly explain: Explainer }>();

/** The units of one search share their sentences. */
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
  const features = explainerOf(requirement, rates)({ unit, evaluations, prices });
  return {
    features: matchFeatures.map((feature) => features[feature].scored),
    gaps: gapsIn(features, prices),
    featureMatch: featureMatch(features),
    reason: () => reasonFor(fitClass, features),
  };
}

const featureMatch = (features: ExplainedFeatures): Explanation['featureMatch'] => ({
  phase_match: isServing(features.phase_match.evaluation),
  power_rating_match: isServing(features.power_rating_match.evaluation),
  primary_voltage_match: isServing(features.primary_voltage_match.evaluation),
  secondary_voltage_match: isServing(features.secondary_voltage_match.evaluation),
  taps_match: isServing(features.taps_match.evaluation),
  bushing_config_match: isServing(features.bushing_config_match.evaluation),
  fusing_match: isServing(features.fusing_match.evaluation),
  order_type_match: isServing(features.order_type_match.evaluation),
});
