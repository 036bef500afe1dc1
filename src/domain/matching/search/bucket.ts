import type { FacetIds } from './facets';

/**
 * Units with the same phase, kVA, primary and secondary voltage text; `ids` are those of one of them. What a search reads
 * of every unit lies together: its row and the ids of its primary side, finish and impedance, one unit after the other.
 */
export interface Bucket {
  ids: FacetIds;
  /** How many units stand in it. */
  count: number;
  /** CELLS for each unit; beyond those of `count` units they mean nothing. */
  cells: Uint32Array;
  /** How many units have each finish: a bound of the bucket looks at each finish once. */
  finishCounts: Map<number, number>;
}

/** How many cells each unit has. */
const CELLS = 4;
const [ROW, SIDE, FINISH, IMPEDANCE] = [0, 1, 2, 3];

/** The same for all units of a bucket, and for no others. */
export const bucketKey = ({ phase, kva, primary, secondary }: FacetIds): string =>
  `${phase}/${kva}/${primary}/${secondary}`;

export const createBucket = (ids: FacetIds): Bucket => ({
  ids,
  count: 0,
  cells: new Uint32Array(CELLS),
  finishCounts: new Map(),
});

const cellOf = ({ cells }: Bucket, place: number, cell: number): number => cells[place * CELLS + cell] ?? 0;
export const rowAt = (bucket: Bucket, place: number): number => cellOf(bucket, place, ROW);
export const sideAt = (bucket: Bucket, place: number): number => cellOf(bucket, place, SIDE);
export const finishAt = (bucket: Bucket, place: number): number => cellOf(bucket, place, FINISH);
export const impedanceAt = (bucket: Bucket, place: number): number => cellOf(bucket, place, IMPEDANCE);

/** Returns the place of the unit in the bucket. */
export function addToBucket(bucket: Bucket, row: number, { side, finish, impedance }: FacetIds): number {
  const place = bucket.count;
  const from = place * CELLS;
  if (from === bucket.cells.length) {
    const grown = new Uint32Array((place + (place >>> 1) + 1) * CELLS);
    grown.set(bucket.cells);
    bucket.cells = grown;
  }
  const { cells, finishCounts } = bucket;
  cells[from + ROW] = row;
  cells[from + SIDE] = side;
  cells[from + FINISH] = finish;
  cells[from + IMPEDANCE] = impedance;
  finishCounts.set(finish, (finishCounts.get(finish) ?? 0) + 1);
  bucket.count += 1;
  return place;
}

/** The last unit takes the removed one's place: the order inside a bucket has no meaning. Returns its row. */
export function removeFromBucket(bucket: Bucket, place: number): number {
  const { cells, finishCounts } = bucket;
  const finish = finishAt(bucket, place);
  const others = (finishCounts.get(finish) ?? 0) - 1;
  if (others > 0) finishCounts.set(finish, others);
  else finishCounts.delete(finish);
  bucket.count -= 1;
  cells.copyWithin(place * CELLS, bucket.count * CELLS, (bucket.count + 1) * CELLS);
  return rowAt(bucket, place);
}
