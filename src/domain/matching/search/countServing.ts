import type { MatchRequirement } from '../reading/requirement';
import { finishAt, sideAt, type Bucket } from './bucket';
import type { Rates } from '../../rates/rates';
import { createFacetTotals, headTotals } from './facetTotals';
import type { Facets } from './facets';

/** How many units can serve a requirement; only buckets that can are looked into. */
export function countServing(
  requirement: MatchRequirement,
  facets: Facets,
  buckets: Iterable<Bucket>,
  rates: Rates,
): number {
  const totals = createFacetTotals(requirement, facets, rates);
  let count = 0;
  for (const bucket of buckets) {
    const { ids } = bucket;
    if (!headTotals(totals, ids).canServe || !totals.primary(ids.primary).canServe) continue;
    for (let place = 0; place < bucket.count; place += 1)
      if (totals.finish(finishAt(bucket, place)).canServe && totals.side(sideAt(bucket, place)).canServe) count += 1;
  }
  return count;
}
