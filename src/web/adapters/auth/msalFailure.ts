import { AuthError, InteractionRequiredAuthError } from '@azure/msal-browser';
import { AuthFailure, type AuthFailureKind } from './authPort';

/** The provider's own session is over, or its cookies do not reach a hidden frame. */
const NOBODY_SIGNED_IN = 'login_required';
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

function kindOf(error: AuthError): AuthFailureKind {
  if (error.errorCode === NOBODY_SIGNED_IN) return 'sessionOver';
  if (error instanceof InteractionRequiredAuthError) return 'interactionRequired';
  return kinds.find(([, codes]) => codes.includes(error.errorCode))?.[0] ?? 'failed';
}

/** What MSAL threw, in the app's own words. */
export function toAuthFailure(error: unknown): AuthFailure {
  if (!(error instanceof AuthError)) return new AuthFailure('failed', 'unknown', { cause: error });
  return new AuthFailure(kindOf(error), error.errorCode, { cause: error });
}
