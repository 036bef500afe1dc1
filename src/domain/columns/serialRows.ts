import { createSerialPlaces } from './serialPlaces';

/** Which row of the columns is whose. A row that a unit left is taken by the next one. */
export interface SerialRows {
  /** The unit's row; a new one where it has none. */
  take: (serial: string) => { row: number; isNew: boolean };
  /** The row that the unit had. */
  leave: (serial: string) => number | undefined;
  isLive: (row: number) => boolean;
  /** Empty for a row that is nobody's. */
  serialOf: (row: number) => string;
  /** Rows that are nobody's, below `length`. */
  readonly free: readonly number[];
  /** How many rows there are, those that are nobody's too. */
  readonly length: number;
  readonly size: number;
}

/** Room for `rows` is made at once. */
export function createSerialRows(rows = 0): SerialRows {
  /** Null where no unit is. */
  const serials: (string | null)[] = [];
  const free: number[] = [];
  const serialOf = (row: number) => serials[row] ?? '';
  const places = createSerialPlaces(serialOf, rows);
  return {
    take(serial) {
      const known = places.rowOf(serial);
      if (known !== undefined) return { row: known, isNew: false };
      const row = free.pop() ?? serials.length;
      serials[row] = serial;
      places.add(serial, row);
      return { row, isNew: true };
    },
    leave(serial) {
      const row = places.rowOf(serial);
      if (row === undefined) return undefined;
      places.remove(serial);
      serials[row] = null;
      free.push(row);
      return row;
    },
    isLive: (row) => serials[row] !== null,
    serialOf,
    free,
    get length() {
      return serials.length;
    },
    get size() {
      return serials.length - free.length;
    },
  };
}
