import type { FeedProblem } from '../../../contract/feeds';

/** What was sent cannot be taken; the message says why and what to do, for people. */
export class FeedError extends Error {
  override readonly name = 'FeedError';

  constructor(
    readonly statusCode: 400 | 409 | 413 | 415,
    message: string,
  ) {
    super(message);
  }
}

/** Nothing of a batch was taken, because of what is in it. */
export class FeedRefusedError extends Error {
  override readonly name = 'FeedRefusedError';

  constructor(readonly refusal: Pick<FeedProblem, 'counts' | 'problems' | 'problem_count'>) {
    super('Nothing of the batch was taken.');
  }
}
