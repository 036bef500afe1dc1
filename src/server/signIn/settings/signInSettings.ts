import type { ServerConfig } from '../../config';
import { ENTRA_ORIGIN } from './clientConfig';
import { LOCAL_CLIENT_ID, localIssuer } from './localAddresses';

/** By what a program is known that may send feeds. */
export interface FeedSettings {
  /** The application its tokens were issued to; null: any that was granted the permission. */
  clientId: string | null;
  /** Where its permission stands: Entra ID writes application permissions as roles. */
  claim: 'roles' | 'scope';
}

/** What an access token must say to be taken; all that differs between the local provider and Entra ID. */
export interface SignInSettings {
  issuer: string;
  /** Where the provider publishes its keys. */
  jwksUri: string;
  /** An access token must name one of these as its audience. */
  audience: string[];
  /** The short name of the scope an access token must carry. */
  requiredScope: string;
  /** The application an access token must have been issued to. */
  clientId: string;
  /** Which programs may send feeds; null: none. */
  feed: FeedSettings | null;
  /** Accepted `typ` headers, lower case: `at+jwt` of RFC 9068; Entra ID writes `JWT`. */
  tokenTypes: readonly string[];
  /** The provider's origin where it is not our own; the browser must be allowed to talk to it. */
  providerOrigin: string | null;
}

const shortName = (scope: string): string => scope.slice(scope.lastIndexOf('/') + 1);

function localSettings(config: ServerConfig): SignInSettings {
  const issuer = localIssuer(config.publicUrl);
  return {
    issuer,
    jwksUri: `${issuer}/jwks`,
    audience: [...config.apiAudience],
    requiredScope: shortName(config.apiScope),
    clientId: LOCAL_CLIENT_ID,
    feed: config.feedClient && { clientId: config.feedClient.id, claim: 'scope' },
    tokenTypes: ['at+jwt'],
    providerOrigin: null,
  };
}

/** The issuer names the tenant, so a token of another tenant is refused with it. */
export function signInSettings(config: ServerConfig): SignInSettings {
  if (config.entra === null) return localSettings(config);
  const tenant = `${ENTRA_ORIGIN}/${config.entra.tenantId}`;
  return {
    issuer: `${tenant}/v2.0`,
    jwksUri: `${tenant}/discovery/v2.0/keys`,
    audience: [...config.apiAudience],
    requiredScope: shortName(config.apiScope),
    clientId: config.entra.clientId,
    feed: { clientId: config.feedClient?.id ?? null, claim: 'roles' },
    tokenTypes: ['jwt', 'at+jwt'],
    providerOrigin: ENTRA_ORIGIN,
  };
}
