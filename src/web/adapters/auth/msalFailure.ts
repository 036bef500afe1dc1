import { AuthError, InteractionRequiredAuthError } from '@azure/msal-browser';
import { AuthFailure, type AuthFailureKind } from './authPort';

const LOGIN_REQUIRED = 'login_required';
/** The hidden frame never answered: blocked, or the provider is down. Only a redirect shows which. */
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
  /** Our own local sign-in, on the app's own origin. */
  isLocal?: boolean;
}

/**
 * `login_required` is final only from the local sign-in. At any other provider a hidden frame without third-party cookies
 * always gets it, even while the person is signed in there.
 */
function kindOf(error: AuthError, { isLocal }: ProviderTraits): AuthFailureKind {
  if (isLocal && error.errorCode === LOGIN_REQUIRED) return 'sessionOver';
  if (error instanceof InteractionRequiredAuthError) return 'interactionRequired';
  return kinds.find(([, codes]) => codes.includes(error.errorCode))?.[0] ?? 'failed';
}

/** Translates an error of MSAL. */
export function toAuthFailure(error: unknown, provider: ProviderTraits = {}): AuthFailure {
  if (!(error instanceof AuthError)) return new AuthFailure('failed', 'unknown', { cause: error });
  return new AuthFailure(kindOf(error, provider), error.errorCode, { cause: error });
}
