/** What tells values apart: two values with one key are the same. */
type Key = string | number | boolean | null;

/** Gives distinct values ids from 0 up, so that what is computed of a value can be kept in an array. */
export interface Interner<T> {
  /** The id of the value under this key; a new key calls `make`. */
  idOf: (key: Key, make: () => T) => number;
  valueOf: (id: number) => T;
  readonly size: number;
}

export function createInterner<T>(): Interner<T> {
  const ids = new Map<Key, number>();
  const values: T[] = [];
  return {
    idOf(key, make) {
      const known = ids.get(key);
      if (known !== undefined) return known;
      ids.set(key, values.push(make()) - 1);
      return values.length - 1;
    },
    valueOf(id) {
      const value = values[id];
      if (value === undefined) throw new RangeError(`No value has the id ${id}.`);
      return value;
    },
    get size() {
      return values.length;
    },
  };
}

/** Computes something of each value of an interner once, on first use. */
export function memoized<T, U>(
  interner: Pick<Interner<T>, 'valueOf' | 'size'>,
  compute: (value: T) => U,
): (id: number) => U {
  const known = new Array<U | undefined>(interner.size);
  return (id) => (known[id] ??= compute(interner.valueOf(id)));
}

export const valuesOf = <T>(interner: Pick<Interner<T>, 'valueOf' | 'size'>): T[] =>
  Array.from({ length: interner.size }, (_, id) => interner.valueOf(id));
