/** A token that lets nobody in. The reason is for the log, never for the answer. */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused';
}

/** The identity provider's keys cannot be had, so nobody can tell a good token from a bad one. */
export class SignInUnavailable extends Error {
  override readonly name = 'SignInUnavailable';
  readonly statusCode = 503;
}
