import type { JWTPayload } from 'jose';
import type { ReportedLogout, Revocable } from '../../db/schema/systemTables';
import type { SignedInUser } from './signedInUser';

export const revocationId = {
  session: (sid: string) => `session ${sid}`,
  /** Sign-in at the local provider. */
  grant: (id: string) => `grant ${id}`,
  subject: (sub: string) => `subject ${sub}`,
  /** Tokens without `sid`. */
  subjectWithoutSession: (sub: string) => `subject without session ${sub}`,
};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

export const revocableOf = ({ tokenId, sessionId, revokedWith, issuedAt }: SignedInUser): Revocable => ({
  ids: [tokenId, ...(sessionId === null ? [] : [revocationId.session(sessionId)]), ...revokedWith],
  issuedAt,
});

export const namesRevokedWith = ({ sid, sub, grant_id: grant }: JWTPayload): string[] => [
  ...(isText(grant) ? [revocationId.grant(grant)] : []),
  ...(isText(sub) ? [revocationId.subject(sub)] : []),
  ...(isText(sub) && !isText(sid) ? [revocationId.subjectWithoutSession(sub)] : []),
];

export interface RevokedTokens {
  isRevoked: (token: Revocable) => Promise<boolean>;
  revoke: (ids: readonly string[], expiresAt: Date) => Promise<void>;
  /** False if replayed. */
  takeLogout: (logout: ReportedLogout) => Promise<boolean>;
}

/** Delay until other servers' revocations apply. */
export const REVOCATION_RECHECK_MS = 1000;
/** Entra ID's maximum; the local provider's is shorter. */
const MAX_RENEWAL_MS = 24 * 3600 * 1000;

export const endOfRenewals = (): Date => new Date(Date.now() + MAX_RENEWAL_MS);

export function createRevocations(store: RevokedTokens) {
  /** Revoked id to the end of its recheck, ms. */
  const fresh = new Map<string, number>();
  const note = (ids: readonly string[]): void => {
    const now = Date.now();
    for (const [id, until] of fresh) if (until <= now) fresh.delete(id);
    for (const id of ids) fresh.set(id, now + REVOCATION_RECHECK_MS);
  };
  return {
    includes: (user: SignedInUser) => store.isRevoked(revocableOf(user)),
    isFresh: (user: SignedInUser) => revocableOf(user).ids.some((id) => (fresh.get(id) ?? 0) > Date.now()),
    revoke: async (ids: readonly string[], expiresAt = endOfRenewals()) => {
      await store.revoke(ids, expiresAt);
      note(ids);
    },
    takeLogout: async (logout: ReportedLogout) => {
      const isNew = await store.takeLogout(logout);
      if (isNew) note([...logout.ids, ...logout.datedIds]);
      return isNew;
    },
    isRevoked: (id: string) => store.isRevoked({ ids: [id], issuedAt: new Date() }),
  };
}

export type Revocations = ReturnType<typeof createRevocations>;
