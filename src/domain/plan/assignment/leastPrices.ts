import { at, NONE, type AssignmentProblem } from './problem';

/**
 * The lowest prices of the units, in cents, at which each order wants the unit that it has: from 0, each is raised to what another order
 * would give for it, until none gives more. In a best assignment a free unit stays at 0. Throws where one would not: it is not the best.
 */
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
        if (at(orderOf, unit) === NONE) throw new Error('A free unit is worth more than the plan makes of it.');
        prices[unit] = at(values, pair) - profit;
        raised.add(at(orderOf, unit));
      }
    }
    waiting = raised;
  }
  return { prices, profits: Float64Array.from(worth.keys(), profitOf) };
}

/** Of each order what its pair is worth; 0 without one. */
function worthOf({ orders, starts, unitOfPair, values }: AssignmentProblem, unitOf: Int32Array): Float64Array {
  const worth = new Float64Array(orders);
  for (let order = 0; order < orders; order += 1)
    for (let pair = at(starts, order); pair < at(starts, order + 1); pair += 1)
      if (at(unitOfPair, pair) === at(unitOf, order)) worth[order] = at(values, pair);
  return worth;
}
