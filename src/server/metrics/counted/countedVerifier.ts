import { InvalidTokenError, SignInUnavailableError } from '../../signIn/tokens/tokenErrors';
import type { SignedInUser } from '../../signIn/tokens/signedInUser';
import type { TokenVerifier } from '../../signIn/tokens/tokenVerifier';
import type { Metrics } from '../metrics';

/** Why a token was refused, in words of our own: what stands in a token must not become a series. */
const REASONS: Readonly<Record<string, string>> = {
  expired: 'expired',
  ERR_JWT_EXPIRED: 'expired',
  revoked: 'signed_out',
  ERR_JWS_SIGNATURE_VERIFICATION_FAILED: 'bad_signature',
  ERR_JWKS_NO_MATCHING_KEY: 'unknown_key',
  ERR_JWT_CLAIM_VALIDATION_FAILED: 'other_audience',
  type: 'other_purpose',
  client: 'other_purpose',
  scope: 'other_purpose',
};

function outcomeOf(error: unknown): string {
  if (error instanceof InvalidTokenError) return REASONS[error.message] ?? 'malformed';
  return error instanceof SignInUnavailableError ? 'provider_unavailable' : 'failed';
}

/** Counts each token that is accepted for the first time, which is a sign-in or its hourly renewal, and every refusal. */
export function countedVerifier(verifier: TokenVerifier, { tokens }: Pick<Metrics, 'tokens'>): TokenVerifier {
  /** The verifier gives the same object for a token it remembers. */
  const seen = new WeakSet<SignedInUser>();
  return {
    ...verifier,
    verify: async (token) => {
      try {
        const user = await verifier.verify(token);
        if (!seen.has(user)) tokens.inc({ outcome: 'accepted' });
        seen.add(user);
        return user;
      } catch (error) {
        tokens.inc({ outcome: outcomeOf(error) });
        throw error;
      }
    },
  };
}
