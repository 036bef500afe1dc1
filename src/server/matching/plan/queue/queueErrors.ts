import { Refusal, TooManyRequestsError } from '../../../access/refusals';

const RETRY_AFTER_SECONDS = 5;

/** 429: a person has as many plans running and waiting as one person may have. */
export class TooManyPlansError extends TooManyRequestsError {
  constructor(limit: number) {
    const message = `You have ${limit} plans running or waiting. Wait until one of them is done, then try again.`;
    super(message, RETRY_AFTER_SECONDS);
  }
}

/** 503: as many plans wait as this server accepts. */
export class QueueFullError extends Refusal {
  readonly statusCode = 503;
  override readonly headers = { 'retry-after': String(RETRY_AFTER_SECONDS) };

  constructor() {
    super('Too many plans wait on this server. Try again in a moment.');
  }
}

/** 503: the server stops, and ends its plans. */
export class StoppingError extends Refusal {
  readonly statusCode = 503;
  override readonly headers = { 'retry-after': String(RETRY_AFTER_SECONDS) };

  constructor() {
    super('The server is stopping. Try again in a moment.');
  }
}

/** 499, as nginx logs it: the connection closed before the answer, which nobody reads. */
export class CallerLeftError extends Refusal {
  readonly statusCode = 499;

  constructor() {
    super('The caller left.');
  }
}
