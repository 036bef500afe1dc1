import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { checkPurpose, userOf } from './accessTokenClaims';
import { revocationId } from './revocationIds';
import { REVOCATION_RECHECK_MS, type Revocations } from './revocations';
import { InvalidTokenError } from './tokenErrors';
import type { SignedInUser } from './signedInUser';
import type { SignInSettings } from '../settings/signInSettings';

export interface TokenVerifier {
  /** @throws InvalidTokenError where the token is not valid; SignInUnavailableError where its issuer's keys are unavailable. */
  verify: (token: string) => Promise<SignedInUser>;
  /** Refuses this token and all others of its session from now on, on every server of this installation within a second. */
  revoke: (user: SignedInUser) => Promise<void>;
  /** Whether `revoke` ended the session of this name, which `sessionOf` gives. */
  isOver: (session: string) => Promise<boolean>;
}

export interface TokenVerifierOptions {
  settings: SignInSettings;
  keys: JWTVerifyGetKey;
  revocations: Revocations;
  /** How many verified tokens are remembered: checking a signature costs 45 µs, remembering 2. */
  cacheSize?: number;
}

export const CLOCK_TOLERANCE_SECONDS = 30;
/** Of every token that the provider signs. */
export const ALGORITHMS = ['RS256', 'ES256'];

interface Known {
  user: SignedInUser;
  recheckAt: number;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

async function decode(token: string, hash: string, { settings, keys }: TokenVerifierOptions): Promise<SignedInUser> {
  try {
    const verified = await jwtVerify(token, keys, {
      issuer: settings.issuer,
      audience: settings.audience,
      algorithms: ALGORITHMS,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      requiredClaims: ['exp', 'sub'],
    });
    const kind = checkPurpose(verified, settings);
    return userOf(verified.payload, hash, kind);
  } catch (error) {
    throw error instanceof errors.JOSEError ? new InvalidTokenError(error.code, { cause: error }) : error;
  }
}

/** What is revoked when this person signs out: the session, or the token where it names none. */
export const sessionOf = (user: SignedInUser): string => sessionIds(user)[0] ?? user.tokenId;

/** A session among the revoked; without one in the token, nothing. */
const sessionIds = ({ sessionId }: SignedInUser): string[] =>
  sessionId === null ? [] : [revocationId.session(sessionId)];

/** Verifies access tokens, of the local provider and of Entra ID alike. */
export function createTokenVerifier(options: TokenVerifierOptions): TokenVerifier {
  const { revocations, cacheSize = 1000 } = options;
  const known = new LRUCache<string, Known>({ max: cacheSize });

  const refuseExpired = (user: SignedInUser, hash: string): void => {
    if (user.expiresAt.getTime() + CLOCK_TOLERANCE_SECONDS * 1000 > Date.now()) return;
    known.delete(hash);
    throw new InvalidTokenError('expired');
  };

  const refuseRevoked = async (user: SignedInUser, hash: string): Promise<void> => {
    if (!(await revocations.includes(user))) return;
    known.delete(hash);
    throw new InvalidTokenError('revoked');
  };

  const verify = async (token: string): Promise<SignedInUser> => {
    const hash = hashOf(token);
    const hit = known.get(hash);
    const user = hit?.user ?? (await decode(token, hash, options));
    refuseExpired(user, hash);
    if (hit && hit.recheckAt > Date.now() && !revocations.isFresh(user)) return user;
    const recheckAt = Date.now() + REVOCATION_RECHECK_MS;
    await refuseRevoked(user, hash);
    known.set(hash, { user, recheckAt });
    return user;
  };

  const revoke = async (user: SignedInUser): Promise<void> => {
    await revocations.revoke([user.tokenId], user.expiresAt);
    const sessions = sessionIds(user);
    if (sessions.length > 0) await revocations.revoke(sessions);
  };

  return { verify, revoke, isOver: (session) => revocations.isRevoked(session) };
}
