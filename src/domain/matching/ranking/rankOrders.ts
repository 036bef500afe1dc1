import { DEFAULT_RATES, type Rates } from '../../rates/rates';
import type { Candidate } from '../reading/candidate';
import type { MatchRequirement } from '../reading/requirement';
import { unstatedFields } from '../reading/unstated';
import { judge, rankKeyOf } from './judging';
import { compareRankKeys } from './key/rankKey';
import type { Score } from './score';
import { scoreOf } from './scoreUnit';

/** An order with what it asks of a unit. */
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
 * The orders that a unit may serve, ranked as the unit would stand in each order's list; orders that tie stay in the order
 * in which they came. An order that cannot be judged counts for no unit.
 */
export function rankOrders<Order extends OpenOrder>(
  candidate: Candidate,
  orders: readonly Order[],
  limit: number,
  rates: Rates = DEFAULT_RATES,
): ServableOrders<Order> {
  const servable = orders
    .filter(({ requirement }) => unstatedFields(requirement).length === 0)
    .map((order) => ({ order, judged: judge(order.requirement, candidate, rates) }))
    .filter(({ judged }) => judged.fitClass !== 'Does not fit')
    .map((each) => ({ ...each, key: rankKeyOf(each.judged, candidate, rates) }))
    .sort((a, b) => compareRankKeys(a.key, b.key));
  return {
    count: servable.length,
    best: servable
      .slice(0, Math.max(0, limit))
      .map(({ order, judged }) => ({ order, score: scoreOf(order.requirement, candidate, judged, rates) })),
  };
}
