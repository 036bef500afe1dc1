import type { PlanBand } from '../../contract/plan/plan';
import { toDollars } from '../cost/cents';
import type { PairFacts } from './objective';

type Ways = Readonly<Record<'plan' | 'first_come' | 'reserved', Iterable<PairFacts>>>;

/** In percent; the narrowest of which so many are enough. */
const WIDTHS = [1, 2, 5, 10] as const;
const MOST_BANDS = 10;

/** 0.57 * 100 is 56.99999999999999. */
const percentOf = ({ match }: PairFacts) => Math.round(match * 1e8) / 1e6;

/** How many orders each way fills with units of which match, and at what margin. No bands where nothing is filled. */
export function matchBands(ways: Ways): PlanBand[] {
  const served = { plan: [...ways.plan], first_come: [...ways.first_come], reserved: [...ways.reserved] };
  const lowest = Object.values(served)
    .flat()
    .reduce((least, pair) => Math.min(least, percentOf(pair)), Infinity);
  if (lowest === Infinity) return [];
  const width = WIDTHS.find((each) => 100 - lowest <= each * MOST_BANDS) ?? 10;
  const first = Math.min(Math.floor(lowest / width) * width, 100 - width);
  return Array.from({ length: (100 - first) / width }, (_, index) => {
    const [from, to] = [first + index * width, first + (index + 1) * width];
    const totalOf = (pairs: readonly PairFacts[]) => totalIn(pairs, from, to);
    return {
      ...{ from: from / 100, to: to / 100, plan: totalOf(served.plan) },
      ...{ first_come: totalOf(served.first_come), reserved: totalOf(served.reserved) },
    };
  });
}

/** A perfect match belongs to the last band. */
function totalIn(pairs: readonly PairFacts[], from: number, to: number): PlanBand['plan'] {
  const found = pairs.filter((pair) => percentOf(pair) >= from && (percentOf(pair) < to || to === 100));
  return { orders: found.length, margin: toDollars(found.reduce((sum, { margin }) => sum + margin, 0)) };
}
