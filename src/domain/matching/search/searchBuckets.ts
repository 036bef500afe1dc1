import type { Rates } from '../../rates/rates';
import { coarseRank, rankKeyOf } from '../ranking/rankKey';
import type { Ranked } from '../ranking/score';
import { scorePoints, sumTotals } from '../ranking/totals';
import type { MatchRequirement } from '../reading/requirement';
import type { Bucket } from './bucket';
import { bucketsByBound } from './bucketsByBound';
import type { Facets } from './facets';
import { createFacetTotals, headTotals, type FacetTotals } from './facetTotals';
import { createPlaces, rankedOf, rankToReach, type Places } from './places';

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
  const top = createPlaces(limit);
  for (const group of bucketsByBound(facetTotals, buckets)) {
    if (group.bound < rankToReach(top)) break;
    for (const bucket of group.buckets) visit(bucket, facetTotals, requirement, top);
  }
  return rankedOf(top, requirement, rates);
}

/** Offers a bucket's units, skipping those whose leading parts alone keep them out. */
function visit(bucket: Bucket, totals: FacetTotals, requirement: MatchRequirement, top: Places): void {
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
