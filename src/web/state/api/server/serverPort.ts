import type { BaseQueryFn, FetchArgs, FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import { fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { noTokenError } from './tokenError';

export interface ServerPortOptions {
  /** Base of the product API; empty where it is the app's own origin. */
  readonly apiBaseUrl: string;
  /** The bearer token of the moment, null when nobody is signed in. */
  readonly getToken: () => Promise<string | null>;
  /** The product API answered 401 or 403. Called once in the life of a port. */
  readonly onUnauthorized: () => void;
  /** Told of every call that failed: what failed and how. Nobody else sees some of them (spec section 8). */
  readonly log?: (failure: object) => void;
  /** Milliseconds after which a request, or the wait for its token, is given up; absent: 30 seconds. */
  readonly timeoutMs?: number;
  readonly fetchFn?: (request: RequestInfo) => Promise<Response>;
  /** Answers calls that the product API does not have; resolves with undefined for those that it has. */
  readonly simulate?: (call: FetchArgs) => Promise<unknown>;
}

type Send = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, object, FetchBaseQueryMeta>;

const REQUEST_TIMEOUT_MS = 30_000;

const isUnauthorized = (error: FetchBaseQueryError | undefined) =>
  error !== undefined &&
  (error.status === 401 ||
    error.status === 403 ||
    (error.status === 'PARSING_ERROR' && (error.originalStatus === 401 || error.originalStatus === 403)));

/** The way to the product API: adds the bearer token, limits the time and reports the end of the session once. */
export class ServerPort {
  readonly #options: ServerPortOptions;
  #isSessionOver = false;

  readonly #timeoutMs: number;

  constructor(options: ServerPortOptions) {
    this.#options = options;
    this.#timeoutMs = options.timeoutMs ?? REQUEST_TIMEOUT_MS;
  }

  readonly send: Send = async (request, api, extraOptions) => {
    const simulated = await this.#simulated(request);
    if (simulated) return simulated;
    const token = await this.#token();
    if ('error' in token) return token;
    const answer = await this.#fetchWith(token.data)(request, api, extraOptions);
    if (answer.error) this.#options.log?.({ request, error: answer.error });
    if (isUnauthorized(answer.error)) this.#endSession();
    return answer;
  };

  async #simulated(request: string | FetchArgs): Promise<{ data: unknown } | { error: FetchBaseQueryError } | null> {
    try {
      const data = await this.#options.simulate?.(typeof request === 'string' ? { url: request } : request);
      return data === undefined ? null : { data };
    } catch {
      return { error: { status: 'CUSTOM_ERROR', error: 'This part could not be loaded.' } };
    }
  }

  #fetchWith(token: string | null) {
    const { apiBaseUrl, fetchFn } = this.#options;
    return fetchBaseQuery({
      baseUrl: apiBaseUrl,
      timeout: this.#timeoutMs,
      fetchFn,
      prepareHeaders: (headers) => {
        if (token !== null) headers.set('authorization', `Bearer ${token}`);
      },
    });
  }

  async #token(): Promise<{ data: string | null } | { error: FetchBaseQueryError }> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new DOMException('No token in time', 'TimeoutError')), this.#timeoutMs);
    });
    try {
      return { data: await Promise.race([this.#options.getToken(), tooLate]) };
    } catch (error) {
      return { error: noTokenError(error) };
    } finally {
      clearTimeout(timer);
    }
  }

  #endSession() {
    if (this.#isSessionOver) return;
    this.#isSessionOver = true;
    this.#options.onUnauthorized();
  }
}
