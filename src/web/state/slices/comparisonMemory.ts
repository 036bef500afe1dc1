import type { ComparisonState } from './comparison';
import { comparisonKey } from './comparisonKey';

/** What this needs of session storage. */
export interface KeyValueStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

interface Observable {
  getState(): Partial<ComparisonState>;
  subscribe(listener: () => void): () => void;
}

/** What is remembered of this person, as it was written; null where there is nothing or the storage is refused. */
export function storedComparison(storage: Pick<KeyValueStore, 'getItem'>, userId: string): string | null {
  try {
    return storage.getItem(comparisonKey(userId));
  } catch {
    return null;
  }
}

/** Remembers every change of this person from now on. A full or refused storage only costs the memory. Returns how to stop. */
export function rememberComparison(store: Observable, storage: KeyValueStore, userId: string): () => void {
  let last = pick(store.getState());
  return store.subscribe(() => {
    const next = pick(store.getState());
    if (next.every((part, index) => part === last[index])) return;
    last = next;
    write(storage, comparisonKey(userId), store.getState());
  });
}

const pick = (state: Partial<ComparisonState>) => [
  state.manualUnits,
  state.costOptions,
  state.comparisonView,
  state.pinnedUnits,
];

function write(storage: KeyValueStore, key: string, state: Partial<ComparisonState>) {
  const { manualUnits, costOptions, comparisonView, pinnedUnits } = state;
  try {
    storage.setItem(key, JSON.stringify({ manualUnits, costOptions, comparisonView, pinnedUnits }));
  } catch {
    return;
  }
}
