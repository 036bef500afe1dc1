import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey, type JWTVerifyResult } from 'jose';
import * as z from 'zod';
import type { SignInSettings } from '../signInSettings';
import { InvalidTokenError, sessionHash } from './signedInUser';
import { ALGORITHMS, CLOCK_TOLERANCE_SECONDS } from './tokenVerifier';
import type { ReportedLogout } from '../../db/schema/systemTables';
import { revocationId, endOfRenewals, type Revocations } from './revocations';

type LogoutClaims = z.output<typeof claimsSchema>;

const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';
const MAX_AGE_SECONDS = 300;
/** Some providers omit it. */
const TYPES = ['logout+jwt', 'application/logout+jwt', ''];

const name = z.string().min(1).optional();
const claimsSchema = z
  .object({
    jti: z.string().min(1),
    iat: z.number(),
    exp: z.number(),
    sub: name,
    sid: name,
    events: z.object({ [LOGOUT_EVENT]: z.record(z.string(), z.unknown()) }),
    // Only ID tokens have one.
    nonce: z.never().optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined, { path: ['sub'] });

function claimsOf({ payload, protectedHeader }: JWTVerifyResult): LogoutClaims {
  if (!TYPES.includes(protectedHeader.typ?.toLowerCase() ?? '')) throw new InvalidTokenError('type');
  const claims = claimsSchema.safeParse(payload satisfies JWTPayload);
  if (!claims.success) throw new InvalidTokenError(String(claims.error.issues[0]?.path[0] ?? 'claims'));
  return claims.data;
}

/** Section 2.6, except for replay. @throws InvalidTokenError, SignInUnavailableError */
async function verifyLogoutToken(
  token: string,
  { settings, keys }: { settings: SignInSettings; keys: JWTVerifyGetKey },
): Promise<LogoutClaims> {
  try {
    const verified = await jwtVerify(token, keys, {
      issuer: settings.issuer,
      audience: settings.clientId,
      algorithms: ALGORITHMS,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      maxTokenAge: MAX_AGE_SECONDS,
      requiredClaims: ['exp', 'jti', 'events'],
    });
    return claimsOf(verified);
  } catch (error) {
    throw error instanceof errors.JOSEError ? new InvalidTokenError(error.code, { cause: error }) : error;
  }
}

interface ProviderLogoutsOptions {
  settings: SignInSettings;
  keys: JWTVerifyGetKey;
  revocations: Revocations;
}

/** A token without `sid` may belong to the ended session: refused unless issued later. */
function refusedBy({ sid, sub }: LogoutClaims): Pick<ReportedLogout, 'ids' | 'datedIds'> {
  if (sid === undefined) return { ids: [], datedIds: sub === undefined ? [] : [revocationId.subject(sub)] };
  return {
    ids: [revocationId.session(sid)],
    datedIds: sub === undefined ? [] : [revocationId.subjectWithoutSession(sub)],
  };
}

const dateOf = (seconds: number): Date => new Date(seconds * 1000);

const reported = (claims: LogoutClaims, address: string): ReportedLogout => ({
  id: claims.jti,
  expiresAt: dateOf(claims.exp),
  issuedAt: dateOf(claims.iat),
  ...refusedBy(claims),
  refusedUntil: endOfRenewals(),
  auditSession: claims.sid === undefined ? null : sessionHash(claims.sid),
  subject: claims.sub ?? null,
  address,
});

/** OpenID Connect Back-Channel Logout 1.0. */
export const createProviderLogouts = ({ revocations, ...checks }: ProviderLogoutsOptions) => ({
  /** @throws InvalidTokenError if invalid or replayed */
  take: async (token: string, address: string) => {
    const claims = await verifyLogoutToken(token, checks);
    if (!(await revocations.takeLogout(reported(claims, address)))) throw new InvalidTokenError('replayed');
    return claims;
  },
});

export type ProviderLogouts = ReturnType<typeof createProviderLogouts>;
