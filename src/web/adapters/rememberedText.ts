/** A text that this browser keeps for all its tabs, and for the next person who signs in. */
export interface RememberedText {
  /** Null where nothing is kept. */
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
