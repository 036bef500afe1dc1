import { DEFAULT_RATES, type Rates } from '../../rates/rates';
import { canServe } from '../features/canServe';
import { evaluateUnit } from '../features/evaluateUnit';
import type { Candidate } from '../reading/candidate';
import type { MatchRequirement } from '../reading/requirement';
import { compareRankKeys, rankFactsOf, rankKeyOf } from './key/rankKey';
import type { Score } from './score';
import { scoreUnit } from './scoreUnit';
import { totalsOf } from './totals';

/** An order with what it asks of a unit. */
interface OpenOrder {
  requirement: MatchRequirement;
}

/** Orders that one unit can serve. */
interface ServableOrders<Order> {
  /** How many there are. */
  count: number;
  /** The best of them, best first. */
  best: { order: Order; score: Score }[];
}

/**
 * The orders that a unit can serve, ranked as the unit would stand in each order's list; orders that tie stay in the order
 * in which they came.
 */
export function rankOrders<Order extends OpenOrder>(
  candidate: Candidate,
  orders: readonly Order[],
  limit: number,
  rates: Rates = DEFAULT_RATES,
): ServableOrders<Order> {
  const facts = rankFactsOf(candidate, rates);
  const servable = orders
    .filter(({ requirement }) => canServe(requirement, candidate, rates))
    .map((order) => ({ order, totals: totalsOf(evaluateUnit(order.requirement, candidate, rates), rates) }))
    .map(({ order, totals }) => ({ order, rankKey: rankKeyOf(facts, totals, order.requirement) }))
    .sort((a, b) => compareRankKeys(a.rankKey, b.rankKey));
  const best = servable.slice(0, Math.max(0, limit)).map(({ order }) => order);
  return {
    count: servable.length,
    best: best.map((order) => ({ order, score: scoreUnit(order.requirement, candidate, rates) })),
  };
}
