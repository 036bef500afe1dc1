import { createHash } from 'node:crypto';
import type { AccessToken, ClientCredentials, Configuration, JWTStructured, KoaContextWithOIDC } from 'oidc-provider';
import { CLIENT_ID, TENANT_ID } from './addresses';
import { personById, type Person } from './people';

/** A separate subject for each application, so that two of them cannot link accounts. */
export const pairwise = (oid: string): string => createHash('sha256').update(`${CLIENT_ID} ${oid}`).digest('base64url');

/** Names a token; Entra ID has no `jti`. */
const uti = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 22);

const claimsOf = ({ oid, name, email, roles }: Person) => ({
  oid,
  tid: TENANT_ID,
  name,
  preferred_username: email,
  roles,
  ver: '2.0',
});

/** Entra ID's ID token of version 2.0. `login_hint` is the optional claim that the app's registration requests. */
export const idTokenClaims = (person: Person, sid: string) => ({
  sub: person.oid,
  ...claimsOf(person),
  email: person.email,
  login_hint: person.email,
  sid,
  uti: uti(),
});

const isOfPerson = (token: AccessToken | ClientCredentials): token is AccessToken => 'accountId' in token;

export function asEntraToken(
  _ctx: KoaContextWithOIDC,
  token: AccessToken | ClientCredentials,
  jwt: JWTStructured,
): void {
  const person = isOfPerson(token) ? personById(token.accountId) : undefined;
  const { payload } = jwt;
  const { iss, iat, exp, sub, scope = '' } = payload;
  const scp = String(scope)
    .split(' ')
    .map((each) => each.slice(each.lastIndexOf('/') + 1))
    .join(' ');
  jwt.payload = {
    ...{ aud: CLIENT_ID, iss, iat, nbf: iat, exp, sub, azp: CLIENT_ID, azpacr: '0', scp, uti: uti() },
    ...(person && claimsOf(person)),
    ...(isOfPerson(token) && { sid: token.sid }),
  };
  jwt.header = { ...jwt.header, typ: 'JWT' };
}

/** Claims in the ID token, whatever the request. */
export const claims: Configuration['claims'] = {
  openid: ['sub', 'oid', 'tid', 'ver', 'uti', 'roles', 'sid', 'login_hint'],
  profile: ['name', 'preferred_username'],
  email: ['email'],
};

/** Names the account beside the tokens: MSAL names accounts by it. */
export const clientInfo = (oid: string): string =>
  Buffer.from(JSON.stringify({ uid: oid, utid: TENANT_ID })).toString('base64url');
