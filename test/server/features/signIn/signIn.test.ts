import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aPerson, askForTokens, startSignIn } from './localSignIn';

const EVERYWHERE = [
  ...['content-security-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy', 'permissions-policy'],
  ...['referrer-policy', 'x-content-type-options', 'x-frame-options', 'cache-control', 'origin-agent-cluster'],
];

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'specai-sign-in-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

describe('with the local provider', () => {
  test('sign-ins survive a restart', async () => {
    const person = aPerson();
    const before = await startSignIn({ dataDir });
    expect(await person.signIn(before)).toBe('token');
    await before.app.close();
    const after = await startSignIn({ dataDir });
    expect(await after.letIn(person.accessToken())).toBe('person Dana Sales');
    expect(await person.refresh(after)).toBe('token');
    await after.app.close();
    expect([...before.errors, ...after.errors]).toEqual([]);
  });

  test('attempts on the form are reported and limited, and canceling does not sign in', async () => {
    const reported: string[] = [];
    const server = await startSignIn({ dataDir, onAttempt: (outcome) => void reported.push(outcome) });
    expect(await aPerson().signIn(server, { action: 'cancel' })).toBe('access_denied');
    for (let attempt = 0; attempt < 11; attempt += 1) await aPerson().signIn(server, { password: 'guess' });
    await aPerson().signIn(server, { email: 'viewer@specai.test' });
    await server.app.close();
    expect(reported).toEqual([...Array<string>(10).fill('wrong_password'), 'too_many', 'signed_in']);
  });

  test('its keys are always known', async () => {
    const { app, signIn } = await startSignIn({ dataDir });
    expect(await signIn.keysAreKnown()).toBe(true);
    await app.close();
  });

  test('a program gets a token for feeds by its secret, and none that is good for anything else', async () => {
    const secret = 'a secret that is long enough';
    const env = { FEED_CLIENT_ID: 'erp', FEED_CLIENT_SECRET: secret };
    const server = await startSignIn({ dataDir, env });
    const outcome = async (client_secret: string, scope: string) => {
      const requested = { grant_type: 'client_credentials', client_id: 'erp', client_secret, scope };
      const { access_token, error } = await askForTokens(server, requested);
      return access_token === undefined ? error : server.letIn(access_token);
    };
    expect([
      await outcome(secret, 'api://specai/Feed.Write'),
      await outcome('another secret, long enough', 'api://specai/Feed.Write'),
      await outcome(secret, 'api://specai/access_as_user'),
    ]).toEqual(['machine erp', 'invalid_client', 'client']);
    await server.app.close();
    expect(server.errors).toEqual([]);
  });

  test('an unauthorized request to the provider is a client error with every security header', async () => {
    const good = new URLSearchParams({
      ...{ client_id: 'specai-web', response_type: 'code', scope: 'openid' },
      redirect_uri: 'http://localhost:3000/auth-redirect.html',
      code_challenge: 'a'.repeat(43),
      code_challenge_method: 'S256',
    });
    const urls = [
      `/oidc/auth?${good}&resource=https://evil.test`,
      `/oidc/auth?${good}&resource=nonsense`,
      '/oidc/auth?client_id=other&resource=https://evil.test',
      '/oidc/nothing',
      '/oidc/jwks',
    ];
    const { app, ask } = await startSignIn({ dataDir });
    const answers = [];
    for (const url of urls) answers.push(await ask(url));
    await app.close();
    const target = /^http:\/\/localhost:3000\/auth-redirect\.html[?#]error=invalid_target/;
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 400, 404, 200]);
    expect(answers.slice(0, 2).map(({ headers }) => target.test(headers.location ?? ''))).toEqual([true, true]);
    for (const { headers } of answers) expect(Object.keys(headers)).toEqual(expect.arrayContaining(EVERYWHERE));
  });
});

describe('the redirect_uri at the local provider', () => {
  const AUTH_REDIRECT = 'http://localhost:3000/auth-redirect.html';
  let server: Awaited<ReturnType<typeof startSignIn>>;
  beforeEach(async () => {
    server = await startSignIn({ dataDir });
  });
  afterEach(() => server.app.close());

  const authorization = (more: Record<string, string>) =>
    server.ask(
      `/oidc/auth?${new URLSearchParams({
        ...{ client_id: 'specai-web', response_type: 'code', scope: 'openid' },
        ...{ code_challenge: 'a'.repeat(43), code_challenge_method: 'S256', ...more },
      })}`,
    );

  test('an authorization request without it is refused on the spot, and with it leads to the sign-in page', async () => {
    const without = await authorization({});
    expect([without.statusCode, without.headers.location]).toEqual([400, undefined]);
    expect(without.body).toContain('missing required parameter &#39;redirect_uri&#39;');
    const withIt = await authorization({ redirect_uri: AUTH_REDIRECT });
    expect([withIt.statusCode, withIt.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/oidc\/interaction\//) as unknown,
    ]);
  });

  test('a code is not redeemed without it, nor with another, and is still good afterwards', async () => {
    const person = aPerson();
    const url = await person.signInForCode(server);
    const redeem = (more: Record<string, string>) =>
      askForTokens(server, {
        ...{ client_id: 'specai-web', grant_type: 'authorization_code', code: url.searchParams.get('code') ?? '' },
        ...{ code_verifier: 'v'.repeat(43), ...more },
      });
    expect([
      (await redeem({})).error,
      (await redeem({ redirect_uri: `${AUTH_REDIRECT}?` })).error,
      (await redeem({ redirect_uri: AUTH_REDIRECT })).error,
    ]).toEqual(['invalid_request', 'invalid_grant', undefined]);
  });
});

test('with Entra ID nothing is served or stored for signing in', async () => {
  const env = {
    ...{ AUTH_MODE: 'entra', PUBLIC_URL: 'https://specai.example.com' },
    ENTRA_TENANT_ID: '11111111-2222-4333-8444-555555555555',
    ENTRA_CLIENT_ID: '66666666-7777-4888-9999-aaaaaaaaaaaa',
  };
  const { app, signIn, ask } = await startSignIn({ dataDir, env });
  expect((await ask('/oidc/jwks')).statusCode).toBe(404);
  expect(await readdir(dataDir)).toEqual([]);
  expect(signIn.clientConfig.protocolMode).toBe('AAD');
  expect(signIn.providerOrigins).toEqual(['https://login.microsoftonline.com']);
  await app.close();
});

test('with another provider, discovery gives the addresses, and nothing is served for signing in', async () => {
  const provider = createServer((_request, response) => {
    const at = (path: string) => `${issuer}/${path}`;
    const addresses = { authorization_endpoint: at('authorize'), token_endpoint: at('token'), jwks_uri: at('keys') };
    response.end(JSON.stringify({ issuer, ...addresses }));
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const env = {
    ...{ AUTH_MODE: 'oidc', OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'specai-there' },
    ...{ API_SCOPE: 'specai.access', API_AUDIENCE: 'specai-api' },
  };
  const { app, signIn, ask } = await startSignIn({ dataDir, env });
  expect((await ask('/oidc/jwks')).statusCode).toBe(404);
  expect(signIn.clientConfig).toMatchObject({
    clientId: 'specai-there',
    authorityMetadata: { token_endpoint: `${issuer}/token` },
  });
  expect(signIn.providerOrigins).toEqual([issuer]);
  expect(await signIn.keysAreKnown()).toBe(false);
  await app.close();
  await new Promise((resolve) => provider.close(resolve));
});
