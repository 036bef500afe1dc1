/** A choice of the person at this browser. It holds for all its tabs, and for the next person who signs in. */
export interface Preference<Value extends string> {
  get: () => Value;
  set: (value: Value) => void;
  /** Notifies of changes in this tab and in others. Returns how to stop. */
  subscribe: (onChange: () => void) => () => void;
}

/** A preference kept in local storage; anything else found there counts as the first of the values. */
export function createPreference<Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
  storage: Storage,
): Preference<Value> {
  const listeners = new Set<() => void>();
  return {
    get: () => values.find((value) => value === storage.getItem(key)) ?? values[0],
    set: (value) => {
      storage.setItem(key, value);
      listeners.forEach((notify) => notify());
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      window.addEventListener('storage', onChange);
      return () => {
        listeners.delete(onChange);
        window.removeEventListener('storage', onChange);
      };
    },
  };
}
