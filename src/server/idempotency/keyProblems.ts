import { KEY_USED, STILL_RUNNING } from '../../contract/problem';
import { Refusal } from '../access/refusals';

/** 409: the first request with this key has not been answered yet. */
export class StillRunningError extends Refusal {
  readonly statusCode = 409;
  override readonly type = STILL_RUNNING;
  override readonly headers = { 'retry-after': '1' };

  constructor() {
    super('This is still being done. Its answer comes when you send it again in a moment.');
  }
}

/** 422: the key names another request. */
export class KeyUsedError extends Refusal {
  readonly statusCode = 422;
  override readonly type = KEY_USED;

  constructor() {
    super('This Idempotency-Key was used for another request. Make a new key for each action.');
  }
}

/** 409: the answer was made for rights that the caller no longer has. */
export class OtherRightsError extends Refusal {
  readonly statusCode = 409;

  constructor() {
    super('This was done before your rights changed, so its answer is not shown again. Reload the page.');
  }
}
