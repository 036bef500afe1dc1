import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import type { ActionKeys } from './actionKeys';
import type { Repeating } from './repeatFiles';

/** How calls reach the product API, and what becomes of their failures. Made once per page, handed on under this name. */
export interface ServerConnection {
  /** Base of the product API; empty where it is the app's own origin. */
  readonly apiBaseUrl: string;
  /** The bearer token of the moment; null where the session is over. */
  readonly getToken: () => Promise<string | null>;
  /** The token of the latest call as it was, for what goes on by itself; null before the first. Absent: nothing is followed. */
  readonly getQuietToken?: () => string | null;
  /** Called at most once per store, when the product API answers 401 or 403. */
  readonly onUnauthorized: () => void;
  /** Logs a call that failed: the request and its error. Some of them show nowhere else (spec section 8). */
  readonly log?: (failure: object) => void;
  /** Milliseconds after which a request, or the wait for its token, is given up; absent: 30 seconds. */
  readonly timeoutMs?: number;
  /** Whether the product API answers a repeated action as it did the first time, where it is named. */
  readonly namesActions?: boolean;
  /** Names each action, where the product API answers a repeated one as it did the first time. */
  readonly actionKeys?: ActionKeys | undefined;
  /** How files are sent again by the name of their action; absent: they are sent once. */
  readonly repeating?: Repeating;
  readonly fetchFn?: (request: RequestInfo) => Promise<Response>;
  /** Answers calls that the product API does not have; resolves with undefined for those that it has. */
  readonly simulate?: (call: FetchArgs) => Promise<unknown>;
}
