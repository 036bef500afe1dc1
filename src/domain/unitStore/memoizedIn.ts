interface Memory<Key, Value> {
  get: (key: Key) => Value | undefined;
  set: (key: Key, value: Value) => unknown;
}

/** Computes a value for each key once, as long as the memory holds it. */
export function memoizedIn<Key, Value>(memory: Memory<Key, Value>, compute: (key: Key) => Value): (key: Key) => Value {
  const make = (key: Key): Value => {
    const value = compute(key);
    memory.set(key, value);
    return value;
  };
  return (key) => memory.get(key) ?? make(key);
}
