import { at, NONE, type AssignmentProblem } from './problem';

interface Prices {
  readonly unitOf: Int32Array;
  readonly orderOf: Int32Array;
  readonly profits: Float64Array;
  readonly prices: Float64Array;
}

/** How often each order may bid, on average: a quarrel over cents would have no end. */
const BIDS_PER_ORDER = 20;

/**
 * Hands out units at rising prices: an order takes the unit that is best for it and raises its price to where the next best, or
 * none, would be as good; who had the unit bids again. It settles most orders in little time. Returns those that are left.
 */
export function bid(problem: AssignmentProblem, state: Prices): number[] {
  const { unitOf, orderOf, profits, prices } = state;
  const left: number[] = [];
  let bids = problem.orders * BIDS_PER_ORDER;
  for (const first of mostValuableFirst(problem)) {
    for (let order = first; order !== NONE; bids -= 1) {
      const { unit, best, second } = offersTo(problem, state, order);
      profits[order] = Math.max(0, second);
      if (unit === NONE) break;
      const holder = at(orderOf, unit);
      // Without a higher price the holder would take it back.
      if (holder !== NONE && (best <= second || bids <= 0)) {
        profits[order] = best;
        left.push(order);
        break;
      }
      prices[unit] = at(prices, unit) + (holder === NONE ? 0 : best - second);
      profits[order] = holder === NONE ? best : second;
      unitOf[order] = unit;
      orderOf[unit] = order;
      if (holder !== NONE) unitOf[holder] = NONE;
      order = holder;
    }
  }
  return left;
}

/** Later orders then have little to lose by going without, and look no further. */
function mostValuableFirst({ orders, starts, values }: AssignmentProblem): number[] {
  const best = Array.from({ length: orders }, (_, order) =>
    values.subarray(at(starts, order), at(starts, order + 1)).reduce((most, value) => Math.max(most, value), 0),
  );
  return Array.from(best.keys()).sort((a, b) => (best[b] ?? 0) - (best[a] ?? 0) || a - b);
}

/** The best unit at its price, or NONE where all lose; what the order gains by it, and by the next best or none. */
function offersTo({ starts, unitOfPair, values }: AssignmentProblem, { prices }: Prices, order: number) {
  let [unit, best, second] = [NONE, 0, 0];
  for (let pair = at(starts, order); pair < at(starts, order + 1); pair += 1) {
    const candidate = at(unitOfPair, pair);
    const gain = at(values, pair) - at(prices, candidate);
    if (gain > best || (gain === best && unit === NONE))
      [unit, best, second] = [candidate, gain, unit === NONE ? 0 : best];
    else if (gain > second) second = gain;
  }
  return { unit, best, second };
}
