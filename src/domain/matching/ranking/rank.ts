import { DEFAULT_RATES, type Rates } from '../../rates/rates';
import type { Candidate } from '../reading/candidate';
import type { MatchRequirement } from '../reading/requirement';
import { evaluateUnit } from '../features/evaluateUnit';
import type { Ranked } from './score';
import { scoreOf } from './scoreUnit';
import { compareRankKeys, rankFactsOf, rankKeyOf } from './key/rankKey';
import { totalsOf } from './totals';

/** The best `limit` candidates, best first, by scoring every one. It defines what the index must answer. */
export function rank(
  requirement: MatchRequirement,
  candidates: Iterable<Candidate>,
  limit: number,
  rates: Rates = DEFAULT_RATES,
): Ranked[] {
  const judge = (candidate: Candidate) => totalsOf(evaluateUnit(requirement, candidate, rates), rates);
  return Array.from(candidates, (candidate) => ({ candidate, totals: judge(candidate) }))
    .map((each) => ({ ...each, rankKey: rankKeyOf(rankFactsOf(each.candidate, rates), each.totals, requirement) }))
    .sort((a, b) => compareRankKeys(a.rankKey, b.rankKey))
    .slice(0, Math.max(0, limit))
    .map(({ candidate, totals }) => ({ candidate, score: scoreOf(requirement, candidate, totals, rates) }));
}
