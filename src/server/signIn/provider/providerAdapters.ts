import { AsyncLocalStorage } from 'node:async_hooks';
import type Provider from 'oidc-provider';
import type { AdapterFactory, Adapter } from 'oidc-provider';
import { revocationId } from '../tokens/revocations';

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

/** Refuses all access tokens of a session or grant from now on. */
export type RevokeTokens = (ids: readonly string[]) => Promise<void>;

/** A refresh token is destroyed only along with its grant. */
async function grantOf(own: Adapter, model: string, id: string): Promise<string | undefined> {
  if (model === 'Grant') return id;
  return model === 'RefreshToken' ? (await own.find(id))?.grantId : undefined;
}

/**
 * Revokes the access tokens of a grant before the provider forgets anything of it, as it does at sign-out and when a code or
 * refresh token is used twice. A crash in between leaves a grant whose tokens are refused.
 */
export function revokingGrants(adapter: AdapterFactory, revoke: RevokeTokens): AdapterFactory {
  const inFlight = new Map<string, Promise<void>>();
  /** The provider forgets the parts of a grant side by side. */
  const revokeGrant = (grantId: string): Promise<void> => {
    const revoking = inFlight.get(grantId) ?? revoke([revocationId.grant(grantId)]);
    inFlight.set(grantId, revoking);
    return revoking.finally(() => inFlight.delete(grantId));
  };
  return (model) => {
    const own = adapter(model);
    return {
      ...own,
      destroy: async (id) => {
        const grantId = await grantOf(own, model, id);
        if (grantId !== undefined) await revokeGrant(grantId);
        await own.destroy(id);
      },
      revokeByGrantId: async (grantId) => {
        await revokeGrant(grantId);
        await own.revokeByGrantId(grantId);
      },
    };
  };
}

/** Revokes the access tokens of a session before the provider destroys it, for which the provider has no hook. */
export function revokeWithSessions({ Session }: Provider, revoke: RevokeTokens): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with `this` below
  const { destroy } = Session.prototype;
  Session.prototype.destroy = async function revokeAndDestroy() {
    await revoke([revocationId.session(this.uid)]);
    await destroy.call(this);
  };
}
