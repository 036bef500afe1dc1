import { createHash } from 'node:crypto';

export interface SignedInUser {
  kind: 'person' | 'machine';
  /** `jti`, in Entra ID `uti`. */
  tokenId: string;
  subject: string;
  revokedWith: readonly string[];
  /** `iat`; 1970 if absent. */
  issuedAt: Date;
  sessionId: string | null;
  name: string;
  email: string;
  roles: readonly string[];
  expiresAt: Date;
}

/** The reason is for the log, never for the response. */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';
}

export class SignInUnavailableError extends Error {
  override readonly name = 'SignInUnavailableError';
  readonly statusCode = 503;
}

const LENGTH = 16;

/** Pseudonym for logs; case-insensitive. */
export const accountHash = (account: string): string =>
  createHash('sha256').update(account.trim().toLowerCase()).digest('hex').slice(0, LENGTH);

export const sessionHash = (session: string): string => createHash('sha256').update(session).digest('hex');
