import { at, type Assignment, type AssignmentProblem } from './problem';
import { slackOf } from './residual';

/** What an assignment is worth, in cents. */
export function totalValue({ starts, unitOfPair, values }: AssignmentProblem, { unitOf }: Assignment): number {
  let total = 0;
  for (let order = 0; order < unitOf.length; order += 1)
    for (let pair = at(starts, order); pair < at(starts, order + 1); pair += 1)
      if (at(unitOf, order) === at(unitOfPair, pair)) total += at(values, pair);
  return total;
}

/**
 * What no assignment can exceed, in cents: the sum of all profits and prices, since no pair is worth more than the profit of its
 * order and the price of its unit together. Throws where a pair is.
 */
export function provenBound(problem: AssignmentProblem, assignment: Assignment): number {
  const { profits, prices } = assignment;
  for (let order = 0; order < problem.orders; order += 1)
    for (let pair = at(problem.starts, order); pair < at(problem.starts, order + 1); pair += 1)
      if (slackOf(problem, assignment, order, pair) < 0) throw new Error('The prices of the plan prove nothing.');
  return sum(profits) + sum(prices);
}

/** Nothing below 0 proves anything. */
const sum = (amounts: Float64Array): number =>
  amounts.reduce((total, amount) => (amount < 0 ? Number.NaN : total + amount), 0);
