/** A number per row, 0 where nothing was set, in memory that grows by half. */
export interface Codes {
  set: (row: number, code: number) => void;
  /** Only until the next `set`, which may move it. */
  readonly array: Uint32Array;
}

/** The same for numbers that need not be whole. */
export interface Measures {
  set: (row: number, value: number) => void;
  readonly array: Float64Array;
}

const FIRST_ROWS = 1_024;

/** How many rows to make room for: those that are there, and those that are about to be. */
const grownTo = (length: number, row: number): number => Math.max(row + 1, length + (length >>> 1), FIRST_ROWS);

/** Room for `rows` is made at once: nothing moves until there are more. */
export function createCodes(rows = 0): Codes {
  let array = new Uint32Array(rows);
  return {
    set(row, code) {
      if (row >= array.length) {
        const grown = new Uint32Array(grownTo(array.length, row));
        grown.set(array);
        array = grown;
      }
      array[row] = code;
    },
    get array() {
      return array;
    },
  };
}

/** As `createCodes`. */
export function createMeasures(rows = 0): Measures {
  let array = new Float64Array(rows);
  return {
    set(row, value) {
      if (row >= array.length) {
        const grown = new Float64Array(grownTo(array.length, row));
        grown.set(array);
        array = grown;
      }
      array[row] = value;
    },
    get array() {
      return array;
    },
  };
}
