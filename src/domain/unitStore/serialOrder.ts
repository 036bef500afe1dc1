import { compareTexts } from './compareTexts';

/** The rows of some serials in ascending order of serial. Rows that came since the last call are merged in. */
export function createSerialOrder(serials: readonly string[]): () => Uint32Array {
  let ordered = new Uint32Array(0);
  const compare = (a: number, b: number) => compareTexts(serials[a] ?? '', serials[b] ?? '');
  return () => {
    if (ordered.length < serials.length) {
      const added = Array.from({ length: serials.length - ordered.length }, (_, at) => ordered.length + at);
      ordered = merge(ordered, added.sort(compare), compare);
    }
    return ordered;
  };
}

function merge(ordered: Uint32Array, added: readonly number[], compare: (a: number, b: number) => number) {
  const merged = new Uint32Array(ordered.length + added.length);
  let from = 0;
  added.forEach((row, before) => {
    const to = placeOf(row, ordered, from, compare);
    if (to > from) merged.set(ordered.subarray(from, to), from + before);
    merged[to + before] = row;
    from = to;
  });
  merged.set(ordered.subarray(from), from + added.length);
  return merged;
}

/** The first place from `from` on whose row comes after `row`. */
function placeOf(row: number, ordered: Uint32Array, from: number, compare: (a: number, b: number) => number): number {
  let [low, high] = [from, ordered.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(ordered[middle] ?? 0, row) > 0) high = middle;
    else low = middle + 1;
  }
  return low;
}
