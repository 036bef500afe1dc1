import type { JWTVerifyGetKey } from 'jose';
import type { SignInSettings } from '../settings/signInSettings';
import { sessionHash } from './accountHash';
import { verifyLogoutToken, type LogoutClaims } from './logoutToken';
import { revocationId } from './revocationIds';
import { endOfRenewals, type ReportedLogout, type Revocations } from './revocations';
import { InvalidTokenError } from './tokenErrors';

/** Takes the sign-outs that the provider reports to this server. */
export interface ProviderLogouts {
  /**
   * Ends the session, or all sessions of the person, that a logout token names; gives what it says.
   * @throws InvalidTokenError if the token is not valid or was taken before.
   */
  take: (token: string, address: string) => Promise<LogoutClaims>;
}

export interface ProviderLogoutsOptions {
  settings: SignInSettings;
  keys: JWTVerifyGetKey;
  revocations: Revocations;
}

/** A token without `sid` may be of the session that ended: it is refused, unless the person signed in after that. */
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

/** Receives OpenID Connect Back-Channel Logout 1.0. */
export const createProviderLogouts = ({ revocations, ...checks }: ProviderLogoutsOptions): ProviderLogouts => ({
  take: async (token, address) => {
    const claims = await verifyLogoutToken(token, checks);
    if (!(await revocations.takeLogout(reported(claims, address)))) throw new InvalidTokenError('replayed');
    return claims;
  },
});
