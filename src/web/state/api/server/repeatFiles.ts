import type { BaseQueryFn, FetchArgs, FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import { STILL_RUNNING } from '../../../../contract/problem';

/** What an endpoint says of its call beside the request. */
export interface CallOptions {
  /** A POST that changes nothing: it gets no key, so that it is never sent again. */
  readonly isRead?: boolean;
}

export type Send = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, CallOptions, FetchBaseQueryMeta>;

/** How a request whose answer was lost is repeated. */
export interface Repeating {
  /** Rejects where the signal aborts before. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly isOnline: () => boolean;
}

/** Longer than it takes until the upload of a server that died counts as ended (30 s). */
const PAUSES_MS = [1_000, 3_000, 8_000, 20_000];
const UNANSWERED: readonly unknown[] = ['FETCH_ERROR', 502, 503, 504];

export const hasFile = (request: string | FetchArgs): boolean =>
  typeof request !== 'string' && (request.body instanceof FormData || request.body instanceof Blob);

/**
 * Sends files with an Idempotency-Key again while the answer is lost. Each time as a new request: a copy of one would be kept in
 * memory whole. What took too long is not repeated.
 */
export const repeatFiles =
  (send: Send, { wait, isOnline }: Repeating): Send =>
  async (request, api, extraOptions) => {
    let answer = await send(request, api, extraOptions);
    for (const pauseMs of PAUSES_MS) {
      if (api.signal.aborted || !isOnline() || !isLost(answer.error)) return answer;
      const isAborted = await wait(pauseMs, api.signal).then(
        () => false,
        () => true,
      );
      if (isAborted) return answer;
      answer = await send(request, api, extraOptions);
    }
    return answer;
  };

function isLost(error: FetchBaseQueryError | undefined): boolean {
  if (error === undefined) return false;
  const status = error.status === 'PARSING_ERROR' ? error.originalStatus : error.status;
  return UNANSWERED.includes(status) || isRunning(error.data);
}

/** Whether an answer says that the first request is still being done. */
export const isRunning = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === STILL_RUNNING;
