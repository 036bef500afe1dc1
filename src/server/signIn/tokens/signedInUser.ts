import { createHash } from 'node:crypto';

export interface SignedInUser {
  /** A person, or a program that may send feeds. */
  kind: 'person' | 'machine';
  /** `jti`, in Entra ID `uti`; for revocation. */
  tokenId: string;
  subject: string;
  /** Revocation ids of its grant and person. */
  revokedWith: readonly string[];
  /** `iat`; 1970 if absent. */
  issuedAt: Date;
  sessionId: string | null;
  name: string;
  email: string;
  roles: readonly string[];
  /** `exp`. */
  expiresAt: Date;
}

/** The reason is for the log, never for the response. */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';
}

/** The provider's keys are unavailable. */
export class SignInUnavailableError extends Error {
  override readonly name = 'SignInUnavailableError';
  readonly statusCode = 503;
}

const LENGTH = 16;

/** Distinguishes accounts in logs without naming them; case-insensitive. */
export const accountHash = (account: string): string =>
  createHash('sha256').update(account.trim().toLowerCase()).digest('hex').slice(0, LENGTH);

/** Identifies a session in the audit without revealing it. */
export const sessionHash = (session: string): string => createHash('sha256').update(session).digest('hex');
