import type { FeatureMatchKey } from '../../../contract/unit/unit';
import { toDollars } from '../../cost/cents';
import type { Candidate, MatchRequirement } from '../features/candidate';
import { featureTexts } from '../explanation/featureTexts';
import { judgeUnit, type Judgements } from '../features/judgements';
import { reasonFor } from '../explanation/reason';
import type { Score, ScoredFeature } from './score';
import { scorePoints, tallyOf, type Tally } from './tally';
import { marginPercentage, moneyOf, priceCents, totalCents } from './unitMoney';
import { FULL_SCORE, GRADES, isServing, weightedFeatures, WEIGHTS } from '../features/verdict';

/**
 * Judges one unit against a requirement: the sum of weight × grade over the eight features, at most 0.40 where phase, a
 * voltage or BIL fails; with costs, margin and reason.
 */
export function scoreUnit(requirement: MatchRequirement, unit: Candidate): Score {
  const judgements = judgeUnit(requirement, unit);
  const tally = tallyOf(judgements);
  return {
    score: scorePoints(tally.points, tally.isCapped) / FULL_SCORE,
    features: scoredFeatures(requirement, unit, judgements),
    featureMatch: featureMatch(judgements),
    requiresTurnPull: tally.turnPull,
    costs: addOnCosts(unit, tally),
    ...priceOf(requirement, unit, tally),
    reason: () => reasonFor(requirement, unit, judgements),
  };
}

function scoredFeatures(requirement: MatchRequirement, unit: Candidate, judgements: Judgements): ScoredFeature[] {
  const texts = featureTexts(requirement, unit);
  return weightedFeatures.map((feature) => {
    const { verdict } = judgements[feature];
    const points = (WEIGHTS[feature] * GRADES[verdict]) / FULL_SCORE;
    return { feature, ...texts[feature], verdict, points, weight: WEIGHTS[feature] / 100 };
  });
}

const featureMatch = (judgements: Judgements): Record<FeatureMatchKey, boolean> => ({
  phase_match: isServing(judgements.phase_match),
  power_rating_match: isServing(judgements.power_rating_match),
  primary_voltage_match: isServing(judgements.primary_voltage_match),
  secondary_voltage_match: isServing(judgements.secondary_voltage_match),
  taps_match: isServing(judgements.taps_match),
  bushing_config_match: isServing(judgements.bushing_config_match),
  fusing_match: isServing(judgements.fusing_match),
  order_type_match: isServing(judgements.order_type_match),
});

/** An add-on that the unit does not need costs 0; cabinet and tank hang on the unit's condition alone. */
const addOnCosts = (unit: Candidate, needs: Tally): Score['costs'] => ({
  fr3_cost: needs.fr3Fill ? unit.fr3FillCost : 0,
  turn_pull_cost: needs.turnPull ? unit.turnPullCost : 0,
  feed_conversion_cost: needs.feedConversion ? unit.feedConversionCost : 0,
  replacement_cabinet_cost: unit.cabinetNeedsReplacing ? unit.replacementCabinetCost : 0,
  retank_cost: unit.tankNeedsReplacing ? unit.retankCost : 0,
});

function priceOf({ salePrice }: MatchRequirement, unit: Candidate, needs: Tally) {
  const money = moneyOf(unit);
  const [total, price] = [totalCents(money, needs), priceCents(money, salePrice)];
  return {
    totalCost: toDollars(total),
    price: unit.listPrice,
    margin: price === null ? null : toDollars(price - total),
    marginPercentage: marginPercentage(price, total),
  };
}
