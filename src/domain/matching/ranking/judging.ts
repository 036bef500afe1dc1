import type { Coverage } from '../../../contract/orders/ordersBands';
import type { FitClass } from '../../../contract/units/unit';
import { type MatchRequirement, unstatedFields } from '../reading/requirement';
import { DEFAULT_RATES, type Rates } from '../../rates/rates';
import { evaluateUnit, type Evaluations } from '../features/evaluateUnit';
import type { Candidate } from '../reading/candidate';
import { bandOf, scoreIn } from './fitScore';
import { milesTo, type RankKey } from './rankKey';
import { classOf, totalsOf, weightOfAll } from './totals';
import {
  knownCents,
  marginPercentage,
  moneyOf,
  neededCents,
  priceCents,
  rewindCost,
  type NeededCents,
  type UnitMoney,
} from './unitMoney';

const COVERAGES: Readonly<Record<FitClass, Coverage>> = {
  Fits: 'fits',
  'Fits with work': 'work',
  'Fits, to be checked': 'check',
  'Misses a requirement': 'misses',
  'Does not fit': 'none',
};

/** How the best available unit covers an order; without a unit its class is undefined. */
export function coverageOf(requirement: MatchRequirement, best: FitClass | undefined): Coverage {
  if (unstatedFields(requirement).length > 0) return 'not stated';
  return best === undefined ? 'none' : COVERAGES[best];
}

/** A unit judged against a requirement: the basis of its rank and score. */
export interface Judged {
  readonly evaluations: Evaluations;
  readonly fitClass: FitClass;
  /** Hundredths; null if the requirement cannot be judged. */
  readonly hundredths: number | null;
  readonly money: UnitMoney;
  readonly needed: readonly NeededCents[];
  /** All costs in cents; null if the unit's own is not recorded. */
  readonly cost: number | null;
  readonly price: number | null;
  readonly isComplete: boolean;
}

export function judge(
  requirement: MatchRequirement,
  unit: Candidate,
  rates: Rates = DEFAULT_RATES,
  evaluations = evaluateUnit(requirement, unit, rates),
): Judged {
  const totals = totalsOf(evaluations, rates);
  const money = moneyOf(unit);
  const needed = neededCents(unit, totals.flags, () => rewindCost(requirement, unit.kva, rates), rates);
  const isPriced = needed.every(({ cents }) => cents !== null);
  const isJudgeable = unstatedFields(requirement).length === 0;
  const fitClass = classOf(totals.flags, isPriced && isJudgeable);
  return {
    evaluations,
    fitClass,
    hundredths: isJudgeable ? scoreIn(bandOf(fitClass, rates), totals.points, weightOfAll(evaluations, rates)) : null,
    money,
    needed,
    cost: money.base === null ? null : money.base + knownCents(needed),
    price: priceCents(money, requirement),
    isComplete: money.isBaseComplete && isPriced,
  };
}

export const rankKeyOf = (judged: Judged, { serial, location }: Candidate, rates: Rates = DEFAULT_RATES): RankKey => ({
  score: judged.hundredths ?? bandOf(judged.fitClass, rates).low,
  marginPercentage: marginPercentage(judged.price, judged.cost),
  isComplete: judged.isComplete,
  miles: milesTo(location, rates),
  serial,
});
