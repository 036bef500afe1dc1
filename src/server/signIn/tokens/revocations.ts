import type { JWTPayload } from 'jose';
import type { SignedInUser } from './signedInUser';

/** Names under which more than one access token can be revoked. */
export const revocationId = {
  session: (sid: string) => `session ${sid}`,
  /** One sign-in of the app at the local provider, with its code and refresh tokens. */
  grant: (id: string) => `grant ${id}`,
  subject: (sub: string) => `subject ${sub}`,
  /** A person's tokens without `sid`: a session cannot be told from another. */
  subjectWithoutSession: (sub: string) => `subject without session ${sub}`,
};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What revokes an access token. */
export interface Revocable {
  /** Its own id, and names of what it belongs to: its session, its grant, its person. */
  readonly ids: readonly string[];
  readonly issuedAt: Date;
}

export const revocableOf = ({ tokenId, sessionId, revokedWith, issuedAt }: SignedInUser): Revocable => ({
  ids: [tokenId, ...(sessionId === null ? [] : [revocationId.session(sessionId)]), ...revokedWith],
  issuedAt,
});

/** The names, besides that of its session, with which the token of these claims is revoked. */
export const namesRevokedWith = ({ sid, sub, grant_id: grant }: JWTPayload): string[] => [
  ...(isText(grant) ? [revocationId.grant(grant)] : []),
  ...(isText(sub) ? [revocationId.subject(sub)] : []),
  ...(isText(sub) && !isText(sid) ? [revocationId.subjectWithoutSession(sub)] : []),
];

/** A sign-out that the provider reported, as it is stored. */
export interface ReportedLogout {
  /** The logout token's `jti`. */
  readonly id: string;
  /** The logout token's `exp`. */
  readonly expiresAt: Date;
  /** The logout token's `iat`, by the same clock as that of access tokens. */
  readonly issuedAt: Date;
  /** Names whose tokens are refused. */
  readonly ids: readonly string[];
  /** Names whose tokens are refused if they were issued until `issuedAt`. */
  readonly datedIds: readonly string[];
  /** When no refused token can be used any more. */
  readonly refusedUntil: Date;
  /** As the audit names the session; null if the provider named none. */
  readonly auditSession: string | null;
  readonly subject: string | null;
  /** Of the provider's server. */
  readonly address: string;
}

/** Stores revocations for as long as the revoked tokens could still be used. */
export interface RevokedTokens {
  /** Whether the token is revoked under one of its ids. */
  isRevoked: (token: Revocable) => Promise<boolean>;
  /** Revokes all ids, or none if it fails. */
  revoke: (ids: readonly string[], expiresAt: Date) => Promise<void>;
  /** Revokes, and records the sign-out, in one transaction. False if a logout token of this id was taken before. */
  takeLogout: (logout: ReportedLogout) => Promise<boolean>;
}

/** The revocations of this installation, as one server sees them. */
export interface Revocations {
  includes: (user: SignedInUser) => Promise<boolean>;
  /** Whether this server revoked one of the token's ids within the last second. */
  isFresh: (user: SignedInUser) => boolean;
  revoke: (ids: readonly string[], expiresAt?: Date) => Promise<void>;
  takeLogout: (logout: ReportedLogout) => Promise<boolean>;
  isRevoked: (id: string) => Promise<boolean>;
}

/** How long a server relies on a look into the database; then another server's revocation counts here. */
export const REVOCATION_RECHECK_MS = 1000;
/** As long as Entra ID lets a browser renew tokens of a session; the local provider's sessions are shorter. */
const LONGEST_RENEWAL_MS = 24 * 3600 * 1000;

/** When no token of a session can be renewed or used any more. */
export const endOfRenewals = (): Date => new Date(Date.now() + LONGEST_RENEWAL_MS);

/** Revocations in the database; this server obeys its own immediately, those of others within a second. */
export function createRevocations(store: RevokedTokens): Revocations {
  /** Revoked here, with the time, ms, at which every token has been looked up again. */
  const fresh = new Map<string, number>();
  const note = (ids: readonly string[]): void => {
    const now = Date.now();
    for (const [id, until] of fresh) if (until <= now) fresh.delete(id);
    for (const id of ids) fresh.set(id, now + REVOCATION_RECHECK_MS);
  };
  return {
    includes: (user) => store.isRevoked(revocableOf(user)),
    isFresh: (user) => revocableOf(user).ids.some((id) => (fresh.get(id) ?? 0) > Date.now()),
    revoke: async (ids, expiresAt = endOfRenewals()) => {
      await store.revoke(ids, expiresAt);
      note(ids);
    },
    takeLogout: async (logout) => {
      const isNew = await store.takeLogout(logout);
      if (isNew) note([...logout.ids, ...logout.datedIds]);
      return isNew;
    },
    isRevoked: (id) => store.isRevoked({ ids: [id], issuedAt: new Date() }),
  };
}
