import { createWorkMemory } from '../adapters/workMemory';
import type { ServerConnection } from '../state/api/server/serverConnection';
import { readComparison, rememberComparison } from '../state/slices/comparison';
import { createAppStore, forgetServerAnswers } from '../state/store';
import type { StoreTools } from '../state/storeTools';

/**
 * The store of one sign-in, beginning with what this tab remembers of this person: a session that timed out leaves it to
 * them, logging out forgets it.
 */
export function createSession(userId: string, connection: ServerConnection, tools: StoreTools | null = null) {
  const memory = createWorkMemory(window.sessionStorage);
  const store = createAppStore({ connection, tools, preloadedState: readComparison(memory.read(userId)) });
  const stopRemembering = rememberComparison(store, (text) => memory.write(userId, text));
  /** Nothing of this session stays in memory, and nothing more of it is remembered. */
  const end = () => {
    stopRemembering();
    forgetServerAnswers(store);
  };
  return { store, end };
}
