import type { BaseQueryFn, FetchArgs, FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import { STILL_RUNNING } from '../../../../contract/problem';
import { field } from '../../../lib/errorMessage';

export interface CallOptions {
  /** A POST without side effects: gets no key and is never retried. */
  readonly isRead?: boolean;
}

export interface CallArgs extends FetchArgs {
  /** Sends this one request instead of fetch. */
  readonly fetchFn?: (request: RequestInfo) => Promise<Response>;
}

export type Send = BaseQueryFn<string | CallArgs, unknown, FetchBaseQueryError, CallOptions, FetchBaseQueryMeta>;

export interface Repeating {
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly isOnline: () => boolean;
}

/** Longer than the 30 s after which an interrupted upload counts as ended. */
const PAUSES_MS = [1_000, 3_000, 8_000, 20_000];
const UNANSWERED: readonly unknown[] = ['FETCH_ERROR', 502, 503, 504];

export const hasFile = (request: string | FetchArgs): boolean =>
  typeof request !== 'string' && (request.body instanceof FormData || request.body instanceof Blob);

/** Retries uploads with an Idempotency-Key. Sends new requests, because a clone would hold the file in memory. */
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

const isRunning = (data: unknown): boolean => field(data, 'type') === STILL_RUNNING;

type ActionRequest = string | FetchArgs;

interface ActionKeysOptions {
  readonly newKey: () => string;
  readonly now: () => number;
}

/** Within this time a repeated request reuses the key of the lost one. */
const LOST_MS = 2 * 60_000;
const FIRST_OF_SERVER = 500;

/** Idempotency keys: a repeated action whose response was lost reuses its key. */
export class ActionKeys {
  readonly #options: ActionKeysOptions;
  readonly #lost = new Map<string, { readonly key: string; readonly at: number }>();

  constructor(options: ActionKeysOptions = { newKey: () => crypto.randomUUID(), now: Date.now }) {
    this.#options = options;
  }

  begin(request: ActionRequest): string {
    const lost = this.#lost.get(nameOf(request));
    return lost && this.#options.now() - lost.at < LOST_MS ? lost.key : this.#options.newKey();
  }

  end(request: ActionRequest, key: string, error: FetchBaseQueryError | undefined): void {
    if (actionKeysIsLost(error)) this.#lost.set(nameOf(request), { key, at: this.#options.now() });
    else this.#lost.clear();
  }
}

function nameOf(request: ActionRequest): string {
  if (typeof request === 'string') return request;
  const body: unknown = request.body;
  const { method, url, params, headers } = request;
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
