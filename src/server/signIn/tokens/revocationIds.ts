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
