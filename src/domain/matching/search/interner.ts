/** Numbers distinct values from 0 up, so that what is known of a value can be kept in an array. */
export interface Interner<T> {
  /** The number of the value under this key; `make` is called for a key not seen before. */
  idOf: (key: string, make: () => T) => number;
  valueOf: (id: number) => T;
  readonly size: number;
}

export function createInterner<T>(): Interner<T> {
  const ids = new Map<string, number>();
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
      if (value === undefined) throw new RangeError(`No value was ever numbered ${id}.`);
      return value;
    },
    get size() {
      return values.length;
    },
  };
}

/** Reads each value of an interner once, when it is first asked for by its number. */
export function memoized<T, U>(interner: Interner<T>, compute: (value: T) => U): (id: number) => U {
  const known = new Array<U | undefined>(interner.size);
  return (id) => (known[id] ??= compute(interner.valueOf(id)));
}
