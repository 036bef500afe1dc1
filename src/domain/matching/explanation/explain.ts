import type { Verdict } from '../../../contract/unit/unit';
import type { PricedWork } from '../../cost/recordedCost';
import { capitalized } from '../../format/capitalized';
import type { Evaluations } from '../features/evaluateUnit';
import type { MatchFeature } from '../features/verdict/matchFeatures';
import type { Evaluation } from '../features/verdict/verdict';
import type { Candidate } from '../reading/candidate';
import type { MatchRequirement } from '../reading/requirement';
import { featureTexts, type FeatureTexts } from './featureTexts';
import { phraseOn } from './phrases';
import type { WorkPrice } from './workPhrase';

/** What a feature's judgment rests on: both values, and what differs in a few words; those are empty where the verdict says all. */
export interface Explained extends FeatureTexts {
  phrase: string;
}

/** Explains every feature of a unit. Work that serves both voltages has its price at the first of them. */
export function explain(
  requirement: MatchRequirement,
  unit: Candidate,
  evaluations: Evaluations,
  prices: readonly PricedWork[],
) {
  const texts = featureTexts(requirement, unit);
  return (feature: MatchFeature): Explained => {
    const { required, actual } = texts[feature];
    const price = priceOf(feature, evaluations, prices);
    return { required, actual, phrase: phraseOn(feature, evaluations[feature], texts[feature], price) };
  };
}

function priceOf(feature: MatchFeature, evaluations: Evaluations, prices: readonly PricedWork[]): WorkPrice {
  const { work } = evaluations[feature];
  const isSecond = feature === 'secondary_voltage_match' && work === evaluations.primary_voltage_match.work;
  if (isSecond && work === 'turnPull') return 'said before';
  return prices.find((each) => each.work === work)?.cost ?? null;
}

/** The phrase as a sentence, or one that says the verdict. */
export const noteOn = ({ verdict }: Evaluation, phrase: string): string =>
  `${capitalized(phrase || plainly(verdict))}.`;

const plainly = (verdict: Verdict): string => (verdict === 'exact' ? 'as required' : verdict);
