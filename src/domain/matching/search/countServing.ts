import type { MatchRequirement } from '../reading/requirement';
import type { Bucket } from './bucket';
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
  for (const { ids, sides, finishes } of buckets) {
    if (!headTotals(totals, ids).canServe || !totals.primary(ids.primary).canServe) continue;
    count += finishes.filter(
      (id, place) => totals.finish(id).canServe && totals.side(sides[place] ?? 0).canServe,
    ).length;
  }
  return count;
}
