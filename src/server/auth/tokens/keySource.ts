import { createLocalJWKSet, createRemoteJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { SignInUnavailableError } from './signedInUser';

const SIX_HOURS_MS = 6 * 3600 * 1000;
/** Limits requests caused by unknown key ids. */
const COOLDOWN_MS = 30_000;
const TIMEOUT_MS = 5_000;

const blamesTheToken = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof errors.JOSENotSupported;

interface KeySource extends JWTVerifyGetKey {
  /** Fetches keys if necessary. */
  areKnown: () => Promise<boolean>;
}

/** @throws SignInUnavailableError */
export function remoteKeys(jwksUri: string): KeySource {
  const keys = createRemoteJWKSet(new URL(jwksUri), {
    cacheMaxAge: SIX_HOURS_MS,
    cooldownDuration: COOLDOWN_MS,
    timeoutDuration: TIMEOUT_MS,
  });
  const find: JWTVerifyGetKey = async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      if (blamesTheToken(error)) throw error;
      throw new SignInUnavailableError('The identity provider does not give out its keys.', { cause: error });
    }
  };
  const areKnown = async (): Promise<boolean> => {
    if (keys.jwks() === undefined) await keys.reload().catch(() => undefined);
    return keys.jwks() !== undefined;
  };
  return Object.assign(find, { areKnown });
}

export const localKeys = (jwks: JSONWebKeySet): KeySource =>
  Object.assign(createLocalJWKSet(jwks), { areKnown: () => Promise.resolve(true) });
