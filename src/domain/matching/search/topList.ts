/** The best `limit` offered items, sorted. */
export interface TopList<T> {
  isFull: () => boolean;
  /** The last of the list, the next to be dropped. */
  worst: () => T | undefined;
  offer: (item: T) => void;
  items: () => readonly T[];
}

/** `compare` must be a total order, so that the order of offers does not matter. */
export function createTopList<T>(limit: number, compare: (a: T, b: T) => number): TopList<T> {
  const items: T[] = [];
  const worst = () => items.at(-1);
  const isFull = () => items.length >= limit;
  return {
    isFull,
    worst,
    items: () => items,
    offer(item) {
      const last = worst();
      if (isFull() && (last === undefined || compare(item, last) >= 0)) return;
      items.splice(placeOf(items, item, compare), 0, item);
      if (items.length > limit) items.pop();
    },
  };
}

function placeOf<T>(items: readonly T[], item: T, compare: (a: T, b: T) => number): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = items[middle];
    if (other !== undefined && compare(other, item) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
