const RETRY_AFTER_SECONDS = 5;

/** Why a plan does not run now, and when to try again. */
class QueueError extends Error {
  readonly headers = { 'retry-after': String(RETRY_AFTER_SECONDS) };
}

/** A person has as many plans running and waiting as one person may have. */
export class TooManyPlansError extends QueueError {
  readonly statusCode = 429;

  constructor(limit: number) {
    super(`You have ${limit} plans running or waiting. Wait until one of them is done, then try again.`);
  }
}

/** As many plans wait as this server accepts. */
export class QueueFullError extends QueueError {
  readonly statusCode = 503;

  constructor() {
    super('Too many plans wait on this server.');
  }
}

/** The server stops, and ends its plans. */
export class StoppingError extends QueueError {
  readonly statusCode = 503;

  constructor() {
    super('The server is stopping.');
  }
}

/** The connection closed before the answer. Nobody reads the answer; nginx logs such requests as 499, too. */
export class CallerLeftError extends Error {
  readonly statusCode = 499;

  constructor() {
    super('The caller left.');
  }
}
