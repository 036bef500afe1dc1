import { at, NONE, type AssignmentProblem } from './problem';

interface Side {
  /** The pairs of node `i`: from `starts[i]` to `starts[i + 1]`. */
  readonly starts: Int32Array;
  /** The partner of each pair, and its value. */
  readonly partners: Int32Array;
  readonly values: Float64Array;
  /** The current partner of each node, or NONE; its gain. */
  readonly partnerOf: Int32Array;
  readonly gains: Float64Array;
}

/** Both sides of a problem, with values multiplied by `times`. */
function sidesOf(problem: AssignmentProblem, times: number): { orders: Side; units: Side } {
  const { starts, unitOfPair } = problem;
  const orders = { starts, partners: unitOfPair, values: problem.values.map((value) => value * times) };
  return { orders: emptySide(orders), units: emptySide(turned(orders, problem.units)) };
}

type Pairs = Pick<Side, 'starts' | 'partners' | 'values'>;

const emptySide = (pairs: Pairs): Side => {
  const count = pairs.starts.length - 1;
  return { ...pairs, partnerOf: new Int32Array(count).fill(NONE), gains: new Float64Array(count) };
};

/** The same pairs grouped by unit. */
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

export function startsOf(unitOfPair: Int32Array, units: number): Int32Array {
  const starts = new Int32Array(units + 1);
  for (const unit of unitOfPair) starts[unit + 1] = at(starts, unit + 1) + 1;
  for (let unit = 0; unit < units; unit += 1) starts[unit + 1] = at(starts, unit) + at(starts, unit + 1);
  return starts;
}

/**
 * Each unassigned node with a possible gain takes its best partner. It leaves that partner everything above the next best, plus
 * `more`, so that equal bids progress. The displaced node bids again. A partner once taken stays taken, so this terminates.
 */
function bid(bidders: Side, partners: Side, more: number): void {
  for (let first = 0; first < bidders.gains.length; first += 1)
    for (
      let bidder = first;
      bidder !== NONE && at(bidders.partnerOf, bidder) === NONE && at(bidders.gains, bidder) > 0;
    ) {
      const { partner, value, second } = offersTo(bidders, partners, bidder);
      const gain = partner === NONE ? 0 : Math.max(0, second - more);
      bidders.gains[bidder] = gain;
      if (partner === NONE) break;
      partners.gains[partner] = value - gain;
      const outbid = at(partners.partnerOf, partner);
      bidders.partnerOf[bidder] = partner;
      partners.partnerOf[partner] = bidder;
      if (outbid !== NONE) bidders.partnerOf[outbid] = NONE;
      bidder = outbid;
    }
}

/** The best partner, or NONE without a gain; the value of that pair, and the gain with the next best. */
function offersTo({ starts, partners, values }: Side, { gains }: Side, bidder: number) {
  let [partner, value, best, second] = [NONE, 0, 0, 0];
  for (let pair = at(starts, bidder); pair < at(starts, bidder + 1); pair += 1) {
    const candidate = at(partners, pair);
    const gain = at(values, pair) - at(gains, candidate);
    if (gain > best) [partner, value, best, second] = [candidate, at(values, pair), gain, best];
    else if (gain > second) second = gain;
  }
  return { partner, value, second };
}

/** Factor between the steps of successive rounds. */
const FINER = 8;

/**
 * The unit of each order in an assignment of the highest total value: a forward/reverse auction in rounds of ever smaller steps
 * (D. Bertsekas and D. Castañon, "A forward/reverse auction algorithm for asymmetric assignment problems", 1992).
 *
 * A round misses the best total by at most one step per pair. Values are multiplied by the number of possible pairs plus one, so
 * the last step, 1, misses it by less than a cent: by nothing. Throws a RangeError if such values would not be exact.
 */
export function auction(problem: AssignmentProblem, onRound: (done: number, of: number) => void): Int32Array {
  const times = Math.min(problem.orders, problem.units) + 1;
  const highest = problem.values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) * times;
  if (highest > Number.MAX_SAFE_INTEGER / 2)
    throw new RangeError('Values of the plan are too large to be added exactly.');
  const { orders, units } = sidesOf(problem, times);
  const steps = stepsFrom(highest);
  for (const [round, step] of steps.entries()) {
    orders.partnerOf.fill(NONE);
    units.partnerOf.fill(NONE);
    orders.gains.fill(Infinity);
    bid(orders, units, step);
    bid(units, orders, step);
    onRound(round + 1, steps.length);
  }
  return orders.partnerOf;
}

function stepsFrom(highest: number): number[] {
  const steps: number[] = [];
  for (let step = highest; step > 1;) {
    step = Math.max(1, Math.floor(step / FINER));
    steps.push(step);
  }
  return steps;
}
