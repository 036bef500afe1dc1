/** Each order gets at most one of its possible units. The pairs of order `i` are at `starts[i]` to `starts[i + 1]`. */
export interface AssignmentProblem {
  readonly orders: number;
  readonly units: number;
  readonly starts: Int32Array;
  readonly unitOfPair: Int32Array;
  /** Value of each pair, in whole cents. An order without a unit has value 0. */
  readonly values: Float64Array;
}

export const NONE = -1;

/** A best assignment with the prices that prove it, in whole cents. */
export interface Assignment {
  readonly unitOf: Int32Array;
  readonly orderOf: Int32Array;
  /** Each order's gain over its unit's price; never below 0. */
  readonly profits: Float64Array;
  /** Each unit's value to the orders without it; 0 for an unassigned unit. */
  readonly prices: Float64Array;
}

export interface Pair {
  readonly order: number;
  readonly unit: number;
  readonly value: number;
}

/** The pairs in any order; pairs of one order retain theirs. */
export function problemOf(orders: number, units: number, pairs: readonly Pair[]): AssignmentProblem {
  const starts = new Int32Array(orders + 1);
  for (const { order } of pairs) starts[order + 1] = at(starts, order + 1) + 1;
  for (let order = 0; order < orders; order += 1) starts[order + 1] = at(starts, order) + at(starts, order + 1);
  const next = starts.slice();
  const unitOfPair = new Int32Array(pairs.length);
  const values = new Float64Array(pairs.length);
  for (const { order, unit, value } of pairs) {
    const place = at(next, order);
    next[order] = place + 1;
    unitOfPair[place] = unit;
    values[place] = value;
  }
  return { orders, units, starts, unitOfPair, values };
}

export const at = (array: Int32Array | Float64Array, place: number): number => array[place] ?? Number.NaN;
