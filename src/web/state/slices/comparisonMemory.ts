import type { ComparisonState } from './comparison';

/** What this needs of session storage. */
export interface KeyValueStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

interface Observable {
  getState(): Partial<ComparisonState>;
  subscribe(listener: () => void): () => void;
}

const KEY = 'specai.comparison';

/** What is remembered, as it was written; null where there is nothing or the storage is refused. */
export function storedComparison(storage: KeyValueStore): string | null {
  try {
    return storage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Remembers every change from now on. A full or refused storage only costs the memory. Returns how to stop. */
export function rememberComparison(store: Observable, storage: KeyValueStore): () => void {
  let last = pick(store.getState());
  return store.subscribe(() => {
    const next = pick(store.getState());
    if (next.every((part, index) => part === last[index])) return;
    last = next;
    write(storage, store.getState());
  });
}

/** For logout: the next person at this tab sees nothing of this one. */
export function forgetComparison(storage: KeyValueStore): void {
  try {
    storage.removeItem(KEY);
  } catch {
    return;
  }
}

const pick = (state: Partial<ComparisonState>) => [
  state.manualUnits,
  state.costOptions,
  state.comparisonView,
  state.pinnedUnits,
];

function write(storage: KeyValueStore, state: Partial<ComparisonState>) {
  const { manualUnits, costOptions, comparisonView, pinnedUnits } = state;
  try {
    storage.setItem(KEY, JSON.stringify({ manualUnits, costOptions, comparisonView, pinnedUnits }));
  } catch {
    return;
  }
}
