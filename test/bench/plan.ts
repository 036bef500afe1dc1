import type { AssignmentProblem } from '../../src/domain/plan/assignment/problem';
import { at } from '../../src/domain/plan/assignment/problem';
import { solveInThread } from '../../src/server/matching/plan/solving/solveInThread';

const [ORDERS, UNITS, EACH] = [20_000, 10_000, 50];
const MEGABYTE_KB = 1024;

/** What a pair of a price and a cost is worth, both in cents. */
const kinds: Readonly<Record<string, (price: number, cost: number, random: () => number) => number>> = {
  'each pair by chance': (_price, _cost, random) => Math.floor(random() * 5_000_000),
  'price less cost: all want the same units': (price, cost) => price - cost,
  'price less cost and some way': (price, cost, random) => price - cost - Math.floor(random() * 100_000),
  'dear units are worth most to dear orders': (price, cost) => Math.floor((price * cost) / 2_000_000),
  'all tie': () => 100_000,
};

/** npm run bench -- plan: a million pairs of which every second order goes without, solved and proven. */
export async function benchPlan(): Promise<void> {
  for (const [kind, valueOf] of Object.entries(kinds)) {
    const problem = contended(valueOf);
    const begun = performance.now();
    const steps = new Map<string, number>();
    const report = ({ step }: { step: string }) => void steps.set(step, performance.now() - begun);
    const { value, bound } = await solveInThread(
      { problem, explained: new Int32Array() },
      report,
      new AbortController().signal,
    );
    const seconds = (ms: number) => (ms / 1000).toFixed(1);
    const total = performance.now() - begun;
    const proving = total - (steps.get('proving') ?? total);
    const memory = Math.round(process.resourceUsage().maxRSS / MEGABYTE_KB);
    console.log(
      `${kind}: ${seconds(total)} s, ${seconds(proving)} s of it the proof; gap ${bound - value} cents; at most ${memory} MB of the process so far`,
    );
  }
  for (const step of ['solving', 'proving'] as const) await benchCancel(step);
}

const ROUNDS = 5;
const rss = () => Math.round(process.memoryUsage.rss() / MEGABYTE_KB / MEGABYTE_KB);

/** How long after *Cancel* the worker is gone, and what memory the process has before, at most and then. */
async function benchCancel(during: 'solving' | 'proving'): Promise<void> {
  const problem = contended((price, cost) => price - cost);
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = rss();
    const leaving = new AbortController();
    let [aborted, most] = [0, before];
    const work = solveInThread(
      { problem, explained: new Int32Array() },
      ({ step }) => {
        if (step !== during || leaving.signal.aborted) return;
        // Into the step, not at its very begin.
        setTimeout(() => {
          most = rss();
          aborted = performance.now();
          leaving.abort();
        }, 500);
      },
      leaving.signal,
    );
    await work.catch(() => undefined);
    taken.push(performance.now() - aborted);
    console.log(
      `cancelled while ${during}: ${before} MB before, ${most} MB then, ${rss()} MB once the worker was gone`,
    );
  }
  const sorted = taken.toSorted((a, b) => a - b);
  console.log(
    `cancelled while ${during}: worker gone after ${sorted.map((ms) => Math.round(ms)).join(', ')} ms (${ROUNDS} times)`,
  );
}

function contended(valueOf: (price: number, cost: number, random: () => number) => number): AssignmentProblem {
  const random = randomFrom(7);
  const costs = Array.from({ length: UNITS }, () => Math.floor(random() * 2_000_000));
  const starts = Int32Array.from({ length: ORDERS + 1 }, (_, order) => order * EACH);
  const unitOfPair = new Int32Array(ORDERS * EACH);
  const values = new Float64Array(ORDERS * EACH);
  for (let order = 0; order < ORDERS; order += 1) {
    const price = 2_000_000 + Math.floor(random() * 4_000_000);
    const units = new Set<number>();
    while (units.size < EACH) units.add(Math.floor(random() * UNITS));
    for (const [index, unit] of [...units].entries()) {
      unitOfPair[at(starts, order) + index] = unit;
      values[at(starts, order) + index] = valueOf(price, costs[unit] ?? 0, random);
    }
  }
  return { orders: ORDERS, units: UNITS, starts, unitOfPair, values };
}

/** The same numbers each time (mulberry32), from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
