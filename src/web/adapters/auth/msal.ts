import {
  InteractionRequiredAuthError,
  PublicClientApplication,
  type AccountInfo,
  type Configuration,
} from '@azure/msal-browser';
import type { SignInConfig } from '../../../contract/runtimeConfig';
import type { AuthClient, User } from './authPort';
import type { AccessToken } from './keptSignIn';
import { toAuthFailure } from './msalFailure';

/** The page that hands the provider's answers to the app; it serves sign-in, sign-out and hidden frames. */
const REDIRECT_PAGE = '/auth-redirect.html';
const FRAME_TIMEOUT_MS = 10_000;

/**
 * For a provider of the OIDC kind. `fragment` keeps codes out of server logs. MSAL would ask for offline_access by
 * default; a provider that drops it at sign-in refuses the renewal that asks for it again.
 */
const OIDC_OPTIONS = { responseMode: 'fragment' as const, defaultScopes: ['openid', 'profile'] };

function configuration(config: SignInConfig, origin: string): Configuration {
  return {
    auth: {
      clientId: config.clientId,
      authority: config.authority,
      knownAuthorities: config.knownAuthorities,
      ...(config.authorityMetadata && { authorityMetadata: JSON.stringify(config.authorityMetadata) }),
      ...(config.protocolMode === 'OIDC' && { OIDCOptions: OIDC_OPTIONS }),
      redirectUri: origin + REDIRECT_PAGE,
      postLogoutRedirectUri: origin + REDIRECT_PAGE,
    },
    cache: { cacheLocation: 'sessionStorage' },
    system: { protocolMode: config.protocolMode, iframeBridgeTimeout: FRAME_TIMEOUT_MS },
  };
}

function userOf(account: AccountInfo): User {
  const id = account.idTokenClaims?.oid ?? account.localAccountId;
  return { id, name: account.name ?? account.username, email: account.username };
}

/** What the provider demands of the next sign-in, in its own words: a second factor, say. */
const demandOf = (error: unknown): string | undefined =>
  error instanceof InteractionRequiredAuthError && error.claims !== '' ? error.claims : undefined;

/**
 * Starts MSAL. Call once per page load: it takes up the provider's answer that the page may have been loaded with.
 * `onToken` gets each token that is handed out.
 * @throws MSAL's own error where it cannot start: no answer of the provider, so no AuthFailure.
 */
export async function createMsalClient(
  config: SignInConfig,
  origin: string,
  onToken: (token: AccessToken) => void,
): Promise<AuthClient> {
  const msal = new PublicClientApplication(configuration(config, origin));
  await msal.initialize();
  const failing = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => Promise.reject(toAuthFailure(error, config)));
  // Before anything else, and always: it also clears the mark of an interaction that was left half-way.
  const redirect = failing(msal.handleRedirectPromise());
  redirect.catch(() => undefined);

  const account = (): AccountInfo | null => msal.getActiveAccount() ?? msal.getAllAccounts()[0] ?? null;
  let demand: string | undefined;
  const request = { scopes: config.apiScopes, extraScopesToConsent: config.extraScopesToConsent };

  return {
    resume: async () => {
      const answer = await redirect;
      if (answer) msal.setActiveAccount(answer.account);
      const current = account();
      return current && userOf(current);
    },
    getToken: async () => {
      const current = account();
      if (!current) return null;
      const acquiring = msal.acquireTokenSilent({ scopes: config.apiScopes, account: current });
      acquiring.catch((error: unknown) => (demand = demandOf(error)));
      const { accessToken, expiresOn } = await failing(acquiring);
      if (accessToken === '') return null;
      if (expiresOn !== null) onToken({ text: accessToken, expiresAt: expiresOn.getTime() });
      return accessToken;
    },
    login: async ({ again, joining }) => {
      await redirect.catch(() => undefined);
      const current = again ? account() : null;
      await failing(
        current
          ? msal.acquireTokenRedirect({ ...request, account: current, claims: demand })
          : msal.loginRedirect(joining === undefined ? request : { ...request, loginHint: joining, prompt: 'none' }),
      );
    },
    logout: async () => {
      const current = account();
      await failing(msal.logoutRedirect({ account: current, idTokenHint: current?.idToken }));
    },
    forget: () => failing(msal.clearCache()),
  };
}
