import { at, NONE, type Assignment, type AssignmentProblem } from './problem';
import { startsOf } from './auction';

/** Costs of moves in a best assignment: on an edge, an order takes another one's unit. OUTSIDE is all available units and no unit. */
export interface Residual {
  /** The orders of unit `u`, from `starts[u]` to `starts[u + 1]`, and their costs. */
  readonly starts: Int32Array;
  readonly orders: Int32Array;
  readonly slacks: Float64Array;
  /** Loss of an order that takes the best available unit or none; that unit, or NONE. */
  readonly exits: Float64Array;
  readonly exitUnits: Int32Array;
}

export const OUTSIDE = -2;

/** Loss of an order with this pair against its best at the plan's prices, in cents. */
export const slackOf = (
  { unitOfPair, values }: AssignmentProblem,
  { profits, prices }: Assignment,
  order: number,
  pair: number,
): number => at(profits, order) + at(prices, at(unitOfPair, pair)) - at(values, pair);

export function residualOf(problem: AssignmentProblem, assignment: Assignment): Residual {
  const residual = emptyResidual(problem, assignment);
  const next = residual.starts.slice();
  for (let order = 0; order < problem.orders; order += 1)
    for (let pair = at(problem.starts, order); pair < at(problem.starts, order + 1); pair += 1) {
      const unit = at(problem.unitOfPair, pair);
      const slack = slackOf(problem, assignment, order, pair);
      const place = at(next, unit);
      next[unit] = place + 1;
      residual.orders[place] = order;
      residual.slacks[place] = slack;
      if (at(assignment.orderOf, unit) === NONE) offerExit(residual, order, unit, slack);
    }
  return residual;
}

function emptyResidual({ orders, units, unitOfPair }: AssignmentProblem, { profits }: Assignment): Residual {
  return {
    starts: startsOf(unitOfPair, units),
    orders: new Int32Array(unitOfPair.length),
    slacks: new Float64Array(unitOfPair.length),
    exits: profits.slice(),
    exitUnits: new Int32Array(orders).fill(NONE),
  };
}

/** Prefers an available unit to none, and the first of equals. */
function offerExit({ exits, exitUnits }: Residual, order: number, unit: number, slack: number): void {
  const isBetter = slack < at(exits, order) || (slack === at(exits, order) && at(exitUnits, order) === NONE);
  if (!isBetter) return;
  exits[order] = slack;
  exitUnits[order] = unit;
}

export function totalValue({ starts, unitOfPair, values }: AssignmentProblem, { unitOf }: Assignment): number {
  let total = 0;
  for (let order = 0; order < unitOf.length; order += 1)
    for (let pair = at(starts, order); pair < at(starts, order + 1); pair += 1)
      if (at(unitOf, order) === at(unitOfPair, pair)) total += at(values, pair);
  return total;
}

/** Upper bound of every assignment, in cents: the sum of all profits and prices. Throws if a pair is worth more than its two. */
export function provenBound(problem: AssignmentProblem, assignment: Assignment): number {
  const { profits, prices } = assignment;
  for (let order = 0; order < problem.orders; order += 1)
    for (let pair = at(problem.starts, order); pair < at(problem.starts, order + 1); pair += 1)
      if (slackOf(problem, assignment, order, pair) < 0) throw new Error('The prices of the plan prove nothing.');
  return sum(profits) + sum(prices);
}

/** A value below 0 proves nothing. */
const sum = (amounts: Float64Array): number =>
  amounts.reduce((total, amount) => (amount < 0 ? Number.NaN : total + amount), 0);
