/** The import cannot do this now; the message says why, for people. */
export class WrongStateError extends Error {
  override readonly name = 'WrongStateError';
  readonly statusCode = 409;
}
