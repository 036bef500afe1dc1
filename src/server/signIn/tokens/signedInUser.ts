import { createHash } from 'node:crypto';

/** Who a valid access token speaks for. */
export interface SignedInUser {
  /** A person who signed in, or a program that may send feeds. */
  kind: 'person' | 'machine';
  /** Identifies the access token (`jti`, in Entra ID `uti`), so that it can be revoked. */
  tokenId: string;
  subject: string;
  /** Names of its grant and its person: revoked, they revoke the token. */
  revokedWith: readonly string[];
  /** The token's `iat`; 1970 if it has none. */
  issuedAt: Date;
  sessionId: string | null;
  name: string;
  email: string;
  /** The token's `roles`. */
  roles: readonly string[];
  /** The token's `exp`. */
  expiresAt: Date;
}

/** A token that grants no access. The reason is for the log, never for the response. */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';
}

/** The identity provider's keys are unavailable, so no token can be verified. */
export class SignInUnavailableError extends Error {
  override readonly name = 'SignInUnavailableError';
  readonly statusCode = 503;
}

const LENGTH = 16;

/** Tells accounts apart in a log without naming them: of an email or a subject, case ignored. */
export const accountHash = (account: string): string =>
  createHash('sha256').update(account.trim().toLowerCase()).digest('hex').slice(0, LENGTH);

/** Names a session in the audit without giving it away. */
export const sessionHash = (session: string): string => createHash('sha256').update(session).digest('hex');
