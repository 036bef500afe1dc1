import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import {
  sessionSeconds,
  providerConfiguration,
  MAX_SESSION_SECONDS,
  type ProviderOptions,
} from '../../../../../src/server/features/signIn/provider/providerConfiguration';

const NOON = Date.UTC(2026, 2, 5, 12);
const ago = (seconds: number) => NOON / 1000 - seconds;

test.each([
  ['before the first sign-in', undefined, 900],
  ['the password was just given', ago(0), 900],
  ['as long as the limit is further away than the idle time', ago(12 * 3600 - 901), 900],
  ['near the limit: only until there', ago(12 * 3600 - 60), 60],
  ['at the limit', ago(12 * 3600), 1],
  ['beyond it', ago(13 * 3600), 1],
])('a session lasts as its limits allow: %s', (_, loginTs, seconds) => {
  expect(sessionSeconds(900, loginTs, NOON)).toBe(seconds);
});

const ORIGIN = 'http://localhost:3000';
const DANA = '3f1c0c7e-0001-4000-8000-0000000000a1';
const AUDIENCE = 'api://specai';
const TENANT = '00000000-0000-4000-8000-000000000001';

const store = { adapter: 'the adapter', flush: () => Promise.resolve() };
const keys = { signing: { kty: 'RSA', kid: 'k' }, cookie: 'the secret of the cookies' };
const configure = (idleSeconds = 900, feedClient: ProviderOptions['feedClient'] = null): Configuration =>
  providerConfiguration({
    publicUrl: ORIGIN,
    apiScope: 'api://specai/access_as_user',
    apiAudience: AUDIENCE,
    idleSeconds,
    feedClient,
    keys: keys as never,
    store: store as never,
  });

const configuration = configure();
const noContext = {} as KoaContextWithOIDC;

describe('the one client', () => {
  test('it is the app: a public one, by code and refresh token, that returns to one page', () => {
    expect(configuration.clients).toEqual([
      {
        client_id: 'specai-web',
        client_name: 'SpecAI',
        application_type: 'web',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: ['http://localhost:3000/auth-redirect.html'],
        post_logout_redirect_uris: ['http://localhost:3000/auth-redirect.html'],
      },
    ]);
    expect(configuration.responseTypes).toEqual(['code']);
  });

  test('it needs PKCE, and other origins are refused', () => {
    expect(configuration.pkce?.required?.(noContext, {} as never)).toBe(true);
    const { clientBasedCORS } = configuration;
    expect(clientBasedCORS?.(noContext, ORIGIN, {} as never)).toBe(true);
    expect(clientBasedCORS?.(noContext, 'http://localhost:3001', {} as never)).toBe(false);
  });

  test.each([true, false])('it gets a refresh token if allowed: %p', async (may) => {
    const requested: string[] = [];
    const asker = { grantTypeAllowed: (type: string) => requested.push(type) > 0 && may };
    expect(await configuration.issueRefreshToken?.(noContext, asker as never, {} as never)).toBe(may);
    expect(requested).toEqual(['refresh_token']);
  });
});

describe('a program that may send feeds', () => {
  const feeding = configure(900, { id: 'erp', secret: 'a secret that is long enough' });

  test('it is a second client: by its secret alone, without a page to return to', () => {
    expect(feeding.clients).toEqual([
      ...(configuration.clients ?? []),
      {
        client_id: 'erp',
        client_secret: 'a secret that is long enough',
        grant_types: ['client_credentials'],
        response_types: [],
        redirect_uris: [],
      },
    ]);
  });

  test('client credentials are enabled only with a feed client', () => {
    expect(feeding.features?.clientCredentials).toEqual({ enabled: true });
    expect(configuration.features?.clientCredentials).toEqual({ enabled: false });
    expect(feeding.ttl).toMatchObject({ ClientCredentials: 360 });
  });

  test('the API has a scope for it beside that of people', async () => {
    const info = await feeding.features?.resourceIndicators?.getResourceServerInfo?.(noContext, AUDIENCE, {} as never);
    expect(info?.scope).toBe('api://specai/access_as_user api://specai/Feed.Write');
  });
});

test('sessions are signed, out of reach of scripts and other sites, and sent to the provider alone', () => {
  expect(configuration.cookies).toEqual({
    keys: ['the secret of the cookies'],
    names: { session: 'specai_session', interaction: 'specai_interaction', resume: 'specai_resume' },
    long: { httpOnly: true, sameSite: 'lax', path: '/oidc' },
    short: { httpOnly: true, sameSite: 'lax' },
  });
  expect(configuration.jwks).toEqual({ keys: [keys.signing] });
  expect(configuration.adapter).toBe('the adapter');
});

test('only what the app uses is offered', () => {
  expect(configuration.features).toMatchObject({
    devInteractions: { enabled: false },
    userinfo: { enabled: true },
    revocation: { enabled: true },
    pushedAuthorizationRequests: { enabled: false },
    resourceIndicators: { enabled: true },
    rpInitiatedLogout: { enabled: true, logoutSource: expect.any(Function) as unknown },
  });
  expect(configuration.scopes).toEqual(['openid', 'offline_access', 'profile', 'email']);
});

describe('how long things last', () => {
  const lifetimes = (idleSeconds: number) => configure(idleSeconds).ttl ?? {};

  test('tokens are short, and everything ends with the session', async () => {
    expect(lifetimes(900)).toMatchObject({
      Grant: MAX_SESSION_SECONDS,
      RefreshToken: 900,
      AccessToken: 360,
      IdToken: 3600,
      AuthorizationCode: 60,
      Interaction: 600,
    });
    expect(configuration.clockTolerance).toBe(5);
    expect(configuration.rotateRefreshToken).toBe(true);
    expect(await configuration.expiresWithSession?.(noContext, {} as never)).toBe(true);
  });

  test('no access token outlives an idle session', async () => {
    expect(lifetimes(120)).toMatchObject({ AccessToken: 120, RefreshToken: 120 });
    expect(
      await configure(120).features?.resourceIndicators?.getResourceServerInfo?.(noContext, AUDIENCE, {} as never),
    ).toMatchObject({ accessTokenTTL: 120 });
  });

  test('a session lasts until it is idle, and near its longest time until then', () => {
    const session = lifetimes(900).Session as (context: unknown, session: { loginTs?: number }) => number;
    const now = Math.floor(Date.now() / 1000);
    expect(session(noContext, {})).toBe(900);
    expect(session(noContext, { loginTs: now - MAX_SESSION_SECONDS - 5 })).toBe(1);
  });
});

describe('accounts', () => {
  const claims = {
    oid: DANA,
    tid: TENANT,
    name: 'Dana Sales',
    preferred_username: 'sales@specai.test',
    email: 'sales@specai.test',
    roles: ['sales'],
  };

  test('an account is found by its id, with its claims', async () => {
    const account = await configuration.findAccount?.(noContext, DANA);
    expect(account?.accountId).toBe(DANA);
    expect(await account?.claims('id_token', 'openid', {}, [])).toEqual({ sub: DANA, ...claims });
    expect(await configuration.findAccount?.(noContext, 'unknown')).toBeUndefined();
  });

  test('an access token names the person and the session', () => {
    const { extraTokenClaims } = configuration;
    const token = { accountId: DANA, sessionUid: 'session-1' };
    expect(extraTokenClaims?.(noContext, token as never)).toEqual({ ...claims, sid: 'session-1' });
    expect(extraTokenClaims?.(noContext, { accountId: DANA } as never)).toEqual({ ...claims, sid: undefined });
    expect(extraTokenClaims?.(noContext, { accountId: 'unknown' } as never)).toBeUndefined();
    expect(extraTokenClaims?.(noContext, {} as never)).toBeUndefined();
  });

  test('the ID token carries what MSAL reads, each under its scope', () => {
    expect(configuration.claims).toEqual({
      openid: ['sub', 'oid', 'tid'],
      profile: ['name', 'preferred_username'],
      email: ['email'],
    });
    expect(configuration.conformIdTokenClaims).toBe(false);
  });
});

test('a person signs in on the interaction page', () => {
  expect(configuration.interactions?.url?.(noContext, { uid: 'abc' } as never)).toBe('/oidc/interaction/abc');
});

describe('the grant', () => {
  class Grant {
    readonly granted: string[] = [];
    saved = 0;
    constructor(readonly of: object) {}
    addOIDCScope(scope: string) {
      this.granted.push(scope);
    }
    addResourceScope(audience: string, scope: string) {
      this.granted.push(`${audience} ${scope}`);
    }
    save() {
      this.saved += 1;
      return Promise.resolve();
    }
  }
  const EVERYTHING = [
    'openid profile email offline_access',
    'api://specai api://specai/access_as_user',
    'https://graph.specai.test User.Read',
  ];
  const retained = new Grant({ kept: true });
  const find = (id: string) => Promise.resolve(id === 'grant-1' ? retained : undefined);
  const context = (known: string | undefined, client: object | undefined, accountId: string | undefined = DANA) =>
    ({
      oidc: {
        session: { accountId, grantIdFor: (id: string) => (id === 'specai-web' ? known : undefined) },
        client,
        provider: { Grant: Object.assign(Grant, { find }) },
      },
    }) as unknown as KoaContextWithOIDC;
  const client = { clientId: 'specai-web' };
  const grantOf = async (given: KoaContextWithOIDC, by = configuration) =>
    (await by.loadExistingGrant?.(given)) as unknown as Grant | undefined;

  test('the app gets all scopes without a consent page', async () => {
    const grant = await grantOf(context(undefined, client));
    expect(grant).toMatchObject({ of: { clientId: 'specai-web', accountId: DANA }, granted: EVERYTHING, saved: 1 });
  });

  test('the feed scope is not granted to people', async () => {
    const feeding = configure(900, { id: 'erp', secret: 'a secret that is long enough' });
    expect((await grantOf(context(undefined, client), feeding))?.granted).toEqual(EVERYTHING);
  });

  test('a known grant is reused', async () => {
    expect(await grantOf(context('grant-1', client))).toBe(retained);
    expect(retained).toMatchObject({ granted: EVERYTHING, saved: 1 });
  });

  test('a known grant that is gone is created again', async () => {
    expect(await grantOf(context('grant-2', client))).toMatchObject({ of: { accountId: DANA }, saved: 1 });
  });

  test('without a session or client there is no grant', async () => {
    expect(await grantOf(context(undefined, undefined))).toBeUndefined();
    const nobody = { oidc: { session: {}, client } } as unknown as KoaContextWithOIDC;
    expect(await grantOf(nobody)).toBeUndefined();
    expect(await grantOf({ oidc: { client } } as unknown as KoaContextWithOIDC)).toBeUndefined();
  });
});
