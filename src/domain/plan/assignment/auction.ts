import { bid } from './bid';
import { NONE, type AssignmentProblem } from './problem';
import { sidesOf } from './sides';

/** By how much less each round raises a bid. */
const FINER = 8;

/**
 * The unit of each order in an assignment of the highest total value: an auction of the orders for the units, and of the units that
 * then stay at a price for the orders, in rounds of ever smaller steps (D. Bertsekas and D. Castañon, "A forward/reverse auction
 * algorithm for asymmetric assignment problems", 1992). Calls `onRound` after each with how many are done, and of how many.
 *
 * A round ends with a total that misses the best by at most one step for each pair that it makes. Values count as many times as there
 * can be pairs, and once more; so the last step, 1, misses it by less than one cent: by none. Throws a RangeError where such values
 * would not be exact.
 */
export function auction(problem: AssignmentProblem, onRound: (done: number, of: number) => void): Int32Array {
  const times = Math.min(problem.orders, problem.units) + 1;
  const highest = problem.values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) * times;
  if (highest > Number.MAX_SAFE_INTEGER / 2)
    throw new RangeError('Values of the plan are too large to be added exactly.');
  const { orders, units } = sidesOf(problem, times);
  const steps = stepsFrom(highest);
  for (const [round, step] of steps.entries()) {
    orders.partnerOf.fill(NONE);
    units.partnerOf.fill(NONE);
    orders.gains.fill(Infinity);
    bid(orders, units, step);
    bid(units, orders, step);
    onRound(round + 1, steps.length);
  }
  return orders.partnerOf;
}

function stepsFrom(highest: number): number[] {
  const steps: number[] = [];
  for (let step = highest; step > 1;) {
    step = Math.max(1, Math.floor(step / FINER));
    steps.push(step);
  }
  return steps;
}
