import { readItem, writeItem } from './storage';

interface RememberedText {
  get: () => string | null;
  set: (text: string) => void;
  /** Includes changes in other tabs. Returns the unsubscribe function. */
  subscribe: (onChange: () => void) => () => void;
}

export function createRememberedText(key: string, storage: Storage): RememberedText {
  const listeners = new Set<() => void>();
  return {
    get: () => readItem(storage, key),
    set: (text) => {
      writeItem(storage, key, text);
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

interface Preference<Value extends string> extends Pick<RememberedText, 'subscribe'> {
  get: () => Value;
  set: (value: Value) => void;
}

export function createPreference<Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
  storage: Storage,
): Preference<Value> {
  const text = createRememberedText(key, storage);
  return { ...text, get: () => values.find((value) => value === text.get()) ?? values[0] };
}
