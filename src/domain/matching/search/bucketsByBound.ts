import type { FacetIds } from './facets';
import { upperBound, type FacetTotals } from './facetTotals';

/** Buckets none of whose units can rank higher than this. */
interface BoundGroup<Bucket> {
  bound: number;
  buckets: Bucket[];
}

/** The buckets whose units can rank highest come first; each bound is computed once. */
export function bucketsByBound<Bucket extends { ids: FacetIds }>(
  totals: FacetTotals,
  buckets: Iterable<Bucket>,
): BoundGroup<Bucket>[] {
  const groups = new Map<number, BoundGroup<Bucket>>();
  for (const bucket of buckets) {
    const bound = upperBound(totals, bucket.ids);
    const group = groups.get(bound);
    if (group) group.buckets.push(bucket);
    else groups.set(bound, { bound, buckets: [bucket] });
  }
  return [...groups.values()].sort((a, b) => b.bound - a.bound);
}
