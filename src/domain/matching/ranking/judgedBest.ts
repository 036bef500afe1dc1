import type { Rates } from '../../rates/rates';
import type { Candidate } from '../reading/candidate';
import type { MatchRequirement } from '../reading/requirement';
import { judge, rankKeyOf, type Judged } from './judging';
import { compareRankKeys, type RankKey } from './rankKey';

/** A unit as judged by one alternative of a requirement. */
interface Keyed {
  readonly requirement: MatchRequirement;
  readonly candidate: Candidate;
  readonly judged: Judged;
  readonly key: RankKey;
}

export const keyed = (requirement: MatchRequirement, candidate: Candidate, judged: Judged, rates: Rates): Keyed => ({
  ...{ requirement, candidate, judged },
  key: rankKeyOf(judged, candidate, rates),
});

/** The first of equal ones. */
export const bestOf = (first: Keyed, ...others: readonly Keyed[]): Keyed =>
  others.reduce((best, each) => (compareRankKeys(best.key, each.key) <= 0 ? best : each), first);

/** Judged by the alternative that the unit fits best. */
export function judgedBest(requirement: MatchRequirement, candidate: Candidate, rates: Rates): Keyed {
  const judgedBy = (each: MatchRequirement) => keyed(each, candidate, judge(each, candidate, rates), rates);
  return bestOf(judgedBy(requirement), ...requirement.others.map(judgedBy));
}
