import { AsyncLocalStorage } from 'node:async_hooks';
import type Provider from 'oidc-provider';
import type { AdapterFactory, Adapter } from 'oidc-provider';
import { revocationId } from '../../../auth/tokens/revocations';

/** A duplicated tab reuses its original's refresh token. With the session's cookie it is unknown; otherwise the grant is revoked. */
export function createCopiedWindows() {
  const request = new AsyncLocalStorage<() => Promise<{ uid: string }>>();
  const comesFrom = async (sessionUid: string | undefined): Promise<boolean> =>
    sessionUid !== undefined && (await request.getStore()?.())?.uid === sessionUid;
  return {
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

export type RevokeTokens = (ids: readonly string[]) => Promise<void>;

/** A refresh token is destroyed only along with its grant. */
async function grantOf(own: Adapter, model: string, id: string): Promise<string | undefined> {
  if (model === 'Grant') return id;
  return model === 'RefreshToken' ? (await own.find(id))?.grantId : undefined;
}

/** Revokes access tokens before the provider deletes parts of their grant, so that a crash leaves none valid. */
export function revokingGrants(adapter: AdapterFactory, revoke: RevokeTokens): AdapterFactory {
  const inFlight = new Map<string, Promise<void>>();
  /** Parts are deleted in parallel. */
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

/** The provider has no hook for this. */
export function revokeWithSessions({ Session }: Provider, revoke: RevokeTokens): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with `this` below
  const { destroy } = Session.prototype;
  Session.prototype.destroy = async function revokeAndDestroy() {
    await revoke([revocationId.session(this.uid)]);
    await destroy.call(this);
  };
}
