import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey, type JWTVerifyResult } from 'jose';
import * as z from 'zod';
import type { SignInSettings } from '../settings/signInSettings';
import { InvalidTokenError } from './tokenErrors';
import { ALGORITHMS, CLOCK_TOLERANCE_SECONDS } from './tokenVerifier';

/** What a logout token says. */
export type LogoutClaims = z.output<typeof claimsSchema>;

const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** A provider sends the token when the person signs out, and may repeat a call that failed. */
const LONGEST_WAY_SECONDS = 300;
/** No other token has this type; some providers leave it out. */
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
    // An ID token has one.
    nonce: z.never().optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined, { path: ['sub'] });

function claimsOf({ payload, protectedHeader }: JWTVerifyResult): LogoutClaims {
  if (!TYPES.includes(protectedHeader.typ?.toLowerCase() ?? '')) throw new InvalidTokenError('type');
  const claims = claimsSchema.safeParse(payload satisfies JWTPayload);
  if (!claims.success) throw new InvalidTokenError(String(claims.error.issues[0]?.path[0] ?? 'claims'));
  return claims.data;
}

/**
 * Checks a logout token as section 2.6 of OpenID Connect Back-Channel Logout 1.0 says, except whether it was taken before.
 * @throws InvalidTokenError if it is not valid; SignInUnavailableError if the provider's keys are unavailable.
 */
export async function verifyLogoutToken(
  token: string,
  { settings, keys }: { settings: SignInSettings; keys: JWTVerifyGetKey },
): Promise<LogoutClaims> {
  try {
    const verified = await jwtVerify(token, keys, {
      issuer: settings.issuer,
      audience: settings.clientId,
      algorithms: ALGORITHMS,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      maxTokenAge: LONGEST_WAY_SECONDS,
      requiredClaims: ['exp', 'jti', 'events'],
    });
    return claimsOf(verified);
  } catch (error) {
    throw error instanceof errors.JOSEError ? new InvalidTokenError(error.code, { cause: error }) : error;
  }
}
