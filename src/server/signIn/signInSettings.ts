import { FEED_PERMISSION } from '../../contract/feeds';
import type { ServerConfig } from '../config';
import type { OpenIdProvider } from './discoverProvider';
import type { SignInConfig } from '../../contract/runtimeConfig';

/** Where the local provider is mounted. */
export const PROVIDER_PATH = '/oidc';
export const LOCAL_CLIENT_ID = 'specai-web';
/** What the program that sends feeds asks the local provider for. */
export const FEED_SCOPE = `api://specai/${FEED_PERMISSION}`;
/** The page that takes the provider's answers, in the window and in hidden frames. */
export const REDIRECT_PATH = '/auth-redirect.html';

export const localIssuer = (publicUrl: string): string => `${publicUrl}${PROVIDER_PATH}`;

/** By what a program is known that may send feeds. */
interface FeedSettings {
  /** The application its tokens were issued to; null: any that was granted the permission. */
  clientId: string | null;
  /** Where its permission stands: Entra ID writes application permissions as roles. */
  claim: 'roles' | 'scope';
  /** What stands there, whole. */
  permission: string;
}

/** What an access token must say to be taken; all that differs between the providers. */
export interface SignInSettings {
  issuer: string;
  /** Where the provider publishes its keys. */
  jwksUri: string;
  /** An access token must name one of these as its audience. */
  audience: string[];
  /** The scope an access token must carry, as its issuer writes it. */
  requiredScope: string;
  /** The application an access token must have been issued to. */
  clientId: string;
  /** Which programs may send feeds; null: none. */
  feed: FeedSettings | null;
  /** Accepted `typ` headers, lower case: `at+jwt` of RFC 9068; Entra ID writes `JWT`. */
  tokenTypes: readonly string[];
  /** The provider's origins where they are not our own; the browser must be allowed to talk to them. */
  providerOrigins: readonly string[];
}

/** Entra ID leaves out of a token's scopes the API that they belong to: its audience says that. */
const shortName = (scope: string): string => scope.slice(scope.lastIndexOf('/') + 1);

function localSettings(config: ServerConfig): SignInSettings {
  const issuer = localIssuer(config.publicUrl);
  return {
    issuer,
    jwksUri: `${issuer}/jwks`,
    audience: [...config.apiAudience],
    requiredScope: config.apiScope,
    clientId: LOCAL_CLIENT_ID,
    feed: config.feedClient && { clientId: config.feedClient.id, claim: 'scope', permission: FEED_SCOPE },
    tokenTypes: ['at+jwt'],
    providerOrigins: [],
  };
}

/** The issuer names the tenant, so a token of another tenant is refused with it. */
function entraSettings(config: ServerConfig, entra: NonNullable<ServerConfig['entra']>): SignInSettings {
  const tenant = `${entra.origin}/${entra.tenantId}`;
  return {
    issuer: `${tenant}/v2.0`,
    jwksUri: `${tenant}/discovery/v2.0/keys`,
    audience: [...config.apiAudience],
    requiredScope: shortName(config.apiScope),
    clientId: entra.clientId,
    feed: { clientId: config.feedClient?.id ?? null, claim: 'roles', permission: FEED_PERMISSION },
    tokenTypes: ['jwt', 'at+jwt'],
    providerOrigins: [entra.origin],
  };
}

function openIdSettings(config: ServerConfig, { clientId, metadata }: OpenIdProvider): SignInSettings {
  const { issuer, jwks_uri: jwksUri, authorization_endpoint, token_endpoint, end_session_endpoint } = metadata;
  const addresses = [authorization_endpoint, token_endpoint, ...(end_session_endpoint ? [end_session_endpoint] : [])];
  return {
    ...{ issuer, jwksUri, clientId },
    audience: [...config.apiAudience],
    requiredScope: config.apiScope,
    feed: config.feedClient && { clientId: config.feedClient.id, claim: 'scope', permission: FEED_PERMISSION },
    // Some providers leave the type out.
    tokenTypes: ['jwt', 'at+jwt', ''],
    providerOrigins: [...new Set(addresses.map((each) => new URL(each).origin))],
  };
}

/** What the mode of the configuration asks for; `provider` is there where that is another provider. */
export function signInSettings(config: ServerConfig, provider: OpenIdProvider | null = null): SignInSettings {
  if (config.entra !== null) return entraSettings(config, config.entra);
  return provider === null ? localSettings(config) : openIdSettings(config, provider);
}

const OPENID_SCOPES = ['openid', 'profile', 'email'];
/** Spec section 6 asks for it; the product API itself never takes a token with this scope. */
const EXTRA_SCOPES = ['User.Read'];

type Client = Omit<SignInConfig, 'apiScopes' | 'extraScopesToConsent'>;

/**
 * MSAL refuses an http authority. With inline metadata the authority is only a name: no request ever goes to it.
 * For the same reason MSAL must know its host as trusted.
 */
function openIdClient(clientId: string, metadata: Record<string, string>, issuer: string): Client {
  return {
    protocolMode: 'OIDC',
    clientId,
    authority: issuer.replace(/^http:/, 'https:'),
    knownAuthorities: [new URL(issuer).host],
    authorityMetadata: metadata,
  };
}

function localClient({ publicUrl }: ServerConfig): Client {
  const issuer = localIssuer(publicUrl);
  const metadata = {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    end_session_endpoint: `${issuer}/session/end`,
    jwks_uri: `${issuer}/jwks`,
  };
  return { ...openIdClient(LOCAL_CLIENT_ID, metadata, issuer), isLocal: true };
}

const entraClient = ({ clientId, origin, tenantId }: NonNullable<ServerConfig['entra']>): Client => ({
  protocolMode: 'AAD',
  clientId,
  authority: `${origin}/${tenantId}`,
  knownAuthorities: [],
});

/** How the browser signs in, for /config.json: everything MSAL needs, nothing secret. `provider` is there where it is neither Entra ID nor our own. */
export function signInClientConfig(config: ServerConfig, provider: OpenIdProvider | null = null): SignInConfig {
  const { entra, apiScope } = config;
  const scopes = { apiScopes: [apiScope, ...OPENID_SCOPES], extraScopesToConsent: EXTRA_SCOPES };
  if (entra !== null) return { ...entraClient(entra), ...scopes };
  if (provider === null) return { ...localClient(config), ...scopes };
  const { end_session_endpoint: end, backchannel_logout_supported: _, ...metadata } = provider.metadata;
  const all = { ...metadata, ...(end !== undefined && { end_session_endpoint: end }) };
  // User.Read is a scope of Microsoft's.
  return { ...openIdClient(provider.clientId, all, metadata.issuer), ...scopes, extraScopesToConsent: [] };
}
