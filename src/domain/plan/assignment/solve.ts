import { at, NONE, type AssignmentProblem, type Assignment } from './problem';
import { slackOf } from './residual';
import { auction } from './auction';

/** The lowest prices of the units, in cents, at which each order prefers its unit. Throws if the assignment is not the best. */
export function leastPrices(problem: AssignmentProblem, unitOf: Int32Array, orderOf: Int32Array) {
  const { starts, unitOfPair, values } = problem;
  const prices = new Float64Array(problem.units);
  const worth = worthOf(problem, unitOf);
  const profitOf = (order: number) =>
    at(worth, order) - (at(unitOf, order) === NONE ? 0 : at(prices, at(unitOf, order)));
  let waiting = new Set(worth.keys());
  while (waiting.size > 0) {
    const raised = new Set<number>();
    for (const order of waiting) {
      const profit = profitOf(order);
      for (let pair = at(starts, order); pair < at(starts, order + 1); pair += 1) {
        const unit = at(unitOfPair, pair);
        if (at(values, pair) - profit <= at(prices, unit) || unit === at(unitOf, order)) continue;
        if (at(orderOf, unit) === NONE) throw new Error('An available unit is worth more than the plan makes of it.');
        prices[unit] = at(values, pair) - profit;
        raised.add(at(orderOf, unit));
      }
    }
    waiting = raised;
  }
  return { prices, profits: Float64Array.from(worth.keys(), profitOf) };
}

function worthOf({ orders, starts, unitOfPair, values }: AssignmentProblem, unitOf: Int32Array): Float64Array {
  const worth = new Float64Array(orders);
  for (let order = 0; order < orders; order += 1)
    for (let pair = at(starts, order); pair < at(starts, order + 1); pair += 1)
      if (at(unitOfPair, pair) === at(unitOf, order)) worth[order] = at(values, pair);
  return worth;
}

/** Fills orders that can have a unit for free by moving others to equally good units. */
export function fillTied(problem: AssignmentProblem, assignment: Assignment): void {
  if (assignment.orderOf.every((order) => order !== NONE)) return;
  /** Units that lead to no free one; they never will. */
  const dead = new Set<number>();
  for (const [order, unit] of assignment.unitOf.entries())
    if (unit === NONE && at(assignment.profits, order) === 0) fill(problem, assignment, order, dead);
}

function fill(problem: AssignmentProblem, assignment: Assignment, first: number, dead: Set<number>): void {
  const { starts, unitOfPair } = problem;
  const takerOf = new Map<number, number>();
  const orders = [first];
  for (const order of orders)
    for (let pair = at(starts, order); pair < at(starts, order + 1); pair += 1) {
      const unit = at(unitOfPair, pair);
      if (takerOf.has(unit) || dead.has(unit) || slackOf(problem, assignment, order, pair) !== 0) continue;
      takerOf.set(unit, order);
      const holder = at(assignment.orderOf, unit);
      if (holder === NONE) {
        handOver(assignment, takerOf, unit);
        return;
      }
      orders.push(holder);
    }
  for (const unit of takerOf.keys()) dead.add(unit);
}

/** Each order on the path takes the unit that the next one leaves. */
function handOver({ unitOf, orderOf }: Assignment, takerOf: ReadonlyMap<number, number>, free: number): void {
  for (let unit = free; unit !== NONE;) {
    const order = takerOf.get(unit) ?? NONE;
    const left = at(unitOf, order);
    unitOf[order] = unit;
    orderOf[unit] = order;
    unit = left;
  }
}

/**
 * The assignment of the highest total value that fills most orders; deterministic. Calls `onRound` after each round with done and
 * total. Throws a RangeError if values are too large to be exact.
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
