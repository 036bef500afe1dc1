import type { ServerPortOptions } from './state/api/serverPort';
import type { ComparisonState } from './state/slices/comparison';
import { forgetComparison, rememberComparison, storedComparison } from './state/slices/comparisonMemory';
import { createAppStore, forgetServerAnswers } from './state/store';

type Remembered = Partial<ComparisonState>;

/** Most tabs remember nothing, so what it takes to read is loaded only where there is something. */
const read = (stored: string): Promise<Remembered> =>
  import(/* webpackChunkName: "memory" */ './state/slices/comparisonReading').then(
    ({ readComparison }) => readComparison(stored),
    () => ({}),
  );

let reading: { stored: string; memory: Promise<Remembered> } | null = null;

/** What this tab remembers of its comparison pages, the same promise for the same memory; null where that is nothing. */
export function remembered(): Promise<Remembered> | null {
  const stored = storedComparison(window.sessionStorage);
  if (stored === null) return null;
  if (reading?.stored !== stored) reading = { stored, memory: read(stored) };
  return reading.memory;
}

/** The store of one sign-in, beginning with what the tab remembers. */
export function createSession(options: ServerPortOptions, preloadedState: Remembered = {}) {
  const onUnauthorized = () => {
    forgetPerson();
    options.onUnauthorized();
  };
  const store = createAppStore({ ...options, onUnauthorized, preloadedState });
  const stopRemembering = rememberComparison(store, window.sessionStorage);
  /** However the session ends, the next person at this tab sees nothing of this one. */
  const forgetPerson = () => {
    stopRemembering();
    forgetComparison(window.sessionStorage);
  };
  const forget = () => {
    forgetPerson();
    forgetServerAnswers(store);
  };
  return { store, forget };
}
