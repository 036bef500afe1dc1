/** Positive single-precision numbers order like their upper 16 bits, which number the buckets. */
const BUCKET_SHIFT = 15;
const BUCKETS = 2 ** 16;

/** Indexes `from` to `to` of the sort order; keys are 0 or more, and ties retain their order. Infinite keys always come last. */
export function placesInOrder(keys: Float64Array, isDescending: boolean, from: number, to: number): number[] {
  if (!isDescending) return ascending(keys, from, to);
  let finite = 0;
  for (let place = 0; place < keys.length; place += 1) finite += Number(keys[place] !== Infinity);
  const descending = ascending(keys, Math.max(0, finite - to), Math.max(0, finite - from)).reverse();
  return [...descending, ...ascending(keys, Math.max(from, finite), Math.max(to, finite))];
}

/** Sorts only the buckets of the requested range. */
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
  for (const places of buckets) if (!isInOrder(places, keys)) places.sort((a, b) => compareKeys(keys[a], keys[b]));
  return buckets.flat().slice(from - before, to - before);
}

/** Long runs of equal keys are common, and sorting them takes ten times as long as this check. */
function isInOrder(places: readonly number[], keys: Float64Array): boolean {
  for (let at = 1; at < places.length; at += 1)
    if ((keys[places[at - 1] ?? 0] ?? 0) > (keys[places[at] ?? 0] ?? 0)) return false;
  return true;
}

/** The difference of two infinite keys would be NaN. */
const compareKeys = (a = 0, b = 0): number => (a < b ? -1 : a > b ? 1 : 0);
