import { problemOf } from '../../src/domain/plan/assignment/problem';
import { solveInThread } from '../../src/server/features/plan/solving/solveInThread';
import { timesOf } from './measure';
import type { Row } from './report';

const [PAIRS_OF_ORDER, ROUNDS] = [50, 3];

/** A number from 0 to 1 for each number, the same each time. */
function noise(place: number): number {
  const mixed = Math.imul(place + 1, 0x9e3779b1);
  return (Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 8) / 2 ** 24;
}

/** The value of a pair of a price and a cost, in cents. */
const kinds: Readonly<Record<string, (price: number, cost: number, chance: number) => number>> = {
  'each pair by chance': (_price, _cost, chance) => chance * 5_000_000,
  'price less cost': (price, cost) => price - cost,
  'expensive units for expensive orders': (price, cost) => (price * cost) / 2_000_000,
  'all tie': () => 100_000,
};

/** Two orders for each unit, with 50 candidates each, one of each fiftieth of the units. */
function contended(orders: number, valueOf: (price: number, cost: number, chance: number) => number) {
  const stretch = Math.ceil(orders / 2 / PAIRS_OF_ORDER);
  const pairs = Array.from({ length: orders * PAIRS_OF_ORDER }, (_, pair) => {
    const order = Math.floor(pair / PAIRS_OF_ORDER);
    const unit = (pair % PAIRS_OF_ORDER) * stretch + Math.floor(noise(pair) * stretch);
    const [price, cost] = [2_000_000 + noise(-order - 2) * 4_000_000, noise(-unit - 9_999_999) * 2_000_000];
    return { order, unit, value: Math.floor(valueOf(Math.floor(price), Math.floor(cost), noise(pair + 77_777_777))) };
  });
  return problemOf(orders, stretch * PAIRS_OF_ORDER, pairs);
}

/** Plans in which every second order gets no unit, solved and proven. */
export async function benchPlan(orders = 20_000): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [kind, valueOf] of Object.entries(kinds)) {
    const work = { problem: contended(orders, valueOf), explained: new Int32Array() };
    const times = await timesOf(ROUNDS, () => solveInThread(work, () => undefined, new AbortController().signal));
    const what = `plan of ${(orders * PAIRS_OF_ORDER).toLocaleString('en-US')} pairs, ${kind}: solved and proven`;
    rows.push({ what, unit: 's', ours: times.map((ms) => ms / 1_000) });
  }
  return rows;
}
