import type { Rates } from '../../rates/rates';
import type { MatchRequirement } from '../reading/requirement';
import type { UnitStore } from './unitStore';

/** Rows that are judged at once: their sums stay in the nearest memory. */
const BLOCK = 4_096;

/** The totals of the rows from `from` on, `length` of them; the arrays are used again for the next ones. */
export interface Block {
  readonly from: number;
  readonly length: number;
  readonly points: Int32Array;
  readonly flags: Int32Array;
}

/** Judges every row once, a column after the other, and hands over block after block. Rows that units left are among them. */
export function scan(
  requirement: MatchRequirement,
  store: UnitStore,
  rates: Rates,
  visit: (block: Block) => void,
): void {
  const columns = store.columns.map((column) => ({
    codes: column.codes.array,
    ...column.tablesFor(requirement, rates),
  }));
  const points = new Int32Array(BLOCK);
  const flags = new Int32Array(BLOCK);
  for (let from = 0; from < store.rows; from += BLOCK) {
    const length = Math.min(BLOCK, store.rows - from);
    points.fill(0);
    flags.fill(0);
    for (const { codes, points: pointsOf, flags: flagsOf } of columns) {
      addColumn(points, codes, pointsOf, from, length);
      orColumn(flags, codes, flagsOf, from, length);
    }
    visit({ from, length, points, flags });
  }
}

function addColumn(sums: Int32Array, codes: Uint32Array, table: Int32Array, from: number, length: number): void {
  for (let at = 0; at < length; at += 1) sums[at] = (sums[at] ?? 0) + (table[codes[from + at] ?? 0] ?? 0);
}

function orColumn(all: Int32Array, codes: Uint32Array, table: Int32Array, from: number, length: number): void {
  for (let at = 0; at < length; at += 1) all[at] = (all[at] ?? 0) | (table[codes[from + at] ?? 0] ?? 0);
}
