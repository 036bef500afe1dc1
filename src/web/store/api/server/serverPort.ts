import { type BaseQueryApi, type FetchBaseQueryError, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { POSITION_HEADER } from '../../../../contract/changes';
import { laterPosition } from '../../../../domain/changes/changes';
import { messages } from '../../../../domain/messages';
import { alwaysOpen, opened, type EffectGate } from '../../gate/effectGate';
import { hasFile, repeatFiles, type CallArgs, type CallOptions, type Send } from './actionKeys';
import type { ServerConnection } from './serverConnection';
import { endsSession } from './unauthorized';
import { field } from '../../../lib/errorMessage';

const REQUEST_TIMEOUT_MS = 30_000;

const noTokenError = (reason: unknown): FetchBaseQueryError =>
  field(reason, 'kind') === 'network'
    ? { status: 'FETCH_ERROR', error: 'No connection to the sign-in provider' }
    : { status: 'CUSTOM_ERROR', error: messages.authentication.acquire };

/** Exports are mutations too, because their responses are not cached. */
const isWrite = (request: string | CallArgs, type: BaseQueryApi['type'], options?: CallOptions): boolean =>
  type === 'mutation' && options?.isRead !== true && typeof request !== 'string' && (request.method ?? 'GET') !== 'GET';

const NOT_NOW: { error: FetchBaseQueryError } = {
  error: { status: 'CUSTOM_ERROR', error: 'Nothing is sent while the past is shown.' },
};

/** Adds token and timeout. While the gate is closed, mutations are refused; queries and responses wait. */
export class ServerPort {
  readonly #connection: ServerConnection;
  readonly #gate: EffectGate;
  readonly #timeoutMs: number;
  #isSessionOver = false;
  #expiredToken: string | null = null;
  #firstPosition: string | null = null;
  #knownPosition: string | null;

  constructor(connection: ServerConnection, gate = alwaysOpen) {
    this.#connection = connection;
    this.#knownPosition = connection.ownPosition?.read() ?? null;
    this.#gate = gate;
    this.#timeoutMs = connection.timeoutMs ?? REQUEST_TIMEOUT_MS;
  }

  readonly send: Send = async (request, api, extraOptions) => {
    if (!this.#gate.isOpen() && api.type === 'mutation') return NOT_NOW;
    while (!this.#gate.isOpen()) await opened(this.#gate);
    const answer = await this.#answerTo(request, api, extraOptions);
    while (!this.#gate.isOpen()) await opened(this.#gate);
    return answer;
  };

  /** Position of the changes that the first response includes. */
  get firstPosition(): string | null {
    return this.#firstPosition;
  }

  /** Later answers must include what this page knows, also if they come from a replica. */
  learn(position: string): void {
    this.#knownPosition = laterPosition(this.#knownPosition, position);
  }

  /** Opens the change stream; 'later' while the token is expired: renewing it would extend an idle session. */
  async follow(
    path: string,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<Response | 'later' | null> {
    const { apiBaseUrl, getQuietToken } = this.#connection;
    if (getQuietToken === undefined) return null;
    const token = getQuietToken();
    if (token === null || token === this.#expiredToken) return 'later';
    const init = { headers: { ...headers, authorization: `Bearer ${token}` }, signal };
    const response = await fetch(`${apiBaseUrl}${path}`, init);
    if (response.status === 401) this.#expiredToken = token;
    return response;
  }

  readonly #answerTo: Send = async (request, api, extraOptions) => {
    const simulated = await this.#simulated(request);
    if (simulated) return simulated;
    const token = await this.#token();
    if ('error' in token) return token;
    while (!this.#gate.isOpen()) await opened(this.#gate);
    const key = isWrite(request, api.type, extraOptions) ? this.#connection.actionKeys?.begin(request) : undefined;
    const answer = await this.#repeated(this.#fetchWith(token.data, key, request), request, key)(
      request,
      api,
      extraOptions,
    );
    if (key !== undefined)
      this.#connection.actionKeys?.end(request, key, api.signal.aborted ? undefined : answer.error);
    if (answer.error) this.#connection.log?.({ request, error: answer.error });
    const position = answer.meta?.response?.headers.get(POSITION_HEADER) ?? null;
    this.#firstPosition ??= position;
    if (position !== null) this.learn(position);
    if (key !== undefined && position !== null) this.#connection.ownPosition?.keep(position);
    while (!this.#gate.isOpen()) await opened(this.#gate);
    if (answer.error && endsSession(answer.error)) this.#endSession();
    return answer;
  };

  async #simulated(request: string | CallArgs): Promise<{ data: unknown } | { error: FetchBaseQueryError } | null> {
    try {
      const data = await this.#connection.simulate?.(typeof request === 'string' ? { url: request } : request);
      return data === undefined ? null : { data };
    } catch {
      return { error: { status: 'CUSTOM_ERROR', error: 'This part could not be loaded.' } };
    }
  }

  #repeated(send: Send, request: string | CallArgs, key: string | undefined): Send {
    const { repeating } = this.#connection;
    return key !== undefined && repeating && hasFile(request) ? repeatFiles(send, repeating) : send;
  }

  #fetchWith(token: string | null, key: string | undefined, request: string | CallArgs) {
    const { apiBaseUrl } = this.#connection;
    const fetchFn = (typeof request === 'string' ? undefined : request.fetchFn) ?? this.#connection.fetchFn;
    return fetchBaseQuery({
      baseUrl: apiBaseUrl,
      timeout: this.#timeoutMs,
      fetchFn,
      prepareHeaders: (headers) => {
        if (token !== null) headers.set('authorization', `Bearer ${token}`);
        if (key !== undefined) headers.set('idempotency-key', `"${key}"`);
        if (this.#knownPosition !== null) headers.set(POSITION_HEADER, this.#knownPosition);
      },
    });
  }

  async #token(): Promise<{ data: string | null } | { error: FetchBaseQueryError }> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new DOMException('No token in time', 'TimeoutError')), this.#timeoutMs);
    });
    try {
      return { data: await Promise.race([this.#connection.getToken(), tooLate]) };
    } catch (error) {
      return { error: noTokenError(error) };
    } finally {
      clearTimeout(timer);
    }
  }

  #endSession() {
    if (this.#isSessionOver) return;
    this.#isSessionOver = true;
    this.#connection.onUnauthorized();
  }
}
