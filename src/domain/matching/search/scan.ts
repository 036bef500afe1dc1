import type { Rates } from '../../rates/rates';
import type { MatchRequirement } from '../reading/requirement';
import type { UnitStore } from './unitStore';

/** Takes a unit whose points reach what its flags have to. */
type Visit = (row: number, points: number, flags: number) => void;

/** Rows that are found before they are visited. */
const BATCH = 256;

/**
 * Judges every unit once: of each column one lookup of what its code comes to. Visited are the units with at least the points that
 * `toReach` has for their flags; a visit may raise them.
 */
export function scan(
  requirement: MatchRequirement,
  store: UnitStore,
  rates: Rates,
  toReach: Int32Array,
  visit: Visit,
): void {
  const tables = store.columns.map((column) => column.tablesFor(requirement, rates));
  const columns: Columns = {
    codes: eight(store.columns.map(({ codes }) => codes.array)),
    points: eight(tables.map(({ points }) => points)),
    flags: eight(tables.map(({ flags }) => flags)),
    rows: store.rows,
  };
  const found: Found = {
    count: 0,
    rows: new Int32Array(BATCH),
    points: new Int32Array(BATCH),
    flags: new Int32Array(BATCH),
  };
  for (let row = 0; row < columns.rows;) {
    row = findFrom(row, columns, toReach, found);
    for (let at = 0; at < found.count; at += 1) {
      const [reached, points, flags] = [found.rows[at] ?? 0, found.points[at] ?? 0, found.flags[at] ?? 0];
      if (points >= (toReach[flags] ?? 0) && store.isLive(reached)) visit(reached, points, flags);
    }
  }
}

type Eight<T> = readonly [T, T, T, T, T, T, T, T];

interface Columns {
  readonly codes: Eight<Uint32Array>;
  readonly points: Eight<Int32Array>;
  readonly flags: Eight<Int32Array>;
  readonly rows: number;
}

interface Found {
  count: number;
  readonly rows: Int32Array;
  readonly points: Int32Array;
  readonly flags: Int32Array;
}

/**
 * Fills `found` with rows that reach their points, from a row on; answers the row after the last one that it looked at. It calls
 * nothing and is written out column by column: both halve the time of a search of 100,000 units (decision 133).
 */
function findFrom(from: number, { codes, points, flags, rows }: Columns, toReach: Int32Array, found: Found): number {
  const [c0, c1, c2, c3, c4, c5, c6, c7] = codes;
  const [p0, p1, p2, p3, p4, p5, p6, p7] = points;
  const [f0, f1, f2, f3, f4, f5, f6, f7] = flags;
  let row = from;
  let count = 0;
  for (; row < rows && count < BATCH; row += 1) {
    const k0 = c0[row] ?? 0;
    const k1 = c1[row] ?? 0;
    const k2 = c2[row] ?? 0;
    const k3 = c3[row] ?? 0;
    const k4 = c4[row] ?? 0;
    const k5 = c5[row] ?? 0;
    const k6 = c6[row] ?? 0;
    const k7 = c7[row] ?? 0;
    const half = (f0[k0] ?? 0) | (f1[k1] ?? 0) | (f2[k2] ?? 0) | (f3[k3] ?? 0);
    const flag = half | (f4[k4] ?? 0) | (f5[k5] ?? 0) | (f6[k6] ?? 0) | (f7[k7] ?? 0);
    const part = (p0[k0] ?? 0) + (p1[k1] ?? 0) + (p2[k2] ?? 0) + (p3[k3] ?? 0);
    const sum = part + (p4[k4] ?? 0) + (p5[k5] ?? 0) + (p6[k6] ?? 0) + (p7[k7] ?? 0);
    if (sum < (toReach[flag] ?? 0)) continue;
    found.rows[count] = row;
    found.points[count] = sum;
    found.flags[count] = flag;
    count += 1;
  }
  found.count = count;
  return row;
}

function eight<T>([a, b, c, d, e, f, g, h, ...more]: readonly T[]): Eight<T> {
  const [first, second] = [four(a, b, c, d), four(e, f, g, h)];
  if (more.length > 0) throw new RangeError('Eight columns are searched.');
  return [...first, ...second];
}

function four<T>(...[a, b, c, d]: readonly (T | undefined)[]): readonly [T, T, T, T] {
  if (a === undefined || b === undefined || c === undefined || d === undefined)
    throw new RangeError('Eight columns are searched.');
  return [a, b, c, d];
}
