import { bid } from './bid';
import { createNearestFirst, type NearestFirst } from './nearestFirst';
import { at, NONE, type AssignmentProblem } from './problem';

/** A best assignment with the prices that prove it, all in whole cents. */
export interface Assignment {
  /** The unit of each order, or NONE. */
  readonly unitOf: Int32Array;
  /** The order of each unit, or NONE. */
  readonly orderOf: Int32Array;
  /** What each order gains over its unit's price; never below 0. */
  readonly profits: Float64Array;
  /** What each unit is worth to the orders that do without it; 0 for a unit that stays. */
  readonly prices: Float64Array;
}

/**
 * The assignment of the highest total value, by shortest augmenting paths (Jonker and Volgenant, Computing 38, 1987). Orders and
 * units that tie are taken by their place, so that the same problem has the same answer. Calls `onOrder` after each order with how many are done.
 */
export function solveAssignment(problem: AssignmentProblem, onOrder: (done: number) => void = () => {}): Assignment {
  const state = emptyState(problem);
  const left = bid(problem, state);
  for (const [place, order] of left.entries()) {
    insert(problem, state, order);
    onOrder(problem.orders - left.length + place + 1);
  }
  const { unitOf, orderOf, profits, prices } = state;
  return { unitOf, orderOf, profits, prices };
}

interface State extends Assignment {
  /** Of units: how far they are from the order that comes in, and over which order. */
  readonly distances: Float64Array;
  readonly parents: Int32Array;
  readonly touched: number[];
  readonly reached: { order: number; unit: number; distance: number }[];
  readonly nearest: NearestFirst;
}

const emptyState = ({ orders, units }: AssignmentProblem): State => ({
  unitOf: new Int32Array(orders).fill(NONE),
  orderOf: new Int32Array(units).fill(NONE),
  profits: new Float64Array(orders),
  prices: new Float64Array(units),
  distances: new Float64Array(units).fill(Infinity),
  parents: new Int32Array(units).fill(NONE),
  touched: [],
  reached: [],
  nearest: createNearestFirst(),
});

/** Where a path ends: `order` takes the free `unit`, or goes without one. */
interface End {
  distance: number;
  order: number;
  unit: number;
}

function insert(problem: AssignmentProblem, state: State, order: number): void {
  state.profits[order] = bestProfit(problem, state, order);
  const end = nearestEnd(problem, state, order);
  reprice(state, end.distance);
  handOver(state, order, end);
  for (const unit of state.touched.splice(0)) state.distances[unit] = Infinity;
  state.reached.length = 0;
  state.nearest.clear();
}

function bestProfit({ starts, unitOfPair, values }: AssignmentProblem, { prices }: State, order: number): number {
  let best = 0;
  for (let pair = at(starts, order); pair < at(starts, order + 1); pair += 1)
    best = Math.max(best, at(values, pair) - at(prices, at(unitOfPair, pair)));
  return best;
}

/** The cheapest way to take the order in: by Dijkstra over the orders that would have to move. */
function nearestEnd(problem: AssignmentProblem, state: State, first: number): End {
  const end: End = { distance: Infinity, order: first, unit: NONE };
  let current = { order: first, unit: NONE, distance: 0 };
  for (;;) {
    state.reached.push(current);
    look(problem, state, current.order, current.distance, end);
    const next = nextUnit(state);
    if (next === null || next.distance >= end.distance) return end;
    current = { order: at(state.orderOf, next.place), unit: next.place, distance: next.distance };
  }
}

/** The next of those that were not reached on a shorter way before. */
function nextUnit({ nearest, distances }: State) {
  let next = nearest.pop();
  while (next !== null && next.distance > at(distances, next.place)) next = nearest.pop();
  return next;
}

/** Where an order that has to move could go. A free unit is preferred to none. */
function look(problem: AssignmentProblem, state: State, order: number, so: number, end: End): void {
  const { starts, unitOfPair, values } = problem;
  const { profits, prices, distances, parents, orderOf } = state;
  const from = so + at(profits, order);
  if (from < end.distance) Object.assign(end, { distance: from, order, unit: NONE });
  for (let pair = at(starts, order); pair < at(starts, order + 1); pair += 1) {
    const unit = at(unitOfPair, pair);
    const distance = from + at(prices, unit) - at(values, pair);
    if (distance > end.distance || distance >= at(distances, unit)) continue;
    const isFree = at(orderOf, unit) === NONE;
    if (distance === end.distance && !(isFree && end.unit === NONE)) continue;
    if (at(distances, unit) === Infinity) state.touched.push(unit);
    distances[unit] = distance;
    parents[unit] = order;
    if (isFree) Object.assign(end, { distance, order, unit });
    else state.nearest.push(distance, unit);
  }
}

function reprice({ reached, profits, prices }: State, total: number): void {
  for (const { order, unit, distance } of reached) {
    if (distance >= total) continue;
    profits[order] = at(profits, order) - (total - distance);
    if (unit !== NONE) prices[unit] = at(prices, unit) + (total - distance);
  }
}

/** Each order on the path takes the unit that the next one leaves. */
function handOver({ unitOf, orderOf, parents }: State, first: number, end: End): void {
  let { order, unit } = end;
  for (;;) {
    const left = at(unitOf, order);
    unitOf[order] = unit;
    if (unit !== NONE) orderOf[unit] = order;
    if (order === first) return;
    unit = left;
    order = at(parents, left);
  }
}
