/** A token that grants no access. The reason is for the log, never for the response. */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';
}

/** The identity provider's keys are unavailable, so no token can be verified. */
export class SignInUnavailableError extends Error {
  override readonly name = 'SignInUnavailableError';
  readonly statusCode = 503;
}
