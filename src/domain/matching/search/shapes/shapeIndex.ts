import type { Candidate } from '../../reading/candidate';
import { bucketKey } from '../bucket';
import { createFacets, facetIdsOf, type FacetIds, type Facets } from '../facets';

/** Units that only their impedance, place and money tell apart; `ids` are those of one of them. */
export interface Shape {
  /** Whoever keeps the units finds them by it. */
  key: string;
  ids: FacetIds;
}

/** The shapes of a bucket. */
export interface ShapeBucket {
  ids: FacetIds;
  shapes: Shape[];
}

/** What a search must know of an inventory that lies elsewhere: which shapes there are, not which units. */
export interface ShapeIndex {
  readonly facets: Facets;
  readonly buckets: ReadonlyMap<string, ShapeBucket>;
  readonly shapes: ReadonlyMap<string, Shape>;
  /** Makes a shape known by one of its units; does nothing where it is. */
  put: (key: string, unit: Candidate) => void;
}

/** A shape stays, though its last unit goes: it then costs a search a question, never its answer. */
export function createShapeIndex(): ShapeIndex {
  const facets = createFacets();
  const buckets = new Map<string, ShapeBucket>();
  const shapes = new Map<string, Shape>();
  const put = (key: string, unit: Candidate) => {
    if (shapes.has(key)) return;
    const shape = { key, ids: facetIdsOf(facets, unit) };
    shapes.set(key, shape);
    const inBucket = bucketKey(shape.ids);
    const bucket = buckets.get(inBucket);
    if (bucket) bucket.shapes.push(shape);
    else buckets.set(inBucket, { ids: shape.ids, shapes: [shape] });
  };
  return { facets, buckets, shapes, put };
}
