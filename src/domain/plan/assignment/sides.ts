import { at, NONE, type AssignmentProblem } from './problem';

/** The orders with their units, or the units with their orders. */
export interface Side {
  /** The pairs of node `i`: from `starts[i]` to `starts[i + 1]`. */
  readonly starts: Int32Array;
  /** Whom each pair joins it to, and what it is worth. */
  readonly partners: Int32Array;
  readonly values: Float64Array;
  /** Whom each node has, or NONE; what it gains. */
  readonly partnerOf: Int32Array;
  readonly gains: Float64Array;
}

/** Both sides of a problem, with values that count as many times. */
export function sidesOf(problem: AssignmentProblem, times: number): { orders: Side; units: Side } {
  const { starts, unitOfPair } = problem;
  const orders = { starts, partners: unitOfPair, values: problem.values.map((value) => value * times) };
  return { orders: emptySide(orders), units: emptySide(turned(orders, problem.units)) };
}

type Pairs = Pick<Side, 'starts' | 'partners' | 'values'>;

const emptySide = (pairs: Pairs): Side => {
  const count = pairs.starts.length - 1;
  return { ...pairs, partnerOf: new Int32Array(count).fill(NONE), gains: new Float64Array(count) };
};

/** The same pairs, those of a unit together, by order. */
function turned({ starts, partners, values }: Pairs, units: number): Pairs {
  const unitStarts = startsOf(partners, units);
  const next = unitStarts.slice();
  const back = { starts: unitStarts, partners: partners.slice(), values: values.slice() };
  for (let order = 0; order < starts.length - 1; order += 1)
    for (let pair = at(starts, order); pair < at(starts, order + 1); pair += 1) {
      const unit = at(partners, pair);
      const place = at(next, unit);
      next[unit] = place + 1;
      back.partners[place] = order;
      back.values[place] = at(values, pair);
    }
  return back;
}

/** Where the pairs of each unit start, laid together. */
export function startsOf(unitOfPair: Int32Array, units: number): Int32Array {
  const starts = new Int32Array(units + 1);
  for (const unit of unitOfPair) starts[unit + 1] = at(starts, unit + 1) + 1;
  for (let unit = 0; unit < units; unit += 1) starts[unit + 1] = at(starts, unit) + at(starts, unit + 1);
  return starts;
}
