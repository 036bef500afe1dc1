import { createSerialRows, type SerialRows } from '../../columns/serialRows';
import { compareTexts } from './compareTexts';
import type { Pausing } from './pausing';
import { createSortedRows, type SortedRows } from './sortedRows';

/** The rows, and their order by serial. */
export interface Rows extends SerialRows {
  /** So many bits of 16 for each row that is a unit's, others for each that is none's. */
  bits: (live: number, empty: number) => Uint16Array;
  /** By serial. */
  compare: (a: number, b: number) => number;
  inSerialOrder: SortedRows;
}

/** Room for so many is made at once. */
export function createRows(expected: number): Rows {
  const serialRows = createSerialRows(expected);
  const { isLive, serialOf, free } = serialRows;
  /** As they are where units come in order of serial, as they are read: there is nothing to sort then. */
  let isInOrder = true;
  const compare = (a: number, b: number) => compareTexts(serialOf(a), serialOf(b));
  /** After a row that is nobody's it cannot be told without a look at those before it. */
  const comesLast = (row: number) => row === 0 || (isLive(row - 1) && compare(row - 1, row) < 0);
  function* sortAll(): Pausing<Uint32Array> {
    const live = new Uint32Array(serialRows.size);
    let length = 0;
    for (let row = 0; row < serialRows.length; row += 1) if (isLive(row)) live[length++] = row;
    yield;
    return isInOrder ? live : live.sort(compare);
  }
  return {
    ...serialRows,
    take(serial) {
      const taken = serialRows.take(serial);
      const { row, isNew } = taken;
      if (isNew) isInOrder &&= row === serialRows.length - 1 && comesLast(row);
      return taken;
    },
    bits: (live, empty) => {
      const bits = new Uint16Array(serialRows.length).fill(live);
      for (const row of free) bits[row] = empty;
      return bits;
    },
    compare,
    inSerialOrder: createSortedRows({ keys: () => () => 0, isLive, compare, sortAll }),
    get length() {
      return serialRows.length;
    },
    get size() {
      return serialRows.size;
    },
  };
}
