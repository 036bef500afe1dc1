import { createHash } from 'node:crypto';
import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { checkPurpose, userOf } from './accessTokenClaims';
import { InvalidTokenError } from './tokenErrors';
import type { SignedInUser } from './signedInUser';
import type { SignInSettings } from '../settings/signInSettings';

/** Where revoked tokens and sessions are kept for as long as they could still be used. */
export interface RevokedTokens {
  /** Whether one of them is. */
  isRevoked: (...ids: string[]) => Promise<boolean>;
  revoke: (id: string, expiresAt: Date) => Promise<void>;
}

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
  revokedTokens: RevokedTokens;
  /** How many verified tokens are remembered: checking a signature costs 45 µs, remembering 2. */
  cacheSize?: number;
}

const CLOCK_TOLERANCE_SECONDS = 30;
/** How long another server's sign-out may go unnoticed, and how often a token costs a look into the database. */
const REVOCATION_RECHECK_MS = 1000;
/** As long as Entra ID lets a browser renew tokens of a session; the local provider's sessions are shorter. */
const LONGEST_RENEWAL_MS = 24 * 3600 * 1000;
const ALGORITHMS = ['RS256', 'ES256'];

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
const sessionIds = ({ sessionId }: SignedInUser): string[] => (sessionId === null ? [] : [`session ${sessionId}`]);

/** The ids of a token and of its session under which either is revoked. */
export const revocableIds = (user: SignedInUser): string[] => [user.tokenId, ...sessionIds(user)];

/** Verifies access tokens, of the local provider and of Entra ID alike. */
export function createTokenVerifier(options: TokenVerifierOptions): TokenVerifier {
  const { revokedTokens, cacheSize = 1000 } = options;
  const known = new Map<string, Known>();

  const remember = (hash: string, entry: Known): void => {
    const oldest = known.keys().next();
    if (known.size >= cacheSize && !oldest.done) known.delete(oldest.value);
    known.set(hash, entry);
  };

  const refuseExpired = (user: SignedInUser, hash: string): void => {
    if (user.expiresAt.getTime() + CLOCK_TOLERANCE_SECONDS * 1000 > Date.now()) return;
    known.delete(hash);
    throw new InvalidTokenError('expired');
  };

  const refuseRevoked = async (user: SignedInUser, hash: string): Promise<void> => {
    if (!(await revokedTokens.isRevoked(...revocableIds(user)))) return;
    known.delete(hash);
    throw new InvalidTokenError('revoked');
  };

  const verify = async (token: string): Promise<SignedInUser> => {
    const hash = hashOf(token);
    const hit = known.get(hash);
    const user = hit?.user ?? (await decode(token, hash, options));
    refuseExpired(user, hash);
    if (hit && hit.recheckAt > Date.now()) return user;
    const recheckAt = Date.now() + REVOCATION_RECHECK_MS;
    await refuseRevoked(user, hash);
    known.delete(hash);
    remember(hash, { user, recheckAt });
    return user;
  };

  const revoke = async (user: SignedInUser): Promise<void> => {
    const [session] = sessionIds(user);
    await revokedTokens.revoke(user.tokenId, user.expiresAt);
    if (session !== undefined) await revokedTokens.revoke(session, new Date(Date.now() + LONGEST_RENEWAL_MS));
    for (const [hash, entry] of known) {
      const isOfSession = session !== undefined && sessionIds(entry.user).includes(session);
      if (isOfSession || entry.user.tokenId === user.tokenId) known.delete(hash);
    }
  };

  return { verify, revoke, isOver: (session) => revokedTokens.isRevoked(session) };
}
