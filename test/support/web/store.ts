import type { ServerConnection } from '../../../src/web/state/api/server/serverConnection';
import type { AppStoreOptions } from '../../../src/web/state/store';
import { createAppStore } from '../../../src/web/state/store';

/** Node's fetch rejects relative addresses. */
export const API_BASE_URL = 'http://localhost';

/** The way to the mock product API of a signed-in user whose token is 'token'. */
export const aConnection = (change: Partial<ServerConnection> = {}): ServerConnection => ({
  apiBaseUrl: API_BASE_URL,
  getToken: () => Promise.resolve('token'),
  onUnauthorized: () => {
    throw new Error('The session ended unexpectedly.');
  },
  ...change,
});

/** The store of a signed-in user. */
export const aStore = ({
  tools,
  preloadedState,
  ...connection
}: Partial<ServerConnection> & Omit<AppStoreOptions, 'connection'> = {}) =>
  createAppStore({ connection: aConnection(connection), tools, preloadedState });
