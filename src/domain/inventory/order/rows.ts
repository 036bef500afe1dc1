import { compareTexts } from './compareTexts';
import { createSortedRows, type SortedRows } from './sortedRows';

/** Which row of the columns is whose. A row that a unit left is taken by the next one. */
export interface Rows {
  /** The unit's row; a new one where it has none. */
  take: (serial: string) => { row: number; isNew: boolean };
  /** The row that the unit had. */
  leave: (serial: string) => number | undefined;
  /** So many bits of 16 for each row that is a unit's, others for each that is none's. */
  bits: (live: number, empty: number) => Uint16Array;
  isLive: (row: number) => boolean;
  serialOf: (row: number) => string;
  /** By serial. */
  compare: (a: number, b: number) => number;
  inSerialOrder: SortedRows;
  readonly size: number;
}

export function createRows(): Rows {
  const rowOf = new Map<string, number>();
  /** Null where no unit is. */
  const serials: (string | null)[] = [];
  const free: number[] = [];
  const isLive = (row: number) => serials[row] !== null;
  const serialOf = (row: number) => serials[row] ?? '';
  const compare = (a: number, b: number) => compareTexts(serialOf(a), serialOf(b));
  const sortAll = () => {
    const live = new Uint32Array(rowOf.size);
    let length = 0;
    for (let row = 0; row < serials.length; row += 1) if (isLive(row)) live[length++] = row;
    // Where units come in order of serial, as they are read, there is nothing to sort.
    const isSorted = live.every((row, at) => at === 0 || compare(live[at - 1] ?? 0, row) <= 0);
    return isSorted ? live : Uint32Array.from(Array.from(live).sort(compare));
  };
  return {
    take(serial) {
      const known = rowOf.get(serial);
      if (known !== undefined) return { row: known, isNew: false };
      const row = free.pop() ?? serials.length;
      rowOf.set(serial, row);
      serials[row] = serial;
      return { row, isNew: true };
    },
    leave(serial) {
      const row = rowOf.get(serial);
      if (row === undefined) return undefined;
      rowOf.delete(serial);
      serials[row] = null;
      free.push(row);
      return row;
    },
    bits: (live, empty) => {
      const bits = new Uint16Array(serials.length).fill(live);
      for (const row of free) bits[row] = empty;
      return bits;
    },
    isLive,
    serialOf,
    compare,
    inSerialOrder: createSortedRows({ keys: () => () => 0, isLive, compare, sortAll }),
    get size() {
      return rowOf.size;
    },
  };
}
