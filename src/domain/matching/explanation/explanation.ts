import type { FitGap, FitClass, Verdict, FeatureMatchKey } from '../../../contract/unit/unit';
import type { PricedWork } from '../../cost/work';
import { criticalFeatures, matchFeatures, type MatchFeature } from '../features/matchFeatures';
import { type Evaluation, isServing } from '../features/verdict';
import { type ToldFeatures, type Told, createExplainer, type Explainer, type ScoredFeature } from './explainer';
import { capitalized } from '../../format/text';
import type { Evaluations } from '../features/evaluateUnit';
import { DEFAULT_RATES, type Rates } from '../../rates/rates';
import type { Candidate } from '../reading/candidate';
import type { MatchRequirement } from '../reading/requirement';

/** Beyond any cost in US dollars. */
const [UNRECORDED, UNPRICED, FAILED, CRITICAL] = [1e9, 2e9, 3e9, 4e9];

/** Gaps of a unit: features that do not fit first, then unknown ones, then work from most to least expensive. */
export const gapsIn = (told: ToldFeatures, prices: readonly PricedWork[]): FitGap[] =>
  matchFeatures
    .flatMap((feature) => {
      const { gap, evaluation } = told[feature];
      return gap ? [{ gap, badness: badness(feature, evaluation, prices) }] : [];
    })
    .sort((a, b) => b.badness - a.badness)
    .map(({ gap }) => gap);

function badness(feature: MatchFeature, { verdict, work }: Evaluation, prices: readonly PricedWork[]): number {
  if (verdict === 'does not fit') return criticalFeatures.has(feature) ? CRITICAL : FAILED;
  if (verdict === 'oversized') return FAILED;
  if (verdict !== 'needs work') return UNRECORDED;
  return prices.find((each) => each.work === work)?.cost ?? UNPRICED;
}

const TOLD = [
  ...(['does not fit', 'oversized', 'not understood', 'not recorded', 'needs work'] as const),
  ...(['acceptable', 'exact'] as const),
] satisfies Verdict[];

/**
 * The class, then the features by verdict, each with its difference. 'Fits with work. Needs work: tank (needs re-tank,
 * $9,000). Exact: phase, kVA.'
 */
export function reasonFor(fitClass: FitClass, told: Readonly<Record<MatchFeature, Told>>): string {
  const named = new Map<Verdict, string>();
  for (const feature of matchFeatures) {
    const { evaluation, inReason } = told[feature];
    const before = named.get(evaluation.verdict);
    named.set(evaluation.verdict, before === undefined ? inReason : `${before}, ${inReason}`);
  }
  const sentences = TOLD.filter((verdict) => named.has(verdict)).map(
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
