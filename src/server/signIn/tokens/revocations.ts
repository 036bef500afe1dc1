import type { JWTPayload } from 'jose';
import type { SignedInUser } from './signedInUser';

/** Ids under which several access tokens can be revoked. */
export const revocationId = {
  session: (sid: string) => `session ${sid}`,
  /** A sign-in at the local provider, with its code and refresh tokens. */
  grant: (id: string) => `grant ${id}`,
  subject: (sub: string) => `subject ${sub}`,
  /** A person's tokens without `sid`, whose session is unknown. */
  subjectWithoutSession: (sub: string) => `subject without session ${sub}`,
};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

export interface Revocable {
  /** Its own id, and those of its session, grant and person. */
  readonly ids: readonly string[];
  readonly issuedAt: Date;
}

export const revocableOf = ({ tokenId, sessionId, revokedWith, issuedAt }: SignedInUser): Revocable => ({
  ids: [tokenId, ...(sessionId === null ? [] : [revocationId.session(sessionId)]), ...revokedWith],
  issuedAt,
});

/** Revocation ids besides the session's. */
export const namesRevokedWith = ({ sid, sub, grant_id: grant }: JWTPayload): string[] => [
  ...(isText(grant) ? [revocationId.grant(grant)] : []),
  ...(isText(sub) ? [revocationId.subject(sub)] : []),
  ...(isText(sub) && !isText(sid) ? [revocationId.subjectWithoutSession(sub)] : []),
];

/** A sign-out reported by the provider. */
export interface ReportedLogout {
  readonly id: string;
  /** The logout token's `exp`. */
  readonly expiresAt: Date;
  /** The logout token's `iat`. */
  readonly issuedAt: Date;
  /** Revoked regardless of issue time. */
  readonly ids: readonly string[];
  /** Revoked if issued until `issuedAt`. */
  readonly datedIds: readonly string[];
  readonly refusedUntil: Date;
  /** Hash of the session, if the provider named one. */
  readonly auditSession: string | null;
  readonly subject: string | null;
  /** Of the provider's server. */
  readonly address: string;
}

export interface RevokedTokens {
  isRevoked: (token: Revocable) => Promise<boolean>;
  revoke: (ids: readonly string[], expiresAt: Date) => Promise<void>;
  /** Revokes and audits in one transaction. False if replayed. */
  takeLogout: (logout: ReportedLogout) => Promise<boolean>;
}

/** Cache time of a revocation check, after which other servers' revocations are seen. */
export const REVOCATION_RECHECK_MS = 1000;
/** Entra ID's maximum for renewing a session's tokens; the local provider's is shorter. */
const MAX_RENEWAL_MS = 24 * 3600 * 1000;

export const endOfRenewals = (): Date => new Date(Date.now() + MAX_RENEWAL_MS);

/** Own revocations apply immediately, those of other servers within a second. */
export function createRevocations(store: RevokedTokens) {
  /** Revoked ids, and the time in ms when every token has been rechecked. */
  const fresh = new Map<string, number>();
  const note = (ids: readonly string[]): void => {
    const now = Date.now();
    for (const [id, until] of fresh) if (until <= now) fresh.delete(id);
    for (const id of ids) fresh.set(id, now + REVOCATION_RECHECK_MS);
  };
  return {
    includes: (user: SignedInUser) => store.isRevoked(revocableOf(user)),
    /** Whether this server revoked the token within the last second. */
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
