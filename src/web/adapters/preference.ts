/** A text that this browser keeps for all its tabs, and for the next person who signs in. */
interface RememberedText {
  /** Null if nothing is stored. */
  get: () => string | null;
  set: (text: string) => void;
  /** Notifies of changes in this tab and in others. Returns how to stop. */
  subscribe: (onChange: () => void) => () => void;
}

export function createRememberedText(key: string, storage: Storage): RememberedText {
  const listeners = new Set<() => void>();
  return {
    get: () => storage.getItem(key),
    set: (text) => {
      storage.setItem(key, text);
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

/** A choice of the person at this browser, among a few. */
interface Preference<Value extends string> extends Pick<RememberedText, 'subscribe'> {
  get: () => Value;
  set: (value: Value) => void;
}

/** A preference stored in local storage; anything else found there counts as the first of the values. */
export function createPreference<Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
  storage: Storage,
): Preference<Value> {
  const text = createRememberedText(key, storage);
  return { ...text, get: () => values.find((value) => value === text.get()) ?? values[0] };
}
