import type { Candidate, MatchRequirement } from '../features/candidate';
import { judgeUnit } from '../features/judgements';
import type { Ranked } from './score';
import { scoreUnit } from './scoreUnit';
import { compareStandings, standeeOf, standingOf } from './rankKey';
import { tallyOf } from './tally';

/** The best `limit` candidates, best first, by looking at every one: what is right by definition. */
export function rank(requirement: MatchRequirement, candidates: Iterable<Candidate>, limit: number): Ranked[] {
  return Array.from(candidates, (candidate) => ({
    candidate,
    standing: standingOf(standeeOf(candidate), tallyOf(judgeUnit(requirement, candidate)), requirement),
  }))
    .sort((a, b) => compareStandings(a.standing, b.standing))
    .slice(0, Math.max(0, limit))
    .map(({ candidate }) => ({ candidate, score: scoreUnit(requirement, candidate) }));
}
