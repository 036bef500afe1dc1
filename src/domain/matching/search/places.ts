import type { Rates } from '../../rates/rates';
import { coarseRank, compareRankKeys, type RankKey } from '../ranking/rankKey';
import type { Ranked } from '../ranking/score';
import { scoreOf } from '../ranking/scoreUnit';
import type { Totals } from '../ranking/totals';
import type { Candidate } from '../reading/candidate';
import type { MatchRequirement } from '../reading/requirement';
import { createTopList, type TopList } from './topList';

interface Placed {
  rankKey: RankKey;
  candidate: Candidate;
  totals: Totals;
}

/** The best units that a search has met so far. */
export type Places = TopList<Placed>;

export const createPlaces = (limit: number): Places =>
  createTopList(limit, (a, b) => compareRankKeys(a.rankKey, b.rankKey));

/** The coarse rank a unit needs to enter the list; a list of no places takes none. */
export function rankToReach(places: Places): number {
  if (!places.isFull()) return Number.NEGATIVE_INFINITY;
  const worst = places.worst();
  return worst ? coarseRank(worst.rankKey) : Number.POSITIVE_INFINITY;
}

export const rankedOf = (places: Places, requirement: MatchRequirement, rates: Rates): Ranked[] =>
  places.items().map(({ candidate, totals }) => ({ candidate, score: scoreOf(requirement, candidate, totals, rates) }));
