import type { SignInConfig } from '../../contract/runtimeConfig';

/** All that differs between the local provider and Entra ID, worked out of the configuration once. */
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
  /** Accepted `typ` headers, lower case: `at+jwt` of RFC 9068; Entra ID writes `JWT`. */
  tokenTypes: readonly string[];
  /** The provider's origin where it is not our own; the browser must be allowed to talk to it. */
  providerOrigin: string | null;
  /** What the browser needs. */
  client: SignInConfig;
}
