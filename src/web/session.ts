import { once } from './config/once';
import type { ServerPortOptions } from './state/api/serverPort';
import type { ComparisonState } from './state/slices/comparison';
import { forgetComparison, rememberComparison, storedComparison } from './state/slices/comparisonMemory';
import { createAppStore, forgetServerAnswers } from './state/store';

type Remembered = Partial<ComparisonState>;

/** Most tabs remember nothing, so what it takes to read is loaded only where there is something. */
const read = once(async () => {
  const { readComparison } = await import(/* webpackChunkName: "memory" */ './state/slices/comparisonReading');
  return readComparison(storedComparison(window.sessionStorage) ?? '');
});

/** What this tab remembers of its comparison pages; null where that is nothing. */
export const remembered = (): Promise<Remembered> | null =>
  storedComparison(window.sessionStorage) === null ? null : read();

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
