import type { Candidate } from '../reading/candidate';
import type { MatchRequirement } from '../reading/requirement';
import type { Rates } from '../../rates/rates';
import type { Bucket } from './bucket';
import type { Facets } from './facets';
import { upperBound, createFacetTotals, headTotals, type FacetTotals } from './facetTotals';
import type { Ranked } from '../ranking/score';
import { scoreOf } from '../ranking/scoreUnit';
import { compareRankKeys, coarseRank, rankKeyOf, type RankKey } from '../ranking/rankKey';
import { scorePoints, sumTotals, type Totals } from '../ranking/totals';
import { createTopList, type TopList } from './topList';

interface Placed {
  rankKey: RankKey;
  candidate: Candidate;
  totals: Totals;
}

/**
 * The best `limit` units. Each bucket's upper bound is computed once; the buckets with the highest are visited first, and the
 * search ends where no bucket left can reach the last of the list. A bucket that could only equal it is still visited,
 * since tie-breakers decide.
 */
export function searchBuckets(
  requirement: MatchRequirement,
  facets: Facets,
  buckets: Iterable<Bucket>,
  limit: number,
  rates: Rates,
): Ranked[] {
  const facetTotals = createFacetTotals(requirement, facets, rates);
  const byBound = groupByBound(facetTotals, buckets);
  const top = createTopList<Placed>(limit, (a, b) => compareRankKeys(a.rankKey, b.rankKey));
  for (const bound of [...byBound.keys()].sort((a, b) => b - a)) {
    if (bound < rankToReach(top)) break;
    for (const bucket of byBound.get(bound) ?? []) visit(bucket, facetTotals, requirement, top);
  }
  return top
    .items()
    .map(({ candidate, totals }) => ({ candidate, score: scoreOf(requirement, candidate, totals, rates) }));
}

function groupByBound(totals: FacetTotals, buckets: Iterable<Bucket>): Map<number, Bucket[]> {
  const groups = new Map<number, Bucket[]>();
  for (const bucket of buckets) {
    const bound = upperBound(totals, bucket.ids);
    const group = groups.get(bound);
    if (group) group.push(bucket);
    else groups.set(bound, [bucket]);
  }
  return groups;
}

/** The coarse rank a unit needs to enter the list; a list of no places takes none. */
function rankToReach(top: TopList<Placed>): number {
  if (!top.isFull()) return Number.NEGATIVE_INFINITY;
  const worst = top.worst();
  return worst ? coarseRank(worst.rankKey) : Number.POSITIVE_INFINITY;
}

/** Offers a bucket's units, skipping those whose leading parts alone keep them out. */
function visit(bucket: Bucket, totals: FacetTotals, requirement: MatchRequirement, top: TopList<Placed>): void {
  const head = headTotals(totals, bucket.ids);
  let toReach = rankToReach(top);
  for (let place = 0; place < bucket.entries.length; place += 1) {
    const side = totals.side(bucket.sides[place] ?? 0);
    const finish = totals.finish(bucket.finishes[place] ?? 0);
    const impedance = totals.impedance(bucket.impedances[place] ?? 0);
    const canServe = head.canServe && side.canServe && finish.canServe;
    const points = scorePoints({ points: head.points + side.points + finish.points, canServe });
    const gaps = head.gaps + side.gaps + finish.gaps + impedance.gaps;
    const unpricedGaps = head.openGaps + side.openGaps + finish.openGaps + impedance.openGaps;
    const entry = bucket.entries[place];
    if (!entry || coarseRank({ canServe, points, gaps, unpricedGaps }) < toReach) continue;
    const sum = sumTotals([head, side, finish, impedance]);
    top.offer({ rankKey: rankKeyOf(entry, sum, requirement), candidate: entry.candidate, totals: sum });
    toReach = rankToReach(top);
  }
}
