import type { FeatureVerdict, FitGap, Verdict, Work } from '../../../contract/units/unit';
import { capitalized } from '../../format/text';
import type { PricedWork } from '../../cost/work';
import type { Rates } from '../../rates/rates';
import { byComparedFields, type Evaluations } from '../features/evaluateUnit';
import { byFeature, GRADES, weightOf, type MatchFeature } from '../features/matchFeatures';
import { isGap, type Evaluation } from '../features/verdict';
import type { Candidate } from '../reading/candidate';
import type { MatchRequirement } from '../reading/requirement';
import { textsOf, featureNames } from './featureTexts';
import { phraseOn, type WorkPrice } from './whyPhrases';

/** A judged feature; `points` is its part of the grade, out of its `weight`, both in hundredths. */
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

/** One feature of a unit, explained. Units of which the same can be said share it. */
export interface ExplainedFeature {
  readonly evaluation: Evaluation;
  readonly scored: ScoredFeature;
  /** Its name, and what differs, as the reason has them. */
  readonly inReason: string;
  /** The gap that prevents an exact fit; null if none. */
  readonly gap: FitGap | null;
}

/** A unit with its verdicts and the costs of its needed work. */
interface Explained {
  readonly unit: Candidate;
  readonly evaluations: Evaluations;
  readonly prices: readonly PricedWork[];
}

export type ExplainedFeatures = Readonly<Record<MatchFeature, ExplainedFeature>>;
export type Explainer = (explained: Explained) => ExplainedFeatures;

/** Explains features of units for one requirement. Units with equal values, evaluations and prices share explanations. */
export function createExplainer(requirement: MatchRequirement, rates: Rates): Explainer {
  const valuesOf = byComparedFields((feature, unit) => ({
    texts: textsOf[feature](requirement, unit),
    explained: new Map<Evaluation, (Context & { readonly feature: ExplainedFeature })[]>(),
  }));
  return ({ unit, evaluations, prices }) => {
    // The price of work is named at the first feature that needs it.
    const named = new Set<Work>();
    return byFeature((feature) => {
      const evaluation = evaluations[feature];
      const weight = weightIn(feature, evaluations, rates);
      const price = priceOf(evaluation, prices, named);
      const { texts, explained } = valuesOf(feature, unit);
      const known = explained.get(evaluation) ?? [];
      const found = known.find((each) => each.price === price && each.weight === weight);
      if (found !== undefined) return found.feature;
      const made = explainFeature(feature, evaluation, texts, { price, weight, rates });
      explained.set(evaluation, [...known, { price, weight, rates, feature: made }]);
      return made;
    });
  };
}

/** Features that are not required have no weight; cabinet and tank share one, which counts for the worse. */
function weightIn(feature: MatchFeature, evaluations: Evaluations, rates: Rates): number {
  if (evaluations[feature].verdict === 'not required') return 0;
  const isTankWorse = evaluations.tank.verdict !== 'exact' && evaluations.cabinet.verdict === 'exact';
  if (feature === (isTankWorse ? 'cabinet' : 'tank')) return 0;
  return weightOf(feature, rates);
}

/** Work that closes several gaps has its price at the first of them. */
function priceOf({ work }: Evaluation, prices: readonly PricedWork[], named: Set<Work>): WorkPrice {
  if (work === undefined) return null;
  if (named.has(work)) return 'said before';
  named.add(work);
  return prices.find((each) => each.work === work)?.cost ?? null;
}

interface Context {
  readonly price: WorkPrice;
  readonly weight: number;
  readonly rates: Rates;
}

function explainFeature(
  feature: MatchFeature,
  evaluation: Evaluation,
  { required, actual }: { required: string; actual: string },
  { price, weight, rates }: Context,
): ExplainedFeature {
  const { verdict } = evaluation;
  const phrase = phraseOn(feature, evaluation, { required, actual }, price, rates);
  const points = (weight * GRADES[verdict]) / 10_000;
  const note = noteOn(evaluation, phrase);
  const text = `${capitalized(featureNames[feature])}: ${note.slice(0, -1)}`;
  return {
    evaluation,
    scored: { feature, required, actual, verdict, points, weight: weight / 100, note },
    inReason: phrase === '' ? featureNames[feature] : `${featureNames[feature]} (${phrase})`,
    gap: isGap(evaluation) ? { feature, verdict, text } : null,
  };
}

/** The phrase as a sentence, or one that says the verdict. */
const noteOn = ({ verdict }: Evaluation, phrase: string): string =>
  `${capitalized(phrase || (verdict === 'exact' ? 'as required' : verdict))}.`;
