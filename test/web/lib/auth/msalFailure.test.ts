import {
  BrowserAuthError,
  ClientAuthError,
  InteractionRequiredAuthError,
  ServerError,
  type AuthError,
} from '@azure/msal-browser';
import type { AuthFailureKind } from '../../../../src/web/lib/auth/authPort';
import { toAuthFailure } from '../../../../src/web/lib/auth/msal';

const CORRELATION = 'correlation';
const browser = (code: string) => new BrowserAuthError(code, CORRELATION);
const client = (code: string) => new ClientAuthError(code, CORRELATION);

test.each<[AuthFailureKind, AuthError]>([
  // A hidden frame without cookies always gets this answer.
  ['interactionRequired', new InteractionRequiredAuthError('login_required', CORRELATION)],
  ['interactionRequired', new InteractionRequiredAuthError('interaction_required', CORRELATION)],
  // As the token endpoint answers where a second factor is missing.
  ['interactionRequired', new InteractionRequiredAuthError('invalid_grant', CORRELATION, '', 'basic_action')],
  ['interactionRequired', browser('timed_out')],
  ['interactionRequired', browser('redirect_bridge_timeout')],
  ['interactionRequired', browser('redirect_bridge_empty_response')],
  ['network', browser('post_request_failed')],
  ['network', browser('no_network_connectivity')],
  ['network', client('endpoints_resolution_error')],
  ['cancelled', new ServerError('access_denied', CORRELATION)],
  ['cancelled', browser('user_cancelled')],
  ['invalid', client('state_mismatch')],
  ['invalid', client('nonce_mismatch')],
  ['invalid', client('token_parsing_error')],
  ['failed', browser('interaction_in_progress')],
  ['failed', new ServerError('invalid_scope', CORRELATION)],
])('%s: %p', (kind, error) => {
  expect(toAuthFailure(error)).toMatchObject({ name: 'AuthFailure', kind, code: error.errorCode, cause: error });
});

test.each<[AuthFailureKind, AuthError]>([
  ['sessionOver', new InteractionRequiredAuthError('login_required', CORRELATION)],
  ['interactionRequired', new InteractionRequiredAuthError('interaction_required', CORRELATION)],
  ['interactionRequired', browser('timed_out')],
  ['network', browser('post_request_failed')],
])('from our own local sign-in, %s: %p', (kind, error) => {
  expect(toAuthFailure(error, { isLocal: true })).toMatchObject({ kind, code: error.errorCode, cause: error });
});

test.each([new TypeError('x'), 'text', undefined])('%p, which is not from MSAL, is a failure', (error) => {
  expect(toAuthFailure(error)).toMatchObject({ kind: 'failed', code: 'unknown', cause: error });
});
