import type { SignInConfig } from '../../../contract/runtimeConfig';
import type { ServerConfig } from '../../config';
import type { OpenIdProvider } from './discoverProvider';
import { LOCAL_CLIENT_ID, localIssuer } from './localAddresses';

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
