import type { Rates } from '../../../rates/rates';
import { rankFactsOf, rankKeyOf } from '../../ranking/key/rankKey';
import type { Ranked } from '../../ranking/score';
import { sumTotals } from '../../ranking/totals';
import type { Candidate } from '../../reading/candidate';
import type { MatchRequirement } from '../../reading/requirement';
import { impedanceIdOf } from '../facets';
import { createFacetTotals } from '../facetTotals';
import { createPlaces, offerTo, rankedOf, rankToReach } from '../places';
import { shapesByBound, type BoundShape } from './shapesByBound';
import type { ShapeIndex } from './shapeIndex';

/** A unit, and the key of its shape. */
export interface ShapedUnit {
  shape: string;
  candidate: Candidate;
}

/** The units of some shapes, in any order. */
export type UnitsOfShapes = (keys: readonly string[]) => Promise<readonly ShapedUnit[]>;

const FIRST_QUESTION = 4;
const LARGEST_QUESTION = 256;

/**
 * The best `limit` units, as the index in memory finds them. The shapes with the highest bounds are asked for first, each
 * time more of them, until none is left that can reach the last of the list.
 */
export async function searchShapes(
  requirement: MatchRequirement,
  index: ShapeIndex,
  limit: number,
  rates: Rates,
  unitsOf: UnitsOfShapes,
): Promise<Ranked[]> {
  const facetTotals = createFacetTotals(requirement, index.facets, rates);
  const shapes = shapesByBound(facetTotals, index.buckets.values());
  const top = createPlaces<Candidate>(limit);
  const met = new Set<string>();
  for (let size = FIRST_QUESTION, asked = 0; ; size = nextSize({ size, asked, met: met.size, limit })) {
    const next = nextShapes(shapes, size, rankToReach(top));
    if (next.length === 0) return rankedOf(top, requirement, rates, (unit) => unit);
    asked += next.length;
    const totalsOf = new Map(next.map(({ shape, totals }) => [shape.key, totals]));
    for (const { shape, candidate } of await unitsOf([...totalsOf.keys()])) {
      const ofShape = totalsOf.get(shape);
      // A unit that changed between two questions may be met in both its shapes.
      if (ofShape === undefined || met.has(candidate.serial)) continue;
      met.add(candidate.serial);
      const totals = sumTotals([ofShape, facetTotals.impedance(impedanceIdOf(index.facets, candidate))]);
      offerTo(top, { rankKey: rankKeyOf(rankFactsOf(candidate, rates), totals, requirement), unit: candidate, totals });
    }
  }
}

/** Twice as many, or as many as the list still lacks units, by how many the shapes had so far. */
function nextSize({ size, asked, met, limit }: { size: number; asked: number; met: number; limit: number }): number {
  const lacking = ((limit - met) * asked) / Math.max(1, met);
  return Math.min(LARGEST_QUESTION, Math.max(2 * size, Math.ceil(lacking)));
}

/** Of descending bounds: after one that cannot reach the list, none can. */
function nextShapes(shapes: Iterator<BoundShape, undefined>, most: number, toReach: number): BoundShape[] {
  const next: BoundShape[] = [];
  while (next.length < most) {
    const following = shapes.next();
    if (following.done === true || following.value.bound < toReach) break;
    next.push(following.value);
  }
  return next;
}
