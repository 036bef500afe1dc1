/** A number per row, in memory that grows by doubling. */
export interface Codes {
  set: (row: number, code: number) => void;
  /** Only until the next `set`, which may move it. */
  readonly array: Uint32Array;
}

/** The same for numbers that need not be whole; NaN where nothing was set. */
export interface Measures {
  set: (row: number, value: number) => void;
  readonly array: Float64Array;
}

const FIRST_ROWS = 1_024;

export function createCodes(): Codes {
  let array = new Uint32Array(FIRST_ROWS);
  return {
    set(row, code) {
      if (row >= array.length) {
        const grown = new Uint32Array(array.length * 2);
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

export function createMeasures(): Measures {
  let array = new Float64Array(FIRST_ROWS).fill(NaN);
  return {
    set(row, value) {
      if (row >= array.length) {
        const grown = new Float64Array(array.length * 2).fill(NaN);
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
