/** The requested thing does not exist; the message is for people. */
export class NotFoundError extends Error {
  readonly statusCode = 404;
}

/** The request conflicts with the current state; the message says how, for people. */
export class ConflictError extends Error {
  readonly statusCode = 409;
}

/** What was at this address is not there any more; the message says how to get a new one, for people. */
export class GoneError extends Error {
  readonly statusCode = 410;
}

/** The request is understood and cannot be served as it is; the message says why and how to fix it, for people. */
export class UnprocessableError extends Error {
  readonly statusCode = 422;
}

/** The request must name the version it changes. */
export class PreconditionRequiredError extends Error {
  readonly statusCode = 428;
}
