import type { Pausing } from './pausing';

const DIGIT = 65_536;

/**
 * Sorts rows by whole keys from 0 up, rows of equal keys staying as they were; those with the key Infinity come last.
 * By digits of 16 bits, the least significant first. Pauses between passes over all rows, for whoever lets others have a turn.
 */
export function* radixSort(rows: Uint32Array, keyOf: (row: number) => number): Pausing<Uint32Array> {
  const keys = new Float64Array(rows.length);
  let last = 1;
  for (let at = 0; at < keys.length; at += 1) {
    const key = keyOf(rows[at] ?? 0);
    keys[at] = key;
    if (key !== Infinity && key >= last) last = key + 1;
  }
  yield;
  let places = new Uint32Array(0);
  for (let unit = 1; unit <= last; unit *= DIGIT) {
    const digits = digitsOf(keys, last, unit);
    yield;
    places = sortByDigit(places, digits);
    yield;
  }
  for (let at = 0; at < places.length; at += 1) places[at] = rows[places[at] ?? 0] ?? 0;
  return places;
}

function digitsOf(keys: Float64Array, last: number, unit: number): Uint16Array {
  const digits = new Uint16Array(keys.length);
  // Assigning keeps the lowest 16 bits.
  for (let at = 0; at < keys.length; at += 1) digits[at] = Math.floor(Math.min(keys[at] ?? 0, last) / unit);
  return digits;
}

/** Empty `places` stand for the order in which the digits come. */
function sortByDigit(places: Uint32Array, digits: Uint16Array): Uint32Array<ArrayBuffer> {
  const next = new Uint32Array(DIGIT);
  for (let at = 0; at < digits.length; at += 1) next[digits[at] ?? 0] = (next[digits[at] ?? 0] ?? 0) + 1;
  let before = 0;
  for (let digit = 0; digit < DIGIT; digit += 1) {
    const count = next[digit] ?? 0;
    next[digit] = before;
    before += count;
  }
  const sorted = new Uint32Array(digits.length);
  for (let nth = 0; nth < digits.length; nth += 1) {
    const at = places[nth] ?? nth;
    const digit = digits[at] ?? 0;
    const to = next[digit] ?? 0;
    next[digit] = to + 1;
    sorted[to] = at;
  }
  return sorted;
}
