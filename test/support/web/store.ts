import type { AppStoreOptions } from '../../../src/web/state/store';
import { createAppStore } from '../../../src/web/state/store';

/** Node's fetch rejects relative addresses. */
export const API_BASE_URL = 'http://localhost';

/** The store of a signed-in user whose token is 'token'. */
export const aStore = (options: Partial<AppStoreOptions> = {}) =>
  createAppStore({
    apiBaseUrl: API_BASE_URL,
    getToken: () => Promise.resolve('token'),
    onUnauthorized: () => {
      throw new Error('The session ended unexpectedly.');
    },
    ...options,
  });
