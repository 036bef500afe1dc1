import type Provider from 'oidc-provider';
import type { Adapter, AdapterFactory } from 'oidc-provider';
import { revocationId } from '../tokens/revocationIds';

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
