import { FEED_PERMISSION } from '../../contract/feeds';
import type { ServerConfig } from '../config/config';
import type { OpenIdProvider } from './discoverProvider';
import type { SignInConfig } from '../../contract/runtimeConfig';

export const PROVIDER_PATH = '/oidc';
export const LOCAL_CLIENT_ID = 'specai-web';
export const FEED_SCOPE = `api://specai/${FEED_PERMISSION}`;
export const REDIRECT_PATH = '/auth-redirect.html';

export const localIssuer = (publicUrl: string): string => `${publicUrl}${PROVIDER_PATH}`;

interface FeedSettings {
  /** Null: any client with the permission. */
  clientId: string | null;
  /** Entra ID puts application permissions in `roles`. */
  claim: 'roles' | 'scope';
  permission: string;
}

export interface SignInSettings {
  issuer: string;
  jwksUri: string;
  audience: string[];
  requiredScope: string;
  clientId: string;
  /** Null: no feeds. */
  feed: FeedSettings | null;
  /** Accepted `typ` headers, lower case: `at+jwt` of RFC 9068; Entra ID writes `JWT`. */
  tokenTypes: readonly string[];
  /** External. */
  providerOrigins: readonly string[];
}

/** Entra ID omits the API from scopes; the audience names it. */
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

/** The issuer includes the tenant, so tokens of other tenants are refused. */
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
    // Some providers omit the type.
    tokenTypes: ['jwt', 'at+jwt', ''],
    providerOrigins: [...new Set(addresses.map((each) => new URL(each).origin))],
  };
}

export function signInSettings(config: ServerConfig, provider: OpenIdProvider | null = null): SignInSettings {
  if (config.entra !== null) return entraSettings(config, config.entra);
  return provider === null ? localSettings(config) : openIdSettings(config, provider);
}

const OPENID_SCOPES = ['openid', 'profile', 'email'];
/** Spec section 6 requires it; the API itself never accepts a token with this scope. */
const EXTRA_SCOPES = ['User.Read'];

type Client = Omit<SignInConfig, 'apiScopes' | 'extraScopesToConsent'>;

/** MSAL refuses http. With inline metadata the authority is never requested, only trusted by host. */
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

/** For MSAL, in /config.json. */
export function signInClientConfig(config: ServerConfig, provider: OpenIdProvider | null = null): SignInConfig {
  const { entra, apiScope } = config;
  const scopes = { apiScopes: [apiScope, ...OPENID_SCOPES], extraScopesToConsent: EXTRA_SCOPES };
  if (entra !== null) return { ...entraClient(entra), ...scopes };
  if (provider === null) return { ...localClient(config), ...scopes };
  const { end_session_endpoint: end, backchannel_logout_supported: _, ...metadata } = provider.metadata;
  const all = { ...metadata, ...(end !== undefined && { end_session_endpoint: end }) };
  // User.Read is a scope of Microsoft.
  return { ...openIdClient(provider.clientId, all, metadata.issuer), ...scopes, extraScopesToConsent: [] };
}
