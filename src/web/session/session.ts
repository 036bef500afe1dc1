import type { ComparisonState } from '../state/slices/comparison';
import { rememberComparison, storedComparison } from '../state/slices/comparisonMemory';
import { createAppStore, forgetServerAnswers, type AppStoreOptions } from '../state/store';

type Remembered = Partial<ComparisonState>;

/** Most tabs remember nothing, so what it takes to read is loaded only where there is something. */
const read = (stored: string): Promise<Remembered> =>
  import(/* webpackChunkName: "memory" */ '../state/slices/comparisonReading').then(
    ({ readComparison }) => readComparison(stored),
    () => ({}),
  );

let reading: { stored: string; memory: Promise<Remembered> } | null = null;

/**
 * What this tab remembers of this person's comparison pages, the same promise for the same memory; null where that is
 * nothing. A session that timed out leaves it to them; logging out forgets it.
 */
export function remembered(userId: string): Promise<Remembered> | null {
  const stored = storedComparison(window.sessionStorage, userId);
  if (stored === null) return null;
  if (reading?.stored !== stored) reading = { stored, memory: read(stored) };
  return reading.memory;
}

/** The store of one sign-in, beginning with what the tab remembers. */
export function createSession(userId: string, options: AppStoreOptions, preloadedState: Remembered = {}) {
  const store = createAppStore({ ...options, preloadedState });
  const stopRemembering = rememberComparison(store, window.sessionStorage, userId);
  /** Nothing of this session stays in memory, and nothing more of it is remembered. */
  const end = () => {
    stopRemembering();
    forgetServerAnswers(store);
  };
  return { store, end };
}
