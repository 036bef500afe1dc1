import { createLocalJWKSet, createRemoteJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { SignInUnavailableError } from './tokenErrors';

const SIX_HOURS_MS = 6 * 3600 * 1000;
/** An unknown key id causes at most one request to the provider in this time. */
const COOLDOWN_MS = 30_000;
const TIMEOUT_MS = 5_000;

const blamesTheToken = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof errors.JOSENotSupported;

/** The provider's published keys, fetched when first needed. @throws SignInUnavailableError where they are unavailable. */
export function remoteKeys(jwksUri: string): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL(jwksUri), {
    cacheMaxAge: SIX_HOURS_MS,
    cooldownDuration: COOLDOWN_MS,
    timeoutDuration: TIMEOUT_MS,
  });
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      if (blamesTheToken(error)) throw error;
      throw new SignInUnavailableError('The identity provider does not give out its keys.', { cause: error });
    }
  };
}

/** Keys of a provider in this process: no round trip to ourselves. */
export const localKeys = (jwks: JSONWebKeySet): JWTVerifyGetKey => createLocalJWKSet(jwks);
