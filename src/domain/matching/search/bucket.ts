import type { Candidate } from '../features/candidate';
import type { FacetIds } from './facets';
import type { Standee } from '../ranking/rankKey';

/** One unit in the index. */
export interface Entry extends Standee {
  candidate: Candidate;
  ids: FacetIds;
}

/**
 * Units that are alike in phase, kVA, primary and secondary voltage text; `ids` are one of theirs. What a search reads of
 * every unit stands in columns of its own, so that passing over a unit touches no object of it.
 */
export interface Bucket {
  ids: FacetIds;
  entries: Entry[];
  sides: number[];
  finishes: number[];
}

export const createBucket = (ids: FacetIds): Bucket => ({ ids, entries: [], sides: [], finishes: [] });

export function addToBucket(bucket: Bucket, entry: Entry): void {
  bucket.entries.push(entry);
  bucket.sides.push(entry.ids.side);
  bucket.finishes.push(entry.ids.finish);
}

/** The last unit takes the place of the one that leaves: order inside a bucket means nothing. */
export function removeFromBucket({ entries, sides, finishes }: Bucket, entry: Entry): void {
  const place = entries.indexOf(entry);
  const last = entries.pop();
  sides.pop();
  finishes.pop();
  if (last === undefined || last === entry) return;
  entries[place] = last;
  sides[place] = last.ids.side;
  finishes[place] = last.ids.finish;
}
