import type { ServerPortOptions } from './state/api/serverPort';
import { forgetComparison, readComparison, rememberComparison } from './state/slices/comparisonMemory';
import { createAppStore, forgetServerAnswers } from './state/store';

/** The store of one sign-in, with what this tab remembers of its comparison pages. */
export function createSession(options: ServerPortOptions) {
  const store = createAppStore({ ...options, preloadedState: readComparison(window.sessionStorage) });
  const stopRemembering = rememberComparison(store, window.sessionStorage);
  /** At logout: the next person at this tab sees nothing of this one. */
  const forget = () => {
    stopRemembering();
    forgetComparison(window.sessionStorage);
    forgetServerAnswers(store);
  };
  return { store, forget };
}
