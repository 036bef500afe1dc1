import type { Outward } from './outward';
import { at, NONE, type Assignment, type AssignmentProblem } from './problem';
import { OUTSIDE, type Residual } from './residual';

/**
 * The plan as a basis of the linear program, for a solver to begin with: for each pair, and for each order and then each unit,
 * whether it is basic. Each order of the plan has two basic pairs, its own and that of its way outward, so that the basis
 * is a forest whose prices prove the plan.
 */
export interface PlanBasis {
  readonly pairs: Uint8Array;
  readonly rows: Uint8Array;
}

export function basisOf(
  problem: AssignmentProblem,
  { unitOf, orderOf }: Assignment,
  { exitUnits }: Residual,
  { next }: Outward,
): PlanBasis {
  const pairs = new Uint8Array(problem.unitOfPair.length);
  const rows = new Uint8Array(problem.orders + problem.units);
  const mark = (order: number, unit: number) => {
    if (unit === NONE) rows[order] = 1;
    else pairs[pairOf(problem, order, unit)] = 1;
  };
  for (let order = 0; order < problem.orders; order += 1) {
    const onward = at(next, order);
    mark(order, at(unitOf, order));
    if (at(unitOf, order) !== NONE) mark(order, onward === OUTSIDE ? at(exitUnits, order) : at(unitOf, onward));
  }
  for (let unit = 0; unit < problem.units; unit += 1) if (at(orderOf, unit) === NONE) rows[problem.orders + unit] = 1;
  return { pairs, rows };
}

function pairOf({ starts, unitOfPair }: AssignmentProblem, order: number, unit: number): number {
  const pair = unitOfPair.subarray(at(starts, order), at(starts, order + 1)).indexOf(unit);
  return at(starts, order) + pair;
}
