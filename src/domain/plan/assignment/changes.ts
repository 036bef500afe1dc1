import { at, NONE, type Assignment, type AssignmentProblem } from './problem';
import { OUTSIDE, slackOf, type Residual } from './residual';
import { waysTo, type Ways } from './waysTo';

/** An order that gets another unit, or none. */
export interface Move {
  readonly order: number;
  readonly unit: number;
}

/** What the best plan with another unit for one order would be. */
export interface Change {
  /** The other unit, or NONE. */
  readonly unit: number;
  /** What the plan loses, in cents; never below 0. */
  readonly cost: number;
  /** What other orders would get, in the order in which one makes room for the next. */
  readonly moves: readonly Move[];
}

/** For each other unit that an order may have, and for none, what the best plan with it would cost; the cheapest first. */
export function changesFor(
  order: number,
  problem: AssignmentProblem,
  assignment: Assignment,
  residual: Residual,
): Change[] {
  const options = optionsOf(order, problem, assignment);
  const ways = waysTo(order, new Set(options.map(({ start }) => start)), residual, assignment);
  return options
    .map(({ unit, slack, start }) => ({
      unit,
      cost: slack + ways.costOf(start),
      moves: movesOn(ways, start, order, assignment, residual),
    }))
    .sort((a, b) => a.cost - b.cost || a.unit - b.unit);
}

interface Option {
  readonly unit: number;
  readonly slack: number;
  /** Who has to make room: the order that has the unit, or OUTSIDE where nobody has. */
  readonly start: number;
}

function optionsOf(order: number, problem: AssignmentProblem, assignment: Assignment): Option[] {
  const { starts, unitOfPair } = problem;
  const own = at(assignment.unitOf, order);
  const options: Option[] = [];
  if (own !== NONE) options.push({ unit: NONE, slack: at(assignment.profits, order), start: OUTSIDE });
  for (let pair = at(starts, order); pair < at(starts, order + 1); pair += 1) {
    const unit = at(unitOfPair, pair);
    if (unit === own) continue;
    const holder = at(assignment.orderOf, unit);
    const slack = slackOf(problem, assignment, order, pair);
    options.push({ unit, slack, start: holder === NONE ? OUTSIDE : holder });
  }
  return options;
}

/** Outside of the plan nothing moves: the way may go on with an order that had no unit. */
function movesOn(ways: Ways, start: number, end: number, { unitOf }: Assignment, { exitUnits }: Residual): Move[] {
  const moves: Move[] = [];
  for (let place = start; place !== end && place !== NONE;) {
    const next = ways.nextOf(place);
    if (place !== OUTSIDE)
      moves.push({ order: place, unit: next === OUTSIDE ? at(exitUnits, place) : at(unitOf, next) });
    place = next;
  }
  return moves;
}
