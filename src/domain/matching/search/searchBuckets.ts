import type { Rates } from '../../rates/rates';
import { coarseRank, rankKeyOf } from '../ranking/key/rankKey';
import type { Ranked } from '../ranking/score';
import { scorePoints, sumTotals } from '../ranking/totals';
import type { MatchRequirement } from '../reading/requirement';
import { finishAt, impedanceAt, rowAt, sideAt, type Bucket } from './bucket';
import { bucketsByBound } from './bucketsByBound';
import { createFacetTotals, finishBounds, headTotals, type FacetTotals } from './facetTotals';
import { createPlaces, offerTo, rankedOf, rankToReach, type Places } from './places';
import type { UnitStore } from './unitStore';

/**
 * The best `limit` units. Each bucket's upper bound is computed once; the buckets with the highest are visited first, and the
 * search ends where no bucket left can reach the last of the list. Among buckets of one bound, of which there are many where
 * nothing serves and every score is held at the cap, the finishes of their units decide. A bucket that could only equal the
 * last of the list is still visited, since tie-breakers decide. `onVisit` counts them.
 */
export function searchBuckets(
  requirement: MatchRequirement,
  units: UnitStore,
  limit: number,
  rates: Rates,
  onVisit: (bucket: Bucket) => void = () => undefined,
): Ranked[] {
  const facetTotals = createFacetTotals(requirement, units.facets, rates);
  const top = createPlaces<number>(limit);
  const bounds = new Float64Array(units.facets.finishes.size);
  for (const group of bucketsByBound(facetTotals, units.buckets.values())) {
    if (group.bound < rankToReach(top)) break;
    for (const { bucket, bound } of byFinishes(facetTotals, group.buckets)) {
      if (bound < rankToReach(top)) break;
      onVisit(bucket);
      visit(bucket, { facetTotals, requirement, units, top, bounds });
    }
  }
  return rankedOf(top, requirement, rates, units.candidateAt);
}

/** The buckets whose units can rank highest with the finishes that they have come first. */
const byFinishes = (totals: FacetTotals, buckets: readonly Bucket[]) =>
  buckets
    .map((bucket) => ({ bucket, bound: bestFinish(finishBounds(totals, bucket.ids), bucket) }))
    .sort((a, b) => b.bound - a.bound);

function bestFinish(boundOf: (finish: number) => number, { finishCounts }: Bucket): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const finish of finishCounts.keys()) best = Math.max(best, boundOf(finish));
  return best;
}

interface Visit {
  facetTotals: FacetTotals;
  requirement: MatchRequirement;
  units: UnitStore;
  top: Places<number>;
  /** The bounds of the finishes in the bucket that is visited, by their ids. */
  bounds: Float64Array;
}

/** Offers a bucket's units, skipping those whose finish, or whose leading parts alone, keep them out. */
function visit(bucket: Bucket, { facetTotals, requirement, units, top, bounds }: Visit): void {
  const boundOf = finishBounds(facetTotals, bucket.ids);
  for (const finish of bucket.finishCounts.keys()) bounds[finish] = boundOf(finish);
  const head = headTotals(facetTotals, bucket.ids);
  let toReach = rankToReach(top);
  for (let place = 0; place < bucket.count; place += 1) {
    const finishId = finishAt(bucket, place);
    if ((bounds[finishId] ?? 0) < toReach) continue;
    const side = facetTotals.side(sideAt(bucket, place));
    const finish = facetTotals.finish(finishId);
    const impedance = facetTotals.impedance(impedanceAt(bucket, place));
    const canServe = head.canServe && side.canServe && finish.canServe;
    const points = scorePoints({ points: head.points + side.points + finish.points, canServe });
    const gaps = head.gaps + side.gaps + finish.gaps + impedance.gaps;
    const unpricedGaps = head.openGaps + side.openGaps + finish.openGaps + impedance.openGaps;
    if (coarseRank({ canServe, points, gaps, unpricedGaps }) < toReach) continue;
    const row = rowAt(bucket, place);
    const totals = sumTotals([head, side, finish, impedance]);
    offerTo(top, { rankKey: rankKeyOf(units.rankFactsAt(row), totals, requirement), unit: row, totals });
    toReach = rankToReach(top);
  }
}
