import { at, NONE, type Assignment, type AssignmentProblem } from './problem';
import { slackOf } from './residual';

/** Fills each order that could have a unit for nothing, where others may move to units that are as good for them. */
export function fillTied(problem: AssignmentProblem, assignment: Assignment): void {
  if (assignment.orderOf.every((order) => order !== NONE)) return;
  /** Units that lead to no free one; they never will. */
  const dead = new Set<number>();
  for (const [order, unit] of assignment.unitOf.entries())
    if (unit === NONE && at(assignment.profits, order) === 0) fill(problem, assignment, order, dead);
}

/** Looks in widening rings. */
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

/** Each order on the way takes the unit that the next one leaves. */
function handOver({ unitOf, orderOf }: Assignment, takerOf: ReadonlyMap<number, number>, free: number): void {
  for (let unit = free; unit !== NONE;) {
    const order = takerOf.get(unit) ?? NONE;
    const left = at(unitOf, order);
    unitOf[order] = unit;
    orderOf[unit] = order;
    unit = left;
  }
}
