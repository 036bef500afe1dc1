import { atOnce, type Pausing } from './pausing';

/** A whole number per row that sorts it; Infinity where nothing is recorded. */
export type KeyOf = (row: number) => number;

/** The live rows in one order, brought up to date when they are asked for. */
export interface SortedRows {
  /** Says that a row came, left, or has another key. */
  touch: (row: number) => void;
  /** In ascending order, those without a value last. */
  all: () => Uint32Array;
  /** Brings them up to date now, with pauses in which nothing may be touched. */
  prepare: () => Pausing<void>;
  /** How many of them have a value. */
  recorded: () => number;
}

export interface SortedRowsOptions {
  /** The keys as they are now; asked for once per sorting. */
  readonly keys: () => KeyOf;
  readonly isLive: (row: number) => boolean;
  /** The order of two rows with equal keys. */
  readonly compare: (a: number, b: number) => number;
  /** All live rows, sorted anew. */
  readonly sortAll: (keyOf: KeyOf) => Pausing<Uint32Array>;
}

/** Beyond one row in so many it is quicker to sort all of them again. */
const FEW = 16;

export function createSortedRows({ keys, isLive, compare, sortAll }: SortedRowsOptions): SortedRows {
  let rows: Uint32Array | null = null;
  let touched = new Set<number>();
  let recorded = 0;

  const merge = (sorted: Uint32Array, keyOf: KeyOf): Uint32Array => {
    const kept = without(sorted, touched);
    const compareRows = (a: number, b: number) => keyOf(a) - keyOf(b) || compare(a, b);
    const incoming = [...touched].filter(isLive).sort(compareRows);
    const merged = new Uint32Array(kept.length + incoming.length);
    let from = 0;
    incoming.forEach((row, before) => {
      const to = firstWhere(kept, (other) => compareRows(other, row) > 0, from);
      merged.set(kept.subarray(from, to), from + before);
      merged[to + before] = row;
      from = to;
    });
    merged.set(kept.subarray(from), from + incoming.length);
    return merged;
  };

  function* settling(): Pausing<Uint32Array> {
    if (rows !== null && touched.size === 0) return rows;
    const keyOf = keys();
    const sorted = rows === null || touched.size > rows.length / FEW ? yield* sortAll(keyOf) : merge(rows, keyOf);
    rows = sorted;
    recorded = firstWhere(sorted, (row) => keyOf(row) === Infinity, 0);
    touched = new Set();
    return sorted;
  }
  const settle = () => atOnce(settling());

  return {
    touch: (row) => {
      if (rows !== null) touched.add(row);
    },
    all: settle,
    *prepare() {
      yield* settling();
    },
    recorded: () => {
      settle();
      return recorded;
    },
  };
}

function without(sorted: Uint32Array, touched: ReadonlySet<number>): Uint32Array {
  const isOut = new Uint8Array(1 + [...touched].reduce((most, row) => Math.max(most, row), 0));
  for (const row of touched) isOut[row] = 1;
  const kept = new Uint32Array(sorted.length);
  let length = 0;
  for (const row of sorted) {
    kept[length] = row;
    length += 1 - (isOut[row] ?? 0);
  }
  return kept.subarray(0, length);
}

/** The first place from `from` on whose row fits; from there on, all do. */
function firstWhere(rows: Uint32Array, fits: (row: number) => boolean, from: number): number {
  let [low, high] = [from, rows.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (fits(rows[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}
