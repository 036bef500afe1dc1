import type { Account, Configuration, Grant, KoaContextWithOIDC } from 'oidc-provider';
import { FEED_SCOPE, LOCAL_CLIENT_ID, PROVIDER_PATH, REDIRECT_PATH } from '../../../auth/signInSettings';
import type { ProviderKeys } from './providerKeys';
import { providerErrorPage, signOutPage } from './providerRoutes';
import { providerResources, resourceIndicators } from './providerResources';
import type { ProviderStore } from './providerStore';
import { accountById, type SampleAccount } from '../interaction/sampleAccounts';

export const MAX_SESSION_SECONDS = 12 * 3600;

/** Until idle too long, or 12 h after sign-in (`loginTs`, seconds since 1970). */
export function sessionSeconds(idleSeconds: number, loginTs: number | undefined, now = Date.now()): number {
  if (loginTs === undefined) return idleSeconds;
  const remaining = loginTs + MAX_SESSION_SECONDS - Math.floor(now / 1000);
  return Math.max(1, Math.min(idleSeconds, remaining));
}

export interface ProviderOptions {
  publicUrl: string;
  apiScope: string;
  apiAudience: string;
  feedClient?: { id: string; secret: string } | null;
  idleSeconds: number;
  keys: ProviderKeys;
  store: ProviderStore;
}

/** MSAL renews 300 s before the end, so a busy tab renews every minute and sign-out is soon complete. */
const ACCESS_TOKEN_SECONDS = 360;
const ID_TOKEN_SECONDS = 3600;
const CODE_SECONDS = 60;
const INTERACTION_SECONDS = 600;
const CLOCK_TOLERANCE_SECONDS = 5;
const TENANT = '00000000-0000-4000-8000-000000000001';

const claimsOf = ({ id, name, email, roles }: SampleAccount) => ({
  oid: id,
  tid: TENANT,
  name,
  preferred_username: email,
  email,
  roles,
});

const belongingOf = (token: object) => ({
  sid: 'sessionUid' in token ? token.sessionUid : undefined,
  grant_id: 'grantId' in token ? token.grantId : undefined,
});

function findAccount(_ctx: KoaContextWithOIDC, id: string): Account | undefined {
  const account = accountById(id);
  return account && { accountId: id, claims: () => ({ sub: id, ...claimsOf(account) }) };
}

const client = (publicUrl: string) => ({
  client_id: LOCAL_CLIENT_ID,
  client_name: 'SpecAI',
  application_type: 'web' as const,
  token_endpoint_auth_method: 'none' as const,
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code' as const],
  redirect_uris: [`${publicUrl}${REDIRECT_PATH}`],
  post_logout_redirect_uris: [`${publicUrl}${REDIRECT_PATH}`],
});

const withoutFeeds = (scope: string) => scope.replace(` ${FEED_SCOPE}`, '');

const feedClient = ({ id, secret }: NonNullable<ProviderOptions['feedClient']>) => ({
  client_id: id,
  client_secret: secret,
  grant_types: ['client_credentials'],
  response_types: [],
  redirect_uris: [],
});

/** Like an administrator's consent: no consent page. */
const grantEverything =
  (scopesByAudience: Map<string, { scope: string }>) =>
  async ({ oidc }: KoaContextWithOIDC): Promise<Grant | undefined> => {
    const { client, session } = oidc;
    if (client === undefined || session?.accountId === undefined) return undefined;
    const { clientId } = client;
    const known = session.grantIdFor(clientId);
    const found = known === undefined ? undefined : await oidc.provider.Grant.find(known);
    const grant = found ?? new oidc.provider.Grant({ clientId, accountId: session.accountId });
    grant.addOIDCScope('openid profile email offline_access');
    for (const [audience, { scope }] of scopesByAudience) grant.addResourceScope(audience, withoutFeeds(scope));
    await grant.save();
    return grant;
  };

const lifetimes = (idleSeconds: number, accessTokenSeconds: number) => ({
  Session: (_ctx: unknown, session: { loginTs?: number }) => sessionSeconds(idleSeconds, session.loginTs),
  Grant: MAX_SESSION_SECONDS,
  /** A number: renewed tokens get the full lifetime. */
  RefreshToken: idleSeconds,
  AccessToken: accessTokenSeconds,
  ClientCredentials: accessTokenSeconds,
  IdToken: ID_TOKEN_SECONDS,
  AuthorizationCode: CODE_SECONDS,
  Interaction: INTERACTION_SECONDS,
});

function features(options: ProviderOptions, resources: ReturnType<typeof providerResources>) {
  return {
    devInteractions: { enabled: false },
    userinfo: { enabled: true },
    revocation: { enabled: true },
    clientCredentials: { enabled: Boolean(options.feedClient) },
    pushedAuthorizationRequests: { enabled: false },
    resourceIndicators: resourceIndicators(resources, options.apiAudience),
    rpInitiatedLogout: { enabled: true, logoutSource: signOutPage },
  };
}

export function providerConfiguration(options: ProviderOptions): Configuration {
  const { publicUrl, keys, idleSeconds } = options;
  const accessTokenSeconds = Math.min(ACCESS_TOKEN_SECONDS, idleSeconds);
  const scope = options.feedClient ? `${options.apiScope} ${FEED_SCOPE}` : options.apiScope;
  const resources = providerResources(options.apiAudience, scope, accessTokenSeconds);
  return {
    adapter: options.store.adapter,
    jwks: { keys: [keys.signing] },
    cookies: {
      keys: [keys.cookie],
      names: { session: 'specai_session', interaction: 'specai_interaction', resume: 'specai_resume' },
      long: { httpOnly: true, sameSite: 'lax', path: PROVIDER_PATH },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    clients: [client(publicUrl), ...(options.feedClient ? [feedClient(options.feedClient)] : [])],
    responseTypes: ['code'],
    allowOmittingSingleRegisteredRedirectUri: false,
    pkce: { required: () => true },
    scopes: ['openid', 'offline_access', 'profile', 'email'],
    claims: { openid: ['sub', 'oid', 'tid'], profile: ['name', 'preferred_username'], email: ['email'] },
    // As with Entra ID.
    conformIdTokenClaims: false,
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
    clientBasedCORS: (_ctx, origin) => origin === publicUrl,
    findAccount,
    extraTokenClaims: (_ctx, token) => {
      const account = 'accountId' in token ? accountById(token.accountId) : undefined;
      return account && { ...claimsOf(account), ...belongingOf(token) };
    },
    // MSAL requests offline_access, which oidc-provider drops without a consent page.
    issueRefreshToken: (_ctx, client) => Promise.resolve(client.grantTypeAllowed('refresh_token')),
    expiresWithSession: () => Promise.resolve(true),
    rotateRefreshToken: true,
    ttl: lifetimes(idleSeconds, accessTokenSeconds),
    interactions: { url: (_ctx, { uid }) => `${PROVIDER_PATH}/interaction/${uid}` },
    loadExistingGrant: grantEverything(resources),
    features: features(options, resources),
    renderError: providerErrorPage,
  };
}
