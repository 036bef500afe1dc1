import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import type { SignInSettings } from '../../../../src/server/auth/signInSettings';
import type { RevokedTokens } from '../../../../src/server/auth/tokens/revocations';

export const settings: SignInSettings = {
  issuer: 'https://id.specai.test/tenant/v2.0',
  jwksUri: 'https://id.specai.test/keys',
  audience: ['api-guid', 'api://specai'],
  requiredScope: 'access_as_user',
  clientId: 'specai-web',
  feed: null,
  tokenTypes: ['at+jwt'],
  providerOrigins: [],
};

export const goodClaims: JWTPayload = {
  iss: settings.issuer,
  aud: 'api://specai',
  sub: 'subject-1',
  oid: 'person-1',
  jti: 'token-1',
  sid: 'session-1',
  client_id: 'specai-web',
  scope: 'access_as_user',
  name: 'Dana Sales',
  preferred_username: 'sales@specai.test',
};

export const seconds = (offset: number): number => Math.floor(Date.now() / 1000) + offset;

/** A key pair that signs as the provider or as a stranger. */
export async function createSigner(kid = 'key-1', alg = 'RS256') {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' };
  const sign = (claims: JWTPayload = {}, header: Record<string, unknown> = {}): Promise<string> =>
    new SignJWT({ exp: seconds(300), iat: seconds(0), ...goodClaims, ...claims })
      .setProtectedHeader({ alg, kid, typ: 'at+jwt', ...header })
      .sign(privateKey);
  return { jwk, publicKey, privateKey, sign };
}

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export const forge = (header: object, claims: object, signature = ''): string =>
  `${encode(header)}.${encode({ exp: seconds(300), ...goodClaims, ...claims })}.${signature}`;

export function rememberRevoked(): RevokedTokens & { requested: string[]; revoked: Map<string, Date> } {
  const revoked = new Map<string, Date>();
  const requested: string[] = [];
  return {
    ...{ requested, revoked },
    isRevoked: ({ ids }) => {
      requested.push(ids[0] ?? '');
      return Promise.resolve(ids.some((id) => revoked.has(id)));
    },
    revoke: (ids, expiresAt) => {
      for (const id of ids) revoked.set(id, expiresAt);
      return Promise.resolve();
    },
    takeLogout: () => Promise.reject(new Error('Only the database takes logouts.')),
  };
}
