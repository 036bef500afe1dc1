import type { BaseQueryFn, FetchArgs, FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import { STILL_RUNNING } from '../../../../contract/problem';

export interface CallOptions {
  /** A POST that changes nothing: it gets no key, so that it is never sent again. */
  readonly isRead?: boolean;
}

export type Send = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, CallOptions, FetchBaseQueryMeta>;

/** How a request whose answer was lost is repeated. */
export interface Repeating {
  /** Rejects if the signal aborts before. */
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
const isRunning = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === STILL_RUNNING;

type Asked = string | FetchArgs;

interface Lost {
  readonly key: string;
  /** Unix time, ms. */
  readonly at: number;
}

interface ActionKeysOptions {
  readonly newKey: () => string;
  readonly now: () => number;
}

/** So long the same wish, requested again, is taken for the action whose answer was lost. */
const LOST_MS = 2 * 60_000;
/** Answers of a proxy or of a server that could not finish. */
const FIRST_OF_SERVER = 500;

/**
 * A key for each action of a person. Who repeats one whose answer never came repeats it by its key, so that the server
 * answers as it would have answered then.
 */
export class ActionKeys {
  readonly #options: ActionKeysOptions;
  readonly #lost = new Map<string, Lost>();

  constructor(options: ActionKeysOptions = { newKey: () => crypto.randomUUID(), now: Date.now }) {
    this.#options = options;
  }

  begin(asked: Asked): string {
    const lost = this.#lost.get(nameOf(asked));
    return lost && this.#options.now() - lost.at < LOST_MS ? lost.key : this.#options.newKey();
  }

  /** What came of it: an answer ends it, and what was lost before it is history. */
  end(asked: Asked, key: string, error: FetchBaseQueryError | undefined): void {
    if (actionKeysIsLost(error)) this.#lost.set(nameOf(asked), { key, at: this.#options.now() });
    else this.#lost.clear();
  }
}

/** Equal for equal wishes. Files are equal that look so: the server compares what is in them. */
function nameOf(asked: Asked): string {
  if (typeof asked === 'string') return asked;
  const body: unknown = asked.body;
  const { method, url, params, headers } = asked;
  return JSON.stringify([method, url, params, headers, nameOfBody(body)]);
}

function nameOfBody(body: unknown): unknown {
  if (body instanceof FormData) return [...body].map(([name, value]) => [name, nameOfBody(value)]);
  return body instanceof File ? [body.name, body.size, body.lastModified] : body;
}

function actionKeysIsLost(error: FetchBaseQueryError | undefined): boolean {
  if (error === undefined || error.status === 'CUSTOM_ERROR') return false;
  if (typeof error.status === 'number') return error.status >= FIRST_OF_SERVER || isRunning(error.data);
  return error.status !== 'PARSING_ERROR' || error.originalStatus < 400 || error.originalStatus >= FIRST_OF_SERVER;
}
