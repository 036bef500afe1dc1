import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

export const CLIENT_ID = 'specai-there';
const KEY_ID = 'key-1';
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';

export const seconds = (offset = 0): number => Math.floor(Date.now() / 1000) + offset;

/** Claims and header fields in place of the usual ones; undefined leaves one out. */
type Sign = (claims?: JWTPayload, header?: Record<string, unknown>) => Promise<string>;

async function signer(issuer: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const usual = () => ({ iss: issuer, iat: seconds(), exp: seconds(3600), sub: 'dana', sid: 'session-1' });
  const sign = (type: string, more: JWTPayload): Sign => {
    return (claims, header) =>
      new SignJWT({ ...usual(), jti: crypto.randomUUID(), ...more, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: KEY_ID, typ: type, ...header })
        .sign(privateKey);
  };
  return {
    publicKey,
    accessToken: sign('at+jwt', {
      ...{ aud: 'specai-api', client_id: CLIENT_ID, scope: 'specai.access' },
      ...{ name: 'Dana Sales', email: 'dana@specai.test' },
    }),
    idToken: sign('JWT', { aud: CLIENT_ID, nonce: 'n-1' }),
    logoutToken: sign('logout+jwt', { aud: CLIENT_ID, events: { [LOGOUT_EVENT]: {} } }),
  };
}

/** An OpenID provider on loopback that publishes its configuration and keys; tests send its messages. */
export async function startOpenIdProvider(configuration: object = {}) {
  const server = createServer((request, response) => {
    const at = (path: string) => `${issuer}/${path}`;
    const addresses = { authorization_endpoint: at('authorize'), token_endpoint: at('token'), jwks_uri: at('keys') };
    const answer = request.url === '/keys' ? { keys: [key] } : { issuer, ...addresses, ...configuration };
    response.end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [own, stranger] = await Promise.all([signer(issuer), signer(issuer)]);
  const key = { ...(await exportJWK(own.publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' };
  return {
    ...own,
    /** Signs with another key under the same id. */
    stranger,
    publicKeyPem: await exportSPKI(own.publicKey),
    environment: {
      ...{ AUTH_MODE: 'oidc', OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT_ID },
      ...{ API_SCOPE: 'specai.access', API_AUDIENCE: 'specai-api' },
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

export type OpenIdProvider = Awaited<ReturnType<typeof startOpenIdProvider>>;
