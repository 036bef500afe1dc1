import { knownDistance } from '../../distance/distance';
import type { Candidate, MatchRequirement } from '../reading/candidate';
import { scorePoints, type Totals } from './totals';
import { gapCents, marginPercentage, moneyOf, priceCents, totalCents, type UnitMoney } from './unitMoney';

/** What decides a unit's place in the list, the most important first. */
export interface RankKey {
  points: number;
  gaps: number;
  gapCents: number;
  /** Percent; -Infinity without a price. */
  marginPercentage: number;
  /** From the reference site; Infinity for an unknown place. */
  miles: number;
  serial: string;
}

/** The part of a rank key that does not depend on the requirement. */
export interface RankFacts {
  serial: string;
  money: UnitMoney;
  miles: number;
}

export function rankFactsOf(unit: Candidate): RankFacts {
  return { serial: unit.serial, money: moneyOf(unit), miles: knownDistance(unit.location) ?? Number.POSITIVE_INFINITY };
}

export function rankKeyOf({ serial, money, miles }: RankFacts, totals: Totals, requirement: MatchRequirement): RankKey {
  const price = priceCents(money, requirement.salePrice);
  return {
    serial,
    miles,
    points: scorePoints(totals.points, totals.isCapped),
    gaps: totals.gaps,
    gapCents: gapCents(money, totals),
    marginPercentage: marginPercentage(price, totalCents(money, totals)) ?? Number.NEGATIVE_INFINITY,
  };
}

/**
 * Best first: score, then fewer gaps, cheaper gaps, higher margin percentage, nearer to the reference site, lower serial
 * (numbers as numbers). Two units with different serials never tie.
 */
export function compareRankKeys(a: RankKey, b: RankKey): number {
  return (
    coarseRank(b) - coarseRank(a) ||
    a.gapCents - b.gapCents ||
    ascending(b.marginPercentage, a.marginPercentage) ||
    ascending(a.miles, b.miles) ||
    serialOrder.compare(a.serial, b.serial) ||
    ascending(a.serial, b.serial)
  );
}

/** Score and gaps, the leading parts of a rank key, as one number, the higher the better; no unit has more than 10 gaps. */
export const coarseRank = ({ points, gaps }: Pick<RankKey, 'points' | 'gaps'>): number => points * 16 - gaps;

const serialOrder = new Intl.Collator('en', { numeric: true });

/** Two infinite values are equal; their difference would be NaN. */
const ascending = <T extends number | string>(a: T, b: T): number => (a === b ? 0 : a < b ? -1 : 1);
