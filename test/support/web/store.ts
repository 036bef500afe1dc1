import type { ServerConnection } from '../../../src/web/store/api/server/serverConnection';
import { api } from '../../../src/web/store/api/api';
import { type AppStore, type AppStoreOptions, createAppStore } from '../../../src/web/store/store';
import { inEveryFile } from '../../setup/everyFile';

/** Node's fetch rejects relative addresses. */
export const API_BASE_URL = 'http://localhost';

export const aConnection = (change: Partial<ServerConnection> = {}): ServerConnection => ({
  apiBaseUrl: API_BASE_URL,
  getToken: () => Promise.resolve('token'),
  onUnauthorized: () => {
    throw new Error('The session ended unexpectedly.');
  },
  ...change,
});

const used: AppStore[] = [];

/** The real clock, even if a test uses fake timers. */
const { setTimeout: later } = globalThis;

/** Signs out when the test ends, so that the store stops following changes. */
export function aStore({
  tools,
  preloadedState,
  ...connection
}: Partial<ServerConnection> & Omit<AppStoreOptions, 'connection'> = {}): AppStore {
  const store = createAppStore({ connection: aConnection(connection), tools, preloadedState });
  used.push(store);
  return store;
}

/** Waits for pending calls before the next test. */
inEveryFile(() => {
  afterEach(async () => {
    for (const store of used.splice(0)) store.dispatch(api.util.resetApiState());
    await new Promise((resolve) => later(resolve));
  });
});
