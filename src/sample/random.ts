/** Repeatable random values: the sample is the same on every machine. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** A whole number, both bounds included. */
  int(low: number, high: number): number;
  between(low: number, high: number): number;
  /** `value` times a factor of 1 ± `share`. */
  jitter(value: number, share: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Picks by weight; weights need not sum to 1. */
  weighted<T>(items: readonly (readonly [T, number])[]): T;
}

/** Mulberry32, a 32-bit generator (public domain, Tommy Ettinger): small and fast. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function at<T>(items: readonly T[], index: number): T {
  const [item] = items.slice(index, index + 1);
  if (item === undefined) throw new RangeError(`Nothing to pick at ${index} of ${items.length}.`);
  return item;
}

/** The sequence depends only on `seed`. */
export function createRandom(seed: number): Random {
  const next = mulberry32(seed);
  const between = (low: number, high: number) => low + next() * (high - low);
  const int = (low: number, high: number) => Math.floor(between(low, high + 1));
  return {
    next,
    between,
    int,
    jitter: (value, share) => value * between(1 - share, 1 + share),
    chance: (probability) => next() < probability,
    pick: (items) => at(items, int(0, items.length - 1)),
    weighted: (items) => {
      let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      const found = items.find(([, weight]) => (left -= weight) < 0);
      return found === undefined ? at(items, items.length - 1)[0] : found[0];
    },
  };
}
