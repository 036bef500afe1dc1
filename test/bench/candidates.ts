import type { Candidate } from '../../src/domain/matching/reading/candidate';
import { sampleUnits } from '../../src/sample/units';
import { candidateOf } from '../sample/matches';

/** As many units as asked for: the sample set again and again, each time with other serials. */
export function manyCandidates(count: number): Candidate[] {
  const once = sampleUnits().map(candidateOf);
  const rounds = Array.from({ length: Math.ceil(count / once.length) }, () => once);
  return rounds
    .flat()
    .slice(0, count)
    .map((candidate, index) => ({ ...candidate, serial: String(10_000_000 + index) }));
}
