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
