import { DEFAULT_RATES, type Rates } from '../../rates/rates';
import type { Candidate } from '../reading/candidate';
import type { MatchRequirement } from '../reading/requirement';
import { judge, rankKeyOf } from './judging';
import { compareRankKeys } from './key/rankKey';
import type { Ranked } from './score';
import { scoreOf } from './scoreUnit';

/** The best `limit` candidates, best first, by judging every one. It defines what the search must answer. */
export function rank(
  requirement: MatchRequirement,
  candidates: Iterable<Candidate>,
  limit: number,
  rates: Rates = DEFAULT_RATES,
): Ranked[] {
  return Array.from(candidates, (candidate) => ({ candidate, judged: judge(requirement, candidate, rates) }))
    .map((each) => ({ ...each, key: rankKeyOf(each.judged, each.candidate, rates) }))
    .sort((a, b) => compareRankKeys(a.key, b.key))
    .slice(0, Math.max(0, limit))
    .map(({ candidate, judged }) => ({ candidate, score: scoreOf(requirement, candidate, judged, rates) }));
}
