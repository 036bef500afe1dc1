import { signInConfigSchema } from '../../../src/contract/runtimeConfig';
import { parseConfig } from '../../../src/server/config/config';
import { signInClientConfig, signInSettings } from '../../../src/server/auth/signInSettings';

const TENANT = '11111111-2222-4333-8444-555555555555';
const CLIENT = '66666666-7777-4888-9999-aaaaaaaaaaaa';

const local = parseConfig({ PORT: '4400' });
const entra = parseConfig({
  AUTH_MODE: 'entra',
  PUBLIC_URL: 'https://specai.example.com',
  ENTRA_TENANT_ID: TENANT,
  ENTRA_CLIENT_ID: CLIENT,
});

const oidc = parseConfig({
  ...{ AUTH_MODE: 'oidc', OIDC_ISSUER: 'https://login.test/realm', OIDC_CLIENT_ID: 'specai' },
  ...{ API_SCOPE: 'specai.access', API_AUDIENCE: 'specai-api' },
});
const PROVIDER = {
  issuer: 'https://login.test/realm',
  authorization_endpoint: 'https://login.test/authorize',
  token_endpoint: 'https://tokens.test/token',
  jwks_uri: 'https://keys.test/jwks',
  end_session_endpoint: 'https://login.test/logout',
};
const provider = { clientId: 'specai', metadata: PROVIDER };
const feedClient = { id: 'erp', secret: 'a secret that is long enough' };

describe('what the browser signs in with', () => {
  test('the client configuration has inline metadata for the local provider, with our own http addresses under an authority MSAL accepts', () => {
    expect(signInClientConfig(local)).toEqual({
      isLocal: true,
      protocolMode: 'OIDC',
      clientId: 'specai-web',
      authority: 'https://localhost:4400/oidc',
      knownAuthorities: ['localhost:4400'],
      authorityMetadata: {
        issuer: 'http://localhost:4400/oidc',
        authorization_endpoint: 'http://localhost:4400/oidc/auth',
        token_endpoint: 'http://localhost:4400/oidc/token',
        end_session_endpoint: 'http://localhost:4400/oidc/session/end',
        jwks_uri: 'http://localhost:4400/oidc/jwks',
      },
      apiScopes: ['api://specai/access_as_user', 'openid', 'profile', 'email'],
      extraScopesToConsent: ['User.Read'],
    });
  });

  test('whether the provider reports sign-outs is no matter of the browser', () => {
    const metadata = { ...PROVIDER, backchannel_logout_supported: true };
    expect(signInClientConfig(oidc, { ...provider, metadata })).toEqual(signInClientConfig(oidc, provider));
  });

  test('the client configuration has the tenant and no inline metadata for Entra ID', () => {
    expect(signInClientConfig(entra)).toEqual({
      protocolMode: 'AAD',
      clientId: CLIENT,
      authority: `https://login.microsoftonline.com/${TENANT}`,
      knownAuthorities: [],
      apiScopes: [`api://${CLIENT}/access_as_user`, 'openid', 'profile', 'email'],
      extraScopesToConsent: ['User.Read'],
    });
  });

  test('the client configuration names the cloud of Entra ID in which the tenant is', () => {
    const config = {
      ...entra,
      entra: { tenantId: TENANT, clientId: CLIENT, origin: 'https://login.microsoftonline.us' },
    };
    expect(signInClientConfig(config).authority).toBe(`https://login.microsoftonline.us/${TENANT}`);
    expect(signInSettings(config)).toMatchObject({
      issuer: `https://login.microsoftonline.us/${TENANT}/v2.0`,
      providerOrigins: ['https://login.microsoftonline.us'],
    });
  });

  test('the client configuration has the addresses that another provider gave', () => {
    expect(signInClientConfig(oidc, provider)).toEqual({
      protocolMode: 'OIDC',
      clientId: 'specai',
      authority: 'https://login.test/realm',
      knownAuthorities: ['login.test'],
      authorityMetadata: PROVIDER,
      apiScopes: ['specai.access', 'openid', 'profile', 'email'],
      extraScopesToConsent: [],
    });
  });

  test.each([local, entra])('the client configuration follows the contract ($authMode)', (config) => {
    const client = signInClientConfig(config);
    expect(signInConfigSchema.parse(JSON.parse(JSON.stringify(client)))).toEqual(client);
  });
});

describe('what a token must say', () => {
  test('a program that may send feeds is the configured one, with the permission as its provider writes it', () => {
    expect(signInSettings({ ...local, feedClient }).feed).toEqual({
      ...{ clientId: 'erp', claim: 'scope', permission: 'api://specai/Feed.Write' },
    });
    expect(signInSettings({ ...oidc, feedClient }, provider).feed).toEqual({
      ...{ clientId: 'erp', claim: 'scope', permission: 'Feed.Write' },
    });
    expect(signInSettings({ ...entra, feedClient }).feed).toEqual({
      ...{ clientId: 'erp', claim: 'roles', permission: 'Feed.Write' },
    });
  });

  test.each([
    ['elsewhere', 'https://bye.test/logout', ['https://login.test', 'https://tokens.test', 'https://bye.test']],
    ['nowhere', undefined, ['https://login.test', 'https://tokens.test']],
  ])("the browser may reach the provider's origins, even if it signs out %s", (_, end, origins) => {
    const { end_session_endpoint: _usual, ...rest } = PROVIDER;
    const metadata = { ...rest, ...(end !== undefined && { end_session_endpoint: end }) };
    expect(signInSettings(oidc, { clientId: 'specai', metadata }).providerOrigins).toEqual(origins);
  });

  test('a token must come from the local provider', () => {
    expect(signInSettings(local)).toEqual({
      issuer: 'http://localhost:4400/oidc',
      jwksUri: 'http://localhost:4400/oidc/jwks',
      audience: ['api://specai'],
      feed: null,
      requiredScope: 'api://specai/access_as_user',
      clientId: 'specai-web',
      tokenTypes: ['at+jwt'],
      providerOrigins: [],
    });
  });

  test('a token must be issued by the tenant of Entra ID, for the API, to the app', () => {
    expect(signInSettings(entra)).toEqual({
      issuer: `https://login.microsoftonline.com/${TENANT}/v2.0`,
      jwksUri: `https://login.microsoftonline.com/${TENANT}/discovery/v2.0/keys`,
      audience: [CLIENT, `api://${CLIENT}`],
      feed: { clientId: null, claim: 'roles', permission: 'Feed.Write' },
      requiredScope: 'access_as_user',
      clientId: CLIENT,
      tokenTypes: ['jwt', 'at+jwt'],
      providerOrigins: ['https://login.microsoftonline.com'],
    });
  });

  test('a token must be issued by another provider, for the API, to the app, whatever its type', () => {
    expect(signInSettings(oidc, provider)).toEqual({
      issuer: 'https://login.test/realm',
      jwksUri: 'https://keys.test/jwks',
      audience: ['specai-api'],
      feed: null,
      requiredScope: 'specai.access',
      clientId: 'specai',
      tokenTypes: ['jwt', 'at+jwt', ''],
      providerOrigins: ['https://login.test', 'https://tokens.test'],
    });
  });
});
