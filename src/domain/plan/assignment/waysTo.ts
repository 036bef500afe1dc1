import { createNearestFirst } from './nearestFirst';
import { at, NONE, type Assignment } from './problem';
import { OUTSIDE, type Residual } from './residual';

/** The cheapest ways to one order. */
export interface Ways {
  /** What the way from a place costs, in cents; Infinity where it was not wanted. */
  readonly costOf: (place: number) => number;
  /** Whose unit is taken next on the way from a place: an order's, or OUTSIDE. */
  readonly nextOf: (place: number) => number;
}

/** The cheapest ways to an order from these places, which are orders or OUTSIDE: by Dijkstra, against the arrows. */
export function waysTo(target: number, from: Iterable<number>, residual: Residual, assignment: Assignment): Ways {
  const wanted = new Set(from);
  const ways = createWays(target);
  for (let place = ways.settle(); place !== null && wanted.size > 0; place = ways.settle()) {
    wanted.delete(place);
    if (place === OUTSIDE) fromOutside(residual, ways);
    else fromOrder(place, residual, assignment, ways);
  }
  return ways;
}

interface GrowingWays extends Ways {
  readonly reach: (place: number, cost: number, next: number) => void;
  /** The next place whose cost is certain; null where there is none. */
  readonly settle: () => number | null;
}

function createWays(target: number): GrowingWays {
  const costs = new Map<number, number>([[target, 0]]);
  const next = new Map<number, number>();
  const nearest = createNearestFirst();
  nearest.push(0, target);
  const costOf = (place: number) => costs.get(place) ?? Infinity;
  return {
    costOf,
    nextOf: (place) => next.get(place) ?? NONE,
    reach: (place, cost, onward) => {
      if (cost >= costOf(place)) return;
      costs.set(place, cost);
      next.set(place, onward);
      nearest.push(cost, place);
    },
    settle: () => {
      let near = nearest.pop();
      while (near !== null && near.distance > costOf(near.place)) near = nearest.pop();
      return near?.place ?? null;
    },
  };
}

/** Every order can leave the plan. */
function fromOutside({ exits }: Residual, { costOf, reach }: GrowingWays): void {
  const so = costOf(OUTSIDE);
  for (let order = 0; order < exits.length; order += 1) reach(order, so + at(exits, order), OUTSIDE);
}

/** The unit of an order can be taken by those that may have it, or be left; an order without one stays as it is for nothing. */
function fromOrder(order: number, residual: Residual, assignment: Assignment, { costOf, reach }: GrowingWays): void {
  const so = costOf(order);
  const unit = at(assignment.unitOf, order);
  reach(OUTSIDE, so + (unit === NONE ? 0 : at(assignment.prices, unit)), order);
  if (unit === NONE) return;
  for (let place = at(residual.starts, unit); place < at(residual.starts, unit + 1); place += 1)
    reach(at(residual.orders, place), so + at(residual.slacks, place), order);
}
