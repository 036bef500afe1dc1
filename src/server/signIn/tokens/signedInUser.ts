/** Who a valid access token speaks for. */
export interface SignedInUser {
  /** A person who signed in, or a program that may send feeds. */
  kind: 'person' | 'machine';
  /** Identifies the access token (`jti`, in Entra ID `uti`), so that it can be revoked. */
  tokenId: string;
  subject: string;
  sessionId: string | null;
  name: string;
  email: string;
  /** The token's `roles`. */
  roles: readonly string[];
  /** The token's `exp`. */
  expiresAt: Date;
}
