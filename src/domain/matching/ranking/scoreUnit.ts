import type { Work } from '../../../contract/unit/unit';
import { toDollars } from '../../cost/cents';
import type { PricedWork } from '../../cost/recordedCost';
import { explanationOf } from '../explanation/explanation';
import { evaluateUnit } from '../features/evaluateUnit';
import { FULL_SCORE } from '../features/verdict/matchFeatures';
import { DEFAULT_RATES, type Rates } from '../../rates/rates';
import type { Candidate } from '../reading/candidate';
import type { MatchRequirement } from '../reading/requirement';
import { once } from './once';
import type { Score } from './score';
import { scorePoints, totalsOf, type Totals } from './totals';
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
export const scoreUnit = (requirement: MatchRequirement, unit: Candidate, rates: Rates = DEFAULT_RATES): Score =>
  scoreOf(requirement, unit, totalsOf(evaluateUnit(requirement, unit, rates), rates), rates);

/** Scores a unit whose totals are known. */
export function scoreOf(requirement: MatchRequirement, unit: Candidate, totals: Totals, rates: Rates): Score {
  const money = moneyOf(unit, rates);
  const needed = neededCents(money, totals, requirement);
  const own = moneyOf(unit, NO_PRICES).works;
  const neededWork = needed.map(({ work, cents }) => ({
    work,
    cost: cents === null ? null : toDollars(cents),
    ...(work !== 'rewind' && cents !== null && own[work] === null && { isByRate: true }),
  }));
  const explained = once(() => explanationOf(requirement, unit, neededWork, rates));
  return {
    score: scorePoints(totals) / FULL_SCORE,
    canServe: totals.canServe,
    neededWork,
    requiresTurnPull: totals.works.has('turnPull'),
    costs: costsOf(neededWork),
    listPrice: unit.listPrice,
    ...figures(money, needed, priceCents(money, requirement)),
    get features() {
      return explained().features;
    },
    get featureMatch() {
      return explained().featureMatch;
    },
    reason: () => explained().reason(),
  };
}

/** The rates of the specification have no prices of work. */
const NO_PRICES = DEFAULT_RATES;

const costsOf = (neededWork: readonly PricedWork[]): Score['costs'] => ({
  fr3_cost: costOf('fr3', neededWork),
  turn_pull_cost: costOf('turnPull', neededWork),
  feed_conversion_cost: costOf('feedConversion', neededWork),
  replacement_cabinet_cost: costOf('replacementCabinet', neededWork),
  retank_cost: costOf('reTank', neededWork),
});

const costOf = (wanted: Work, neededWork: readonly PricedWork[]): number =>
  neededWork.find(({ work }) => work === wanted)?.cost ?? 0;

function figures(money: UnitMoney, needed: readonly NeededCents[], price: number | null) {
  const fr3 = knownCents(needed.filter(({ work }) => work === 'fr3'));
  const cost = money.base === null ? null : money.base + knownCents(needed);
  return {
    totalCost: money.base === null ? null : toDollars(money.base + fr3),
    price: price === null ? null : toDollars(price),
    margin: price === null || cost === null ? null : toDollars(price - cost),
    marginPercentage: marginPercentage(price, cost),
    isComplete: money.isBaseComplete && needed.every(({ cents }) => cents !== null),
  };
}
