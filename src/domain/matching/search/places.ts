import type { Rates } from '../../rates/rates';
import { coarseRank, compareOfOneRank, type RankKey } from '../ranking/key/rankKey';
import type { Ranked } from '../ranking/score';
import { scoreOf } from '../ranking/scoreUnit';
import type { Totals } from '../ranking/totals';
import type { Candidate } from '../reading/candidate';
import type { MatchRequirement } from '../reading/requirement';
import { createTopList, type TopList } from './topList';

interface Offered<Unit> {
  rankKey: RankKey;
  unit: Unit;
  totals: Totals;
}

interface Placed<Unit> extends Offered<Unit> {
  /** That of the key: worked out once, compared with each unit that is offered. */
  coarse: number;
}

/** The best units that a search has met so far, or what stands for them. */
export type Places<Unit> = TopList<Placed<Unit>>;

export const createPlaces = <Unit>(limit: number): Places<Unit> =>
  createTopList(limit, (a, b) => b.coarse - a.coarse || compareOfOneRank(a.rankKey, b.rankKey));

export const offerTo = <Unit>(places: Places<Unit>, { rankKey, unit, totals }: Offered<Unit>): void =>
  places.offer({ rankKey, unit, totals, coarse: coarseRank(rankKey) });

/** The coarse rank a unit needs to enter the list; a list of no places takes none. */
export function rankToReach<Unit>(places: Places<Unit>): number {
  if (!places.isFull()) return Number.NEGATIVE_INFINITY;
  const worst = places.worst();
  return worst ? worst.coarse : Number.POSITIVE_INFINITY;
}

export const rankedOf = <Unit>(
  places: Places<Unit>,
  requirement: MatchRequirement,
  rates: Rates,
  candidateOf: (unit: Unit) => Candidate,
): Ranked[] =>
  places.items().map(({ unit, totals }) => {
    const candidate = candidateOf(unit);
    return { candidate, score: scoreOf(requirement, candidate, totals, rates) };
  });
