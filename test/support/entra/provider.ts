import Provider, {
  errors,
  interactionPolicy,
  type AdapterFactory,
  type Configuration,
  type KoaContextWithOIDC,
} from 'oidc-provider';
import * as z from 'zod';
import { paths } from '../../../src/contract/paths';
import { API, API_SCOPE, CLIENT_ID, ISSUER, routes } from './addresses';
import { asEntraToken, claims, clientInfo, idTokenClaims, pairwise } from './claims';
import type { Control } from './control';
import type { signingKey } from './keys';
import { personById } from './people';
import { refusals, tokenError } from './refusals';
import { signOutPage } from './pages';

const A_DAY = 24 * 3600;

/** Prompts if the session is missing or does not meet the tenant's demand. */
function policy(control: Control) {
  const { Check, Prompt } = interactionPolicy;
  const { noSession, multiFactor } = refusals;
  return [
    new Prompt(
      { name: 'login', requestable: true },
      ({ oidc }) => ({ email: oidc.params?.['login_hint'] }),
      new Check('no_session', noSession.text, noSession.error, ({ oidc }) => oidc.session?.accountId === undefined),
      new Check('demand', multiFactor.text, multiFactor.error, () => control.demand !== null),
    ),
  ];
}

/** Grants everything that the app requests, as an administrator has done. */
async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const accountId = oidc.session?.accountId;
  if (accountId === undefined) return undefined;
  const grant = new oidc.provider.Grant({ clientId: CLIENT_ID, accountId });
  grant.addOIDCScope('openid profile email offline_access');
  grant.addResourceScope(API, API_SCOPE);
  await grant.save();
  return grant;
}

const client = (appOrigin: string) => ({
  client_id: CLIENT_ID,
  subject_type: 'pairwise' as const,
  token_endpoint_auth_method: 'none' as const,
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code' as const],
  redirect_uris: [`${appOrigin}/auth-redirect.html`],
  post_logout_redirect_uris: [`${appOrigin}/auth-redirect.html`],
  backchannel_logout_uri: appOrigin + paths.backChannelLogout,
  backchannel_logout_session_required: true,
});

function features(control: Control): Configuration['features'] {
  return {
    devInteractions: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    rpInitiatedLogout: { enabled: true, logoutSource: signOutPage },
    backchannelLogout: { enabled: true },
    resourceIndicators: {
      enabled: true,
      useGrantedResource: () => true,
      defaultResource: () => API,
      getResourceServerInfo: () => ({
        scope: API_SCOPE,
        audience: API,
        accessTokenTTL: control.tokenSeconds,
        accessTokenFormat: 'jwt',
        jwt: { sign: { alg: 'RS256' } },
      }),
    },
  };
}

export interface ProviderOptions {
  appOrigin: string;
  key: ReturnType<typeof signingKey>['private'];
  adapter: AdapterFactory;
  control: Control;
}

function configuration({ appOrigin, key, adapter, control }: ProviderOptions): Configuration {
  return {
    adapter,
    routes,
    clients: [client(appOrigin)],
    jwks: { keys: [key] },
    cookies: {
      keys: [crypto.randomUUID()],
      // The app is on another site and uses a hidden frame.
      long: { httpOnly: true, sameSite: 'none', secure: true },
      short: { httpOnly: true, sameSite: 'none', secure: true },
    },
    responseTypes: ['code'],
    subjectTypes: ['pairwise'],
    pairwiseIdentifier: (_ctx, accountId) => pairwise(accountId),
    pkce: { required: () => true },
    scopes: ['openid', 'offline_access', 'profile', 'email'],
    claims,
    conformIdTokenClaims: false,
    clientBasedCORS: (_ctx, origin) => origin === appOrigin,
    findAccount: ({ oidc }, oid, token) => {
      const refusal = control.isDayOld ? 'dayOld' : control.demand;
      if (refusal && oidc.params?.['grant_type'] === 'refresh_token')
        throw new errors.CustomOIDCProviderError('invalid_grant', refusals[refusal].text);
      const person = personById(oid);
      const sid = token && 'sid' in token ? token.sid : oidc.session?.sidFor(CLIENT_ID);
      return person && { accountId: oid, claims: () => idTokenClaims(person, sid ?? '') };
    },
    // The library's dispatcher calls nothing on loopback.
    fetch: (url, options = {}) => {
      Reflect.deleteProperty(options, 'dispatcher');
      return globalThis.fetch(url, options);
    },
    formats: { customizers: { jwt: asEntraToken } },
    // Entra ID grants offline_access without a prompt; oidc-provider drops it from a request without one.
    issueRefreshToken: (_ctx, _client, source) => {
      source.scope = `${source.scope ?? ''} offline_access`;
      return true;
    },
    // Each sign-in has its own tokens. Bound to the session, they would end with the next sign-in of another tab.
    expiresWithSession: () => Promise.resolve(false),
    rotateRefreshToken: true,
    ttl: {
      ...{ Session: A_DAY, Grant: A_DAY, RefreshToken: A_DAY, IdToken: 3600, AuthorizationCode: 60, Interaction: 600 },
      AccessToken: () => control.tokenSeconds,
    },
    interactions: { policy: policy(control), url: (_ctx, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: grantEverything,
    features: features(control),
  };
}

const answerSchema = z.looseObject({
  error: z.string().optional(),
  error_description: z.string().optional(),
  expires_in: z.number().optional(),
});

/** oidc-provider, made to answer as Entra ID does. */
export function createProvider(options: ProviderOptions): Provider {
  const { control } = options;
  const provider = new Provider(ISSUER, configuration(options));
  provider.on('backchannel.success', () => (control.reportedSignOuts += 1));
  provider.use(async (ctx: KoaContextWithOIDC, next) => {
    await next();
    if (ctx.path !== routes.token || ctx.method !== 'POST') return;
    const { oidc, status } = ctx;
    const answer = answerSchema.parse(ctx.body);
    if (status !== 200) {
      ctx.body = tokenError(answer);
      ctx.status = status;
      return;
    }
    control.renewals += oidc.params?.['grant_type'] === 'refresh_token' ? 1 : 0;
    ctx.body = {
      ...answer,
      ext_expires_in: answer.expires_in,
      scope: `${API_SCOPE} openid profile email`,
      client_info: clientInfo(oidc.account?.accountId ?? ''),
    };
  });
  return provider;
}
