import type { FeatureMatchKey } from '../../../contract/unit/unit';
import { toDollars } from '../../cost/cents';
import type { Candidate, MatchRequirement } from '../reading/candidate';
import { featureTexts } from '../explanation/featureTexts';
import { evaluateUnit, type Evaluations } from '../features/evaluateUnit';
import { reasonFor } from '../explanation/reason';
import type { Score, ScoredFeature } from './score';
import { scorePoints, totalsOf, type Totals } from './totals';
import { marginPercentage, moneyOf, priceCents, totalCents } from './unitMoney';
import { FULL_SCORE, GRADES, isServing, weightedFeatures, WEIGHTS } from '../features/verdict';

/**
 * Scores one unit against a requirement: the sum of weight × grade over the eight features, at most 0.40 where phase, a
 * voltage or BIL fails; with costs, margin and reason.
 */
export function scoreUnit(requirement: MatchRequirement, unit: Candidate): Score {
  const evaluations = evaluateUnit(requirement, unit);
  const totals = totalsOf(evaluations);
  return {
    score: scorePoints(totals.points, totals.isCapped) / FULL_SCORE,
    features: scoredFeatures(requirement, unit, evaluations),
    featureMatch: featureMatch(evaluations),
    requiresTurnPull: totals.turnPull,
    costs: addOnCosts(unit, totals),
    ...priceOf(requirement, unit, totals),
    reason: () => reasonFor(requirement, unit, evaluations),
  };
}

function scoredFeatures(requirement: MatchRequirement, unit: Candidate, evaluations: Evaluations): ScoredFeature[] {
  const texts = featureTexts(requirement, unit);
  return weightedFeatures.map((feature) => {
    const { verdict } = evaluations[feature];
    const points = (WEIGHTS[feature] * GRADES[verdict]) / FULL_SCORE;
    return { feature, ...texts[feature], verdict, points, weight: WEIGHTS[feature] / 100 };
  });
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

/** An add-on that the unit does not need costs 0; cabinet and tank depend on the unit's condition alone. */
const addOnCosts = (unit: Candidate, needs: Totals): Score['costs'] => ({
  fr3_cost: needs.fr3Fill ? unit.fr3FillCost : 0,
  turn_pull_cost: needs.turnPull ? unit.turnPullCost : 0,
  feed_conversion_cost: needs.feedConversion ? unit.feedConversionCost : 0,
  replacement_cabinet_cost: unit.cabinetNeedsReplacing ? unit.replacementCabinetCost : 0,
  retank_cost: unit.tankNeedsReplacing ? unit.retankCost : 0,
});

function priceOf({ salePrice }: MatchRequirement, unit: Candidate, needs: Totals) {
  const money = moneyOf(unit);
  const [total, price] = [totalCents(money, needs), priceCents(money, salePrice)];
  return {
    totalCost: toDollars(total),
    price: unit.listPrice,
    margin: price === null ? null : toDollars(price - total),
    marginPercentage: marginPercentage(price, total),
  };
}
