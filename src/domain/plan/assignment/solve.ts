import { auction } from './auction';
import { fillTied } from './fillTied';
import { leastPrices } from './leastPrices';
import { NONE, type Assignment, type AssignmentProblem } from './problem';

/**
 * The assignment of the highest total value; of those that tie, one that fills most orders. The same problem has the same answer. Calls
 * `onRound` with how many rounds of the auction are done, and of how many. Throws a RangeError where values are too large to be exact.
 */
export function solveAssignment(
  problem: AssignmentProblem,
  onRound: (done: number, of: number) => void = () => {},
): Assignment {
  const unitOf = auction(problem, onRound);
  const orderOf = new Int32Array(problem.units).fill(NONE);
  for (const [order, unit] of unitOf.entries()) if (unit !== NONE) orderOf[unit] = order;
  const assignment = { unitOf, orderOf, ...leastPrices(problem, unitOf, orderOf) };
  fillTied(problem, assignment);
  return assignment;
}
