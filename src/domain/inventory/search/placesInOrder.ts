/** Positive single-precision numbers order as their upper 16 bits do, so these number the buckets. */
const BUCKET_SHIFT = 15;
const BUCKETS = 2 ** 16;

/**
 * The places from the `from`th up to the `to`th in the order of their keys, which are 0 or more; equal keys in order of place.
 * Descending reverses all but the infinite keys, which always come last.
 */
export function placesInOrder(keys: Float64Array, isDescending: boolean, from: number, to: number): number[] {
  if (!isDescending) return ascending(keys, from, to);
  let finite = 0;
  for (let place = 0; place < keys.length; place += 1) finite += Number(keys[place] !== Infinity);
  const descending = ascending(keys, Math.max(0, finite - to), Math.max(0, finite - from)).reverse();
  return [...descending, ...ascending(keys, Math.max(from, finite), Math.max(to, finite))];
}

/** Only the buckets that hold the asked places are sorted. */
function ascending(keys: Float64Array, from: number, to: number): number[] {
  if (from >= to) return [];
  const bits = new Uint32Array(new Float32Array(keys).buffer);
  const counts = new Uint32Array(BUCKETS);
  for (let place = 0; place < bits.length; place += 1) {
    const bucket = (bits[place] ?? 0) >>> BUCKET_SHIFT;
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  let [first, before] = [0, 0];
  for (; before + (counts[first] ?? 0) <= from; first += 1) before += counts[first] ?? 0;
  let [last, end] = [first, before + (counts[first] ?? 0)];
  while (end < to) end += counts[(last += 1)] ?? 0;
  const buckets: number[][] = Array.from({ length: last - first + 1 }, () => []);
  for (let place = 0; place < bits.length; place += 1) {
    const bucket = (bits[place] ?? 0) >>> BUCKET_SHIFT;
    if (bucket >= first && bucket <= last) buckets[bucket - first]?.push(place);
  }
  const compare = (a: number, b: number) => compareKeys(keys[a] ?? 0, keys[b] ?? 0);
  return buckets.flatMap((places) => places.sort(compare)).slice(from - before, to - before);
}

/** The difference of two infinite keys would be NaN. */
const compareKeys = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);
