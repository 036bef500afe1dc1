import { DEFAULT_RATES, type Rates } from '../../rates/rates';
import { createEvaluator, evaluateBy } from '../features/evaluateUnit';
import type { Candidate } from '../reading/candidate';
import { type MatchRequirement, unstatedFields } from '../reading/requirement';
import { bestOf, judgedBest, keyed } from './judgedBest';
import { judge } from './judging';
import { compareRankKeys } from './rankKey';
import { type Ranked, scoreOf, type Score } from './scoreUnit';

/** The best `limit` candidates, best first, by judging every one. It defines what the search must answer. */
export function rank(
  requirement: MatchRequirement,
  candidates: Iterable<Candidate>,
  limit: number,
  rates: Rates = DEFAULT_RATES,
): Ranked[] {
  const judgeBy = (each: MatchRequirement) => {
    const evaluate = createEvaluator(each, rates);
    return (candidate: Candidate) =>
      keyed(each, candidate, judge(each, candidate, rates, evaluateBy(evaluate, candidate)), rates);
  };
  const [first, others] = [judgeBy(requirement), requirement.others.map(judgeBy)];
  return Array.from(candidates, (candidate) => bestOf(first(candidate), ...others.map((each) => each(candidate))))
    .sort((a, b) => compareRankKeys(a.key, b.key))
    .slice(0, Math.max(0, limit))
    .map(({ requirement: of, candidate, judged }) => ({ candidate, score: scoreOf(of, candidate, judged, rates) }));
}

interface OpenOrder {
  requirement: MatchRequirement;
}

/** Orders that one unit may serve: every critical feature fits. */
interface ServableOrders<Order> {
  /** How many there are. */
  count: number;
  /** The best of them, best first. */
  best: { order: Order; score: Score }[];
}

/**
 * Orders that a unit can fill, ranked by the unit's place in each order's list; ties retain their order. Orders that
 * cannot be judged are excluded.
 */
export function rankOrders<Order extends OpenOrder>(
  candidate: Candidate,
  orders: readonly Order[],
  limit: number,
  rates: Rates = DEFAULT_RATES,
): ServableOrders<Order> {
  const servable = orders
    .filter(({ requirement }) => unstatedFields(requirement).length === 0)
    .map((order) => ({ order, best: judgedBest(order.requirement, candidate, rates) }))
    .filter(({ best }) => best.judged.fitClass !== 'Does not fit')
    .sort((a, b) => compareRankKeys(a.best.key, b.best.key));
  return {
    count: servable.length,
    best: servable
      .slice(0, Math.max(0, limit))
      .map(({ order, best }) => ({ order, score: scoreOf(best.requirement, candidate, best.judged, rates) })),
  };
}
