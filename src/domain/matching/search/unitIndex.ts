import { DEFAULT_RATES, type Rates } from '../../rates/rates';
import { addToBucket, bucketKey, createBucket, removeFromBucket, type Bucket, type Entry } from './bucket';
import type { Candidate } from '../reading/candidate';
import type { MatchRequirement } from '../reading/requirement';
import { countServing } from './countServing';
import { createFacets, facetIdsOf } from './facets';
import { relaxations, type Relaxation } from './relaxations';
import { searchBuckets } from './searchBuckets';
import type { Ranked } from '../ranking/score';
import { rankFactsOf } from '../ranking/rankKey';

/** The inventory in memory, answering searches exactly as `rank` does, ties included. */
export interface UnitIndex {
  /** Adds a unit, or replaces the one with its serial. */
  put: (candidate: Candidate) => void;
  /** Does nothing where there is no such unit. */
  remove: (serial: string) => void;
  /** The best `limit` units, best first. */
  search: (requirement: MatchRequirement, limit: number) => Ranked[];
  /** How many units can serve. */
  countServing: (requirement: MatchRequirement) => number;
  /** What changing one thing that is required would bring, the most helpful first. */
  relaxations: (requirement: MatchRequirement) => Relaxation[];
  readonly size: number;
}

/** Judged by these rates; other rates take another index. Units stand in buckets by phase, kVA, primary and secondary voltage, the heaviest of the weighted features. */
export function createUnitIndex(rates: Rates = DEFAULT_RATES): UnitIndex {
  const facets = createFacets();
  const entries = new Map<string, Entry>();
  const buckets = new Map<string, Bucket>();

  const remove = (serial: string) => {
    const entry = entries.get(serial);
    if (!entry) return;
    entries.delete(serial);
    const key = bucketKey(entry.ids);
    const bucket = buckets.get(key);
    if (!bucket) return;
    removeFromBucket(bucket, entry);
    if (bucket.entries.length === 0) buckets.delete(key);
  };

  const put = (candidate: Candidate) => {
    remove(candidate.serial);
    const ids = facetIdsOf(facets, candidate);
    const entry = { candidate, ids, ...rankFactsOf(candidate, rates) };
    entries.set(candidate.serial, entry);
    const key = bucketKey(ids);
    const bucket = buckets.get(key) ?? createBucket(ids);
    buckets.set(key, bucket);
    addToBucket(bucket, entry);
  };

  const count = (requirement: MatchRequirement) => countServing(requirement, facets, buckets.values(), rates);

  return {
    put,
    remove,
    search: (requirement, limit) => searchBuckets(requirement, facets, buckets.values(), limit, rates),
    countServing: count,
    relaxations: (requirement) => relaxations(requirement, facets, count),
    get size() {
      return entries.size;
    },
  };
}
