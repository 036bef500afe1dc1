import { knownDistance } from '../../../distance/distance';
import { FULL_SCORE } from '../../features/verdict/matchFeatures';
import { DEFAULT_RATES, type Rates } from '../../../rates/rates';
import type { Candidate } from '../../reading/candidate';
import type { MatchRequirement } from '../../reading/requirement';
import { compareSerials } from './compareSerials';
import { scorePoints, type Totals } from '../totals';
import { knownCents, marginPercentage, moneyOf, neededCents, priceCents, type UnitMoney } from '../unitMoney';

/** What decides a unit's place in the list, the most important first. */
export interface RankKey {
  canServe: boolean;
  points: number;
  gaps: number;
  /** Gaps that no work closes, and work whose cost is not recorded. */
  unpricedGaps: number;
  /** The needed work whose cost is recorded. */
  gapCents: number;
  /** Percent, with that work; -Infinity without a price, and where a cost of the unit itself is not recorded. */
  marginPercentage: number;
  /** From the reference site; Infinity for an unknown place. */
  miles: number;
  serial: string;
}

/** The part of a rank key that does not depend on the requirement, but on the rates. */
export interface RankFacts {
  serial: string;
  money: UnitMoney;
  miles: number;
}

export function rankFactsOf(unit: Candidate, rates: Rates = DEFAULT_RATES): RankFacts {
  return { serial: unit.serial, money: moneyOf(unit, rates), miles: milesTo(unit.location, rates) };
}

/** From the reference site; Infinity for an unknown place. */
export const milesTo = (location: string | null, rates: Rates): number =>
  knownDistance(location, rates) ?? Number.POSITIVE_INFINITY;

export function rankKeyOf({ serial, money, miles }: RankFacts, totals: Totals, requirement: MatchRequirement): RankKey {
  const needed = neededCents(money, totals, requirement);
  const gapCents = knownCents(needed);
  return {
    serial,
    miles,
    canServe: totals.canServe,
    points: scorePoints(totals),
    gaps: totals.gaps,
    unpricedGaps: totals.openGaps + needed.filter(({ cents }) => cents === null).length,
    gapCents,
    marginPercentage: knownMargin(money, gapCents, requirement) ?? Number.NEGATIVE_INFINITY,
  };
}

const knownMargin = (money: UnitMoney, gapCents: number, requirement: MatchRequirement): number | null =>
  money.base === null || !money.isBaseComplete
    ? null
    : marginPercentage(priceCents(money, requirement), money.base + gapCents);

/**
 * Best first: able to serve, score, then fewer gaps, fewer of unknown cost, cheaper ones, higher margin percentage, nearer
 * to the reference site, lower serial (numbers as numbers). Two units with different serials never tie.
 */
export const compareRankKeys = (a: RankKey, b: RankKey): number =>
  coarseRank(b) - coarseRank(a) || compareOfOneRank(a, b);

/** The same of units of one coarse rank. */
export const compareOfOneRank = (a: RankKey, b: RankKey): number =>
  a.gapCents - b.gapCents ||
  ascending(b.marginPercentage, a.marginPercentage) ||
  ascending(a.miles, b.miles) ||
  compareSerials(a.serial, b.serial);

/** No unit has more gaps than there are features. */
const GAP_PLACES = 16;

/**
 * Whether it can serve, score, gaps and those of unknown cost, the leading parts of a rank key, as one number, the higher
 * the better.
 */
export const coarseRank = (key: Pick<RankKey, 'canServe' | 'points' | 'gaps' | 'unpricedGaps'>): number =>
  (((key.canServe ? FULL_SCORE + 1 : 0) + key.points) * GAP_PLACES - key.gaps) * GAP_PLACES - key.unpricedGaps;

/** Two infinite values are equal; their difference would be NaN. */
const ascending = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);
