import type { Pair } from '../../../../src/domain/plan/assignment/problem';

/** The highest total value, by trying everything. */
export function bestByTrying(
  orders: number,
  pairs: readonly Pair[],
  taken: ReadonlySet<number> = new Set(),
  order = 0,
): number {
  if (order === orders) return 0;
  const without = bestByTrying(orders, pairs, taken, order + 1);
  const withOne = pairs
    .filter((pair) => pair.order === order && !taken.has(pair.unit))
    .map(({ unit, value }) => value + bestByTrying(orders, pairs, new Set([...taken, unit]), order + 1));
  return Math.max(without, ...withOne);
}
