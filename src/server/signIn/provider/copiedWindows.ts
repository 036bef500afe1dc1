import { AsyncLocalStorage } from 'node:async_hooks';
import type Provider from 'oidc-provider';
import type { AdapterFactory } from 'oidc-provider';

/**
 * A copied window (the notes, a duplicated tab) has the refresh token of its original, and the slower of the two uses it a second
 * time. To the browser that holds the session's cookie the token is then unknown, and nothing is revoked: with that cookie it may
 * get tokens anyway. From anywhere else a second use revokes the grant.
 */
export function createCopiedWindows() {
  const request = new AsyncLocalStorage<() => Promise<{ uid: string }>>();
  const comesFrom = async (sessionUid: string | undefined): Promise<boolean> =>
    sessionUid !== undefined && (await request.getStore()?.())?.uid === sessionUid;
  return {
    /** Lets the adapter see the cookies of the request that is being answered. */
    observe: (provider: Provider): void => {
      provider.use((ctx, next) => request.run(() => provider.Session.get(ctx), next));
    },
    tolerate:
      (adapter: AdapterFactory): AdapterFactory =>
      (model) => {
        const own = adapter(model);
        if (model !== 'RefreshToken') return own;
        return {
          ...own,
          find: async (id) => {
            const found = await own.find(id);
            return found?.consumed && (await comesFrom(found.sessionUid)) ? undefined : found;
          },
        };
      },
  };
}
