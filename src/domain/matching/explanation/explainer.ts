import type { FeatureVerdict, Verdict } from '../../../contract/unit/unit';
import { capitalized } from '../../format/capitalized';
import type { PricedWork } from '../../cost/recordedCost';
import type { Rates } from '../../rates/rates';
import { evaluators } from '../features/evaluateUnit';
import { FULL_SCORE, GRADES, weightOf, type MatchFeature } from '../features/verdict/matchFeatures';
import type { Evaluation } from '../features/verdict/verdict';
import type { Candidate } from '../reading/candidate';
import type { MatchRequirement } from '../reading/requirement';
import { textsOf, type FeatureTexts } from './featureTexts';
import { featureNames } from './names';
import { phraseOn } from './phrases';
import type { WorkPrice } from './workPhrase';

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

/** One feature of a unit, explained. Units of which the same can be said share it. */
export interface Told {
  readonly evaluation: Evaluation;
  readonly scored: ScoredFeature;
  /** Its name, and what differs, as the reason has them. */
  readonly inReason: string;
}

/** How a value stands against the requirement, and what was said of it at each price of the work. */
interface Judged extends FeatureTexts {
  readonly evaluation: Evaluation;
  readonly toldAt: Map<WorkPrice, Told>;
}

type Value = string | number | boolean | null;
export type Explainer = (unit: Candidate, prices: readonly PricedWork[]) => Readonly<Record<MatchFeature, Told>>;

/**
 * Explains the features of units for one requirement. What a unit has of a feature decides what is said of it, so that it is
 * said once for all units that have the same.
 */
export function createExplainer(requirement: MatchRequirement, rates: Rates): Explainer {
  const known = byFeature(() => new Map<Value, Judged>());

  const judgeOf = (unit: Candidate) => {
    const values = decidingValues(unit);
    return (feature: MatchFeature): Judged => {
      const found = known[feature].get(values[feature]);
      if (found !== undefined) return found;
      const judged = {
        evaluation: evaluators[feature](requirement, unit, rates),
        ...textsOf[feature](requirement, unit),
        toldAt: new Map<WorkPrice, Told>(),
      };
      known[feature].set(values[feature], judged);
      return judged;
    };
  };

  return (unit, prices) => {
    const judge = judgeOf(unit);
    const primary = judge('primary_voltage_match').evaluation;
    const told = (feature: MatchFeature): Told => {
      const judged = judge(feature);
      const price = priceOf(feature, judged.evaluation, primary, prices);
      const found = judged.toldAt.get(price) ?? tell(feature, judged, price, rates);
      judged.toldAt.set(price, found);
      return found;
    };
    return byFeature(told);
  };
}

const byFeature = <T>(of: (feature: MatchFeature) => T): Record<MatchFeature, T> => ({
  phase_match: of('phase_match'),
  power_rating_match: of('power_rating_match'),
  primary_voltage_match: of('primary_voltage_match'),
  secondary_voltage_match: of('secondary_voltage_match'),
  taps_match: of('taps_match'),
  bushing_config_match: of('bushing_config_match'),
  fusing_match: of('fusing_match'),
  order_type_match: of('order_type_match'),
  bil: of('bil'),
  winding: of('winding'),
  impedance: of('impedance'),
  secondary_bushings: of('secondary_bushings'),
  fluid: of('fluid'),
  cabinet: of('cabinet'),
  tank: of('tank'),
});

/**
 * What of a unit decides how each feature is judged, and is said of it. Voltage, taps and BIL of the primary winding decide
 * together.
 */
function decidingValues(unit: Candidate): Record<MatchFeature, Value> {
  const primarySide = JSON.stringify([unit.primaryVoltage, unit.taps, unit.bilKv]);
  return {
    phase_match: unit.phase,
    power_rating_match: unit.kva,
    primary_voltage_match: primarySide,
    secondary_voltage_match: unit.secondaryVoltage,
    taps_match: primarySide,
    bushing_config_match: JSON.stringify([unit.bushConfiguration, unit.bushType]),
    fusing_match: unit.fusing,
    order_type_match: unit.condition,
    bil: unit.bilKv,
    winding: unit.windingMaterial,
    impedance: unit.impedancePct,
    secondary_bushings: unit.secondaryBushings,
    fluid: unit.fluid,
    cabinet: unit.cabinetNeedsReplacing,
    tank: unit.tankNeedsReplacing,
  };
}

/** Work that serves both voltages has its price at the first of them. */
function priceOf(
  feature: MatchFeature,
  { work }: Evaluation,
  primary: Evaluation,
  prices: readonly PricedWork[],
): WorkPrice {
  if (work === undefined) return null;
  if (feature === 'secondary_voltage_match' && work === 'turnPull' && work === primary.work) return 'said before';
  return prices.find((each) => each.work === work)?.cost ?? null;
}

function tell(feature: MatchFeature, { evaluation, required, actual }: Judged, price: WorkPrice, rates: Rates): Told {
  const { verdict } = evaluation;
  const phrase = phraseOn(feature, evaluation, { required, actual }, price, rates);
  const points = (weightOf(feature, rates) * GRADES[verdict]) / FULL_SCORE;
  const weight = weightOf(feature, rates) / 100;
  return {
    evaluation,
    scored: { feature, required, actual, verdict, points, weight, note: noteOn(evaluation, phrase) },
    inReason: phrase === '' ? featureNames[feature] : `${featureNames[feature]} (${phrase})`,
  };
}

/** The phrase as a sentence, or one that says the verdict. */
const noteOn = ({ verdict }: Evaluation, phrase: string): string =>
  `${capitalized(phrase || (verdict === 'exact' ? 'as required' : verdict))}.`;
