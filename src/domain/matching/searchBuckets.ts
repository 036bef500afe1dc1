import type { Candidate, MatchRequirement } from './candidate';
import type { Bucket } from './bucket';
import type { Facets } from './facets';
import { boundOf, createFacetTallies, headTally, type FacetTallies } from './facetTallies';
import type { Ranked } from './score';
import { scoreUnit } from './scoreUnit';
import { compareStandings, standingOf, type Standing } from './standing';
import { addTallies, scorePoints } from './tally';
import { createTopList, type TopList } from './topList';

interface Placed extends Standing {
  candidate: Candidate;
}

/**
 * The best `limit` units. Every bucket is bounded once; the best are visited first, and the search ends where no bucket
 * left can reach the last of the list. A bucket that could only equal it is visited still, since tie-breakers decide.
 */
export function searchBuckets(
  requirement: MatchRequirement,
  facets: Facets,
  buckets: Iterable<Bucket>,
  limit: number,
): Ranked[] {
  const tallies = createFacetTallies(requirement, facets);
  const byBound = groupByBound(tallies, buckets);
  const top = createTopList<Placed>(limit, compareStandings);
  for (const bound of [...byBound.keys()].sort((a, b) => b - a)) {
    if (top.isFull() && bound < (top.worst()?.points ?? Number.POSITIVE_INFINITY)) break;
    for (const bucket of byBound.get(bound) ?? []) visit(bucket, tallies, requirement, top);
  }
  return top.items().map(({ candidate }) => ({ candidate, score: scoreUnit(requirement, candidate) }));
}

function groupByBound(tallies: FacetTallies, buckets: Iterable<Bucket>): Map<number, Bucket[]> {
  const groups = new Map<number, Bucket[]>();
  for (const bucket of buckets) {
    const bound = boundOf(tallies, bucket.ids);
    const group = groups.get(bound);
    if (group) group.push(bucket);
    else groups.set(bound, [bucket]);
  }
  return groups;
}

/** Offers a bucket's units; those that cannot reach the list by points alone are passed over cheaply. */
function visit(bucket: Bucket, tallies: FacetTallies, requirement: MatchRequirement, top: TopList<Placed>): void {
  const head = headTally(tallies, bucket.ids);
  for (let place = 0; place < bucket.entries.length; place += 1) {
    const side = tallies.side(bucket.sides[place] ?? 0);
    const finish = tallies.finish(bucket.finishes[place] ?? 0);
    const points = scorePoints(head.points + side.points + finish.points, head.isCapped || side.isCapped);
    if (top.isFull() && points < (top.worst()?.points ?? 0)) continue;
    const entry = bucket.entries[place];
    if (entry === undefined) continue;
    const standing = standingOf(entry, addTallies(addTallies(head, side), finish), requirement);
    top.offer({ ...standing, candidate: entry.candidate });
  }
}
