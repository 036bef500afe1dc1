/** A number for each row, in a typed array that grows by half. */
interface GrowingArray<Numbers> {
  set: (row: number, value: number) => void;
  /** The next `set` may replace it. */
  readonly array: Numbers;
}

const FIRST_ROWS = 1_024;

const grownLength = (length: number, row: number): number => Math.max(row + 1, length + (length >>> 1), FIRST_ROWS);

export function createIntegers(): GrowingArray<Uint32Array> {
  let array = new Uint32Array(0);
  return {
    set(row, value) {
      if (row >= array.length) {
        const grown = new Uint32Array(grownLength(array.length, row));
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

export function createDecimals(): GrowingArray<Float64Array> {
  let array = new Float64Array(0);
  return {
    set(row, value) {
      if (row >= array.length) {
        const grown = new Float64Array(grownLength(array.length, row));
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
