import {
  AuthError,
  InteractionRequiredAuthError,
  PublicClientApplication,
  type AccountInfo,
  type Configuration,
} from '@azure/msal-browser';
import { AuthFailure, type AuthFailureKind, type AuthClient, type User } from './authPort';
import type { SignInConfig } from '../../../contract/runtimeConfig';
import type { AccessToken } from './authMemory';

const LOGIN_REQUIRED = 'login_required';
/** Blocked frame or provider outage; a redirect shows which. */
const FRAME_SILENT = ['timed_out', 'redirect_bridge_timeout', 'redirect_bridge_empty_response'];
const UNREACHABLE = [
  'post_request_failed',
  'get_request_failed',
  'no_network_connectivity',
  'network_error',
  'endpoints_resolution_error',
  'openid_config_error',
];
const TURNED_BACK = ['access_denied', 'user_cancelled', 'user_canceled'];
const UNTRUSTED = ['state_mismatch', 'invalid_state', 'nonce_mismatch', 'token_parsing_error', 'null_or_empty_token'];

const kinds: [AuthFailureKind, string[]][] = [
  ['interactionRequired', FRAME_SILENT],
  ['network', UNREACHABLE],
  ['cancelled', TURNED_BACK],
  ['invalid', UNTRUSTED],
];

interface ProviderTraits {
  isLocal?: boolean;
}

/** Without third-party cookies other providers always return `login_required`, even for signed-in users. */
function kindOf(error: AuthError, { isLocal }: ProviderTraits): AuthFailureKind {
  if (isLocal && error.errorCode === LOGIN_REQUIRED) return 'sessionOver';
  if (error instanceof InteractionRequiredAuthError) return 'interactionRequired';
  return kinds.find(([, codes]) => codes.includes(error.errorCode))?.[0] ?? 'failed';
}

export function toAuthFailure(error: unknown, provider: ProviderTraits = {}): AuthFailure {
  if (!(error instanceof AuthError)) return new AuthFailure('failed', 'unknown', { cause: error });
  return new AuthFailure(kindOf(error, provider), error.errorCode, { cause: error });
}

const REDIRECT_PAGE = '/auth-redirect.html';
const FRAME_TIMEOUT_MS = 10_000;

/** `fragment` hides codes from server logs. Some providers refuse offline_access, a default scope, on renewal. */
const OIDC_OPTIONS = { responseMode: 'fragment' as const, defaultScopes: ['openid', 'profile'] };

const configuration = (config: SignInConfig, origin: string): Configuration => ({
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
});

function userOf(account: AccountInfo): User {
  const id = account.idTokenClaims?.oid ?? account.localAccountId;
  return { id, name: account.name ?? account.username, email: account.username };
}

/** Claims challenge for the next sign-in, such as a second factor. */
const demandOf = (error: unknown): string | undefined =>
  error instanceof InteractionRequiredAuthError && error.claims !== '' ? error.claims : undefined;

/** Starts MSAL. Call once per page load. @throws MSAL's own error if it cannot start. */
export async function createMsalClient(
  config: SignInConfig,
  origin: string,
  onToken: (token: AccessToken) => void,
): Promise<AuthClient> {
  const msal = new PublicClientApplication(configuration(config, origin));
  await msal.initialize();
  const failing = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => Promise.reject(toAuthFailure(error, config)));
  // Always first: it also clears an abandoned interaction.
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
