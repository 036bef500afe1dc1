import { createCodes } from '../../columns/numbers';
import { addToBucket, createBucket, finishAt, impedanceAt, removeFromBucket, sideAt, type Bucket } from './bucket';
import type { FacetIds, KindIds } from './facets';
import { createTupleInterner } from './interner';

/** In which bucket each row stands: by phase, kVA, primary and secondary voltage, the heaviest of the weighted features. */
export interface Placing {
  /** Those that have units. */
  readonly buckets: ReadonlyMap<number, Bucket>;
  /** The code of the bucket of units with these ids. */
  headOf: (ids: KindIds) => number;
  enter: (row: number, ids: FacetIds, head?: number) => void;
  leave: (row: number) => void;
  idsAt: (row: number) => FacetIds;
}

export function createPlacing(rows: number): Placing {
  const heads = createTupleInterner<true>();
  const buckets = new Map<number, Bucket>();
  const [headOf, placeOf] = [createCodes(rows), createCodes(rows)];
  const whereIs = (row: number) => {
    const [head, place] = [headOf.array[row] ?? 0, placeOf.array[row] ?? 0];
    const bucket = buckets.get(head);
    if (bucket === undefined) throw new RangeError(`No unit has the row ${row}.`);
    return { head, bucket, place };
  };
  const headCodeOf = ({ phase, kva, primary, secondary }: KindIds) =>
    heads.idOf([phase, kva, primary, secondary], () => true);
  return {
    buckets,
    headOf: headCodeOf,
    enter(row, ids, head = headCodeOf(ids)) {
      const bucket = buckets.get(head) ?? createBucket(ids);
      buckets.set(head, bucket);
      headOf.set(row, head);
      placeOf.set(row, addToBucket(bucket, row, ids));
    },
    leave(row) {
      const { head, bucket, place } = whereIs(row);
      placeOf.set(removeFromBucket(bucket, place), place);
      if (bucket.count === 0) buckets.delete(head);
    },
    idsAt(row) {
      const { bucket, place } = whereIs(row);
      const { phase, kva, secondary, primary } = bucket.ids;
      return {
        phase,
        kva,
        secondary,
        primary,
        side: sideAt(bucket, place),
        finish: finishAt(bucket, place),
        impedance: impedanceAt(bucket, place),
      };
    },
  };
}
