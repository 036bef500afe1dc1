import type { ServerPortOptions } from './state/api/serverPort';
import { forgetComparison, readComparison, rememberComparison } from './state/slices/comparisonMemory';
import { createAppStore, forgetServerAnswers } from './state/store';

/** The store of one sign-in, with what this tab remembers of its comparison pages. */
export function createSession(options: ServerPortOptions) {
  const onUnauthorized = () => {
    forgetPerson();
    options.onUnauthorized();
  };
  const preloadedState = readComparison(window.sessionStorage);
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
