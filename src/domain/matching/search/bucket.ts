import type { Candidate } from '../reading/candidate';
import type { FacetIds } from './facets';
import type { RankFacts } from '../ranking/rankKey';

/** One unit in the index. */
export interface Entry extends RankFacts {
  candidate: Candidate;
  ids: FacetIds;
}

/**
 * Units with the same phase, kVA, primary and secondary voltage text; `ids` are those of one of them. What a search reads
 * of every unit is kept in columns, so that skipping a unit touches none of its objects.
 */
export interface Bucket {
  ids: FacetIds;
  entries: Entry[];
  sides: number[];
  finishes: number[];
  impedances: number[];
}

/** The same for all units of a bucket, and for no others. */
export const bucketKey = ({ phase, kva, primary, secondary }: FacetIds): string =>
  `${phase}/${kva}/${primary}/${secondary}`;

export const createBucket = (ids: FacetIds): Bucket => ({
  ids,
  entries: [],
  sides: [],
  finishes: [],
  impedances: [],
});

export function addToBucket(bucket: Bucket, entry: Entry): void {
  bucket.entries.push(entry);
  bucket.sides.push(entry.ids.side);
  bucket.finishes.push(entry.ids.finish);
  bucket.impedances.push(entry.ids.impedance);
}

/** The last unit takes the removed one's place: the order inside a bucket has no meaning. */
export function removeFromBucket({ entries, sides, finishes, impedances }: Bucket, entry: Entry): void {
  const place = entries.indexOf(entry);
  const last = entries.pop();
  sides.pop();
  finishes.pop();
  impedances.pop();
  if (last === undefined || last === entry) return;
  entries[place] = last;
  sides[place] = last.ids.side;
  finishes[place] = last.ids.finish;
  impedances[place] = last.ids.impedance;
}
