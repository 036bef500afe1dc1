import type { Candidate, MatchRequirement } from './candidate';
import type { FacetIds, Facets } from './facets';
import { boundOf, createFacetTallies, headTally, type FacetTallies } from './facetTallies';
import type { Ranked } from './score';
import { scoreUnit } from './scoreUnit';
import { compareStandings, standingOf, type Standee, type Standing } from './standing';
import { addTallies, scorePoints } from './tally';
import { createTopList, type TopList } from './topList';

/** One unit in the index. */
export interface Entry extends Standee {
  candidate: Candidate;
  ids: FacetIds;
}

/** Units that are alike in phase, kVA, primary and secondary voltage text; `ids` are one of theirs. */
export interface Bucket {
  ids: FacetIds;
  entries: Set<Entry>;
}

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
  for (const entry of bucket.entries) {
    const [side, finish] = [tallies.side(entry.ids.side), tallies.finish(entry.ids.finish)];
    const isCapped = head.isCapped || side.isCapped;
    const points = scorePoints(head.points + side.points + finish.points, isCapped);
    if (top.isFull() && points < (top.worst()?.points ?? 0)) continue;
    const standing = standingOf(entry, addTallies(addTallies(head, side), finish), requirement);
    top.offer({ ...standing, candidate: entry.candidate });
  }
}
