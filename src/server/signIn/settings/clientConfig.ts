import type { SignInConfig } from '../../../contract/runtimeConfig';
import type { ServerConfig } from '../../config';
import { LOCAL_CLIENT_ID, localIssuer } from './localAddresses';

const OPENID_SCOPES = ['openid', 'profile', 'email'];
/** Spec section 6 asks for it; the product API itself never takes a token with this scope. */
const EXTRA_SCOPES = ['User.Read'];

export const ENTRA_ORIGIN = 'https://login.microsoftonline.com';

/**
 * MSAL refuses an http authority. With inline metadata the authority is only a name: no request ever goes to it.
 * For the same reason MSAL must know its host as trusted.
 */
function localClient(config: ServerConfig): SignInConfig {
  const issuer = localIssuer(config.publicUrl);
  return {
    protocolMode: 'OIDC',
    clientId: LOCAL_CLIENT_ID,
    authority: issuer.replace(/^http:/, 'https:'),
    knownAuthorities: [new URL(config.publicUrl).host],
    authorityMetadata: {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      end_session_endpoint: `${issuer}/session/end`,
      jwks_uri: `${issuer}/jwks`,
    },
    apiScopes: [config.apiScope, ...OPENID_SCOPES],
    extraScopesToConsent: EXTRA_SCOPES,
  };
}

/** How the browser signs in, for /config.json: everything MSAL needs, nothing secret. */
export function signInClientConfig(config: ServerConfig): SignInConfig {
  if (config.entra === null) return localClient(config);
  return {
    protocolMode: 'AAD',
    clientId: config.entra.clientId,
    authority: `${ENTRA_ORIGIN}/${config.entra.tenantId}`,
    knownAuthorities: [],
    apiScopes: [config.apiScope, ...OPENID_SCOPES],
    extraScopesToConsent: EXTRA_SCOPES,
  };
}
