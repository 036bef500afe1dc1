import type { Candidate, MatchRequirement } from '../features/candidate';
import type { Bucket } from './bucket';
import type { Facets } from './facets';
import { bestPromise, createFacetTallies, headTally, type FacetTallies } from './facetTallies';
import type { Ranked } from '../ranking/score';
import { scoreUnit } from '../ranking/scoreUnit';
import { compareStandings, promiseOf, standingOf, type Standing } from '../ranking/rankKey';
import { addTallies, scorePoints } from '../ranking/tally';
import { createTopList, type TopList } from './topList';

interface Placed extends Standing {
  candidate: Candidate;
}

/**
 * The best `limit` units. Every bucket's best promise is worked out once; the best buckets are visited first, and the
 * search ends where no bucket left can reach the last of the list. A bucket that could only equal it is visited still,
 * since tie-breakers decide.
 */
export function searchBuckets(
  requirement: MatchRequirement,
  facets: Facets,
  buckets: Iterable<Bucket>,
  limit: number,
): Ranked[] {
  const tallies = createFacetTallies(requirement, facets);
  const byPromise = groupByPromise(tallies, buckets);
  const top = createTopList<Placed>(limit, compareStandings);
  for (const promise of [...byPromise.keys()].sort((a, b) => b - a)) {
    if (promise < promiseToReach(top)) break;
    for (const bucket of byPromise.get(promise) ?? []) visit(bucket, tallies, requirement, top);
  }
  return top.items().map(({ candidate }) => ({ candidate, score: scoreUnit(requirement, candidate) }));
}

function groupByPromise(tallies: FacetTallies, buckets: Iterable<Bucket>): Map<number, Bucket[]> {
  const groups = new Map<number, Bucket[]>();
  for (const bucket of buckets) {
    const promise = bestPromise(tallies, bucket.ids);
    const group = groups.get(promise);
    if (group) group.push(bucket);
    else groups.set(promise, [bucket]);
  }
  return groups;
}

/** What a unit must promise to get into the list; a list of no places takes none. */
function promiseToReach(top: TopList<Placed>): number {
  if (!top.isFull()) return Number.NEGATIVE_INFINITY;
  const worst = top.worst();
  return worst ? promiseOf(worst) : Number.POSITIVE_INFINITY;
}

/** Offers a bucket's units; those that score and gaps alone keep out are passed over cheaply. */
function visit(bucket: Bucket, tallies: FacetTallies, requirement: MatchRequirement, top: TopList<Placed>): void {
  const head = headTally(tallies, bucket.ids);
  for (let place = 0; place < bucket.entries.length; place += 1) {
    const side = tallies.side(bucket.sides[place] ?? 0);
    const finish = tallies.finish(bucket.finishes[place] ?? 0);
    const points = scorePoints(head.points + side.points + finish.points, head.isCapped || side.isCapped);
    const entry = bucket.entries[place];
    if (!entry || promiseOf({ points, gaps: head.gaps + side.gaps + finish.gaps }) < promiseToReach(top)) continue;
    const standing = standingOf(entry, addTallies(addTallies(head, side), finish), requirement);
    top.offer({ ...standing, candidate: entry.candidate });
  }
}
