import type { Rates } from '../../../rates/rates';
import type { MatchRequirement } from '../../reading/requirement';
import { alternativesTo } from '../alternatives';
import { createFacetTotals, headTotals } from '../facetTotals';
import { mostHelpful, type Relaxation } from '../relaxations';
import type { ShapeIndex } from './shapeIndex';

/** How many units each of these shapes has. */
export type CountShapes = (keys: readonly string[]) => Promise<ReadonlyMap<string, number>>;

/** The keys of the shapes whose units can serve. */
export function servingShapes(requirement: MatchRequirement, { facets, buckets }: ShapeIndex, rates: Rates): string[] {
  const totals = createFacetTotals(requirement, facets, rates);
  const found: string[] = [];
  for (const { ids, shapes } of buckets.values()) {
    if (!headTotals(totals, ids).canServe || !totals.primary(ids.primary).canServe) continue;
    for (const { key, ids: own } of shapes)
      if (totals.finish(own.finish).canServe && totals.side(own.side).canServe) found.push(key);
  }
  return found;
}

/** As `relaxations`, of units that lie elsewhere: they are counted once, for all changes together. */
export async function relaxationsByShapes(
  requirement: MatchRequirement,
  index: ShapeIndex,
  rates: Rates,
  countShapes: CountShapes,
): Promise<Relaxation[]> {
  const changes = alternativesTo(requirement, index.facets).map(({ change, changed }) => ({
    change,
    changed,
    keys: servingShapes({ ...requirement, ...changed }, index, rates),
  }));
  const together = new Set<string>();
  for (const { keys } of changes) for (const key of keys) together.add(key);
  const counts = await countShapes([...together]);
  const unitsOf = (keys: readonly string[]) => keys.reduce((sum, key) => sum + (counts.get(key) ?? 0), 0);
  return mostHelpful(changes.map(({ change, changed, keys }) => ({ change, changed, units: unitsOf(keys) })));
}
