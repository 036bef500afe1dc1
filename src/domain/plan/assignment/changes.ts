import { at, NONE, type Assignment, type AssignmentProblem } from './problem';
import { OUTSIDE, type Residual, slackOf } from './residual';

/** A priority queue of places by distance; ties by lower place. Places can repeat. */
interface NearestFirst {
  push: (distance: number, place: number) => void;
  pop: () => Near | null;
}

interface Near {
  readonly distance: number;
  readonly place: number;
}

const isNearer = (a: Near, b: Near) => a.distance < b.distance || (a.distance === b.distance && a.place < b.place);

function createNearestFirst(): NearestFirst {
  const heap: Near[] = [];
  return {
    push: (distance, place) => rise(heap, { distance, place }),
    pop: () => takeFirst(heap),
  };
}

function rise(heap: Near[], item: Near): void {
  let hole = heap.length;
  heap.push(item);
  while (hole > 0) {
    const above = (hole - 1) >> 1;
    const parent = heap[above];
    if (parent === undefined || !isNearer(item, parent)) break;
    heap[hole] = parent;
    hole = above;
  }
  heap[hole] = item;
}

function takeFirst(heap: Near[]): Near | null {
  const first = heap[0];
  const last = heap.pop();
  if (first === undefined || last === undefined) return null;
  if (heap.length > 0) sink(heap, last);
  return first;
}

function sink(heap: Near[], item: Near): void {
  let hole = 0;
  for (;;) {
    const below = nearerChild(heap, hole);
    const child = heap[below];
    if (child === undefined || !isNearer(child, item)) break;
    heap[hole] = child;
    hole = below;
  }
  heap[hole] = item;
}

function nearerChild(heap: readonly Near[], parent: number): number {
  const left = 2 * parent + 1;
  const [a, b] = [heap[left], heap[left + 1]];
  return a !== undefined && b !== undefined && isNearer(b, a) ? left + 1 : left;
}

/** The cheapest paths to one order. */
interface Ways {
  /** Cost of the path from a place, in cents; Infinity if not requested. */
  readonly costOf: (place: number) => number;
  /** The next place on the path: an order or OUTSIDE. */
  readonly nextOf: (place: number) => number;
}

/** Dijkstra, against the edges, from these places (orders or OUTSIDE) to an order. */
function waysTo(target: number, from: Iterable<number>, residual: Residual, assignment: Assignment): Ways {
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

function fromOutside({ exits }: Residual, { costOf, reach }: GrowingWays): void {
  const so = costOf(OUTSIDE);
  for (let order = 0; order < exits.length; order += 1) reach(order, so + at(exits, order), OUTSIDE);
}

/** Others can take the order's unit, or it stays free; an order without a unit costs nothing. */
function fromOrder(order: number, residual: Residual, assignment: Assignment, { costOf, reach }: GrowingWays): void {
  const so = costOf(order);
  const unit = at(assignment.unitOf, order);
  reach(OUTSIDE, so + (unit === NONE ? 0 : at(assignment.prices, unit)), order);
  if (unit === NONE) return;
  for (let place = at(residual.starts, unit); place < at(residual.starts, unit + 1); place += 1)
    reach(at(residual.orders, place), so + at(residual.slacks, place), order);
}

/** An order that gets another unit, or none. */
export interface Move {
  readonly order: number;
  readonly unit: number;
}

export interface Change {
  readonly unit: number;
  /** Loss to the plan, in cents; never below 0. */
  readonly cost: number;
  /** Moves of other orders, each making room for the next. */
  readonly moves: readonly Move[];
}

/** The best plan for each other unit of an order, and for none; cheapest first. */
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

/** OUTSIDE moves nothing: the path can continue with an order that had no unit. */
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
