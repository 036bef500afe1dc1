import type { FeatureMatchKey } from '../../../contract/unit/unit';
import { toDollars } from '../../cost/cents';
import { explain, noteOn, type Explained } from '../explanation/explain';
import { reasonFor } from '../explanation/reason';
import { evaluateUnit, type Evaluations } from '../features/evaluateUnit';
import { FULL_SCORE, GRADES, matchFeatures, WEIGHTS, type MatchFeature } from '../features/matchFeatures';
import { isServing, type Evaluation } from '../features/verdict';
import type { Candidate } from '../reading/candidate';
import type { MatchRequirement } from '../reading/requirement';
import type { Score, ScoredFeature, WorkCost } from './score';
import { scorePoints, totalsOf } from './totals';
import {
  knownCents,
  marginPercentage,
  moneyOf,
  neededCents,
  priceCents,
  type NeededCents,
  type UnitMoney,
} from './unitMoney';

/**
 * Scores one unit against a requirement: the sum of weight × grade over the weighted features, at most 0.40 where the unit
 * cannot serve; with costs, margin and reason.
 */
export function scoreUnit(requirement: MatchRequirement, unit: Candidate): Score {
  const evaluations = evaluateUnit(requirement, unit);
  const totals = totalsOf(evaluations);
  const money = moneyOf(unit);
  const needed = neededCents(money, totals, requirement);
  const neededWork = needed.map(({ work, cents }) => ({ work, cost: cents === null ? null : toDollars(cents) }));
  const explained = explain(requirement, unit, evaluations, neededWork);
  return {
    score: scorePoints(totals) / FULL_SCORE,
    canServe: totals.canServe,
    features: matchFeatures.map((feature) => scored(feature, evaluations[feature], explained(feature))),
    featureMatch: featureMatch(evaluations),
    neededWork,
    requiresTurnPull: neededWork.some(({ work }) => work === 'turnPull'),
    costs: costsOf(neededWork),
    listPrice: unit.listPrice,
    ...figures(money, needed, priceCents(money, requirement)),
    reason: () => reasonFor(evaluations, (feature) => explained(feature).phrase),
  };
}

function scored(feature: MatchFeature, evaluation: Evaluation, { required, actual, phrase }: Explained): ScoredFeature {
  const { verdict } = evaluation;
  const points = (WEIGHTS[feature] * GRADES[verdict]) / FULL_SCORE;
  const weight = WEIGHTS[feature] / 100;
  return { feature, required, actual, verdict, points, weight, note: noteOn(evaluation, phrase) };
}

const featureMatch = (evaluations: Evaluations): Record<FeatureMatchKey, boolean> => ({
  phase_match: isServing(evaluations.phase_match),
  power_rating_match: isServing(evaluations.power_rating_match),
  primary_voltage_match: isServing(evaluations.primary_voltage_match),
  secondary_voltage_match: isServing(evaluations.secondary_voltage_match),
  taps_match: isServing(evaluations.taps_match),
  bushing_config_match: isServing(evaluations.bushing_config_match),
  fusing_match: isServing(evaluations.fusing_match),
  order_type_match: isServing(evaluations.order_type_match),
});

function costsOf(neededWork: readonly WorkCost[]): Score['costs'] {
  const costOf = (wanted: WorkCost['work']) => neededWork.find(({ work }) => work === wanted)?.cost ?? 0;
  return {
    fr3_cost: costOf('fr3'),
    turn_pull_cost: costOf('turnPull'),
    feed_conversion_cost: costOf('feedConversion'),
    replacement_cabinet_cost: costOf('replacementCabinet'),
    retank_cost: costOf('reTank'),
  };
}

function figures(money: UnitMoney, needed: readonly NeededCents[], price: number | null) {
  const fr3 = knownCents(needed.filter(({ work }) => work === 'fr3'));
  const cost = money.base + knownCents(needed);
  return {
    totalCost: toDollars(money.base + fr3),
    price: price === null ? null : toDollars(price),
    margin: price === null ? null : toDollars(price - cost),
    marginPercentage: marginPercentage(price, cost),
  };
}
