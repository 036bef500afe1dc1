import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import type { ActionKeys, Repeating } from './actionKeys';

export interface ServerConnection {
  readonly apiBaseUrl: string;
  readonly getToken: () => Promise<string | null>;
  /** The last token without renewal; null before the first call. Absent: changes are not followed. */
  readonly getQuietToken?: () => string | null;
  /** Called at most once per store, on 401 or 403. */
  readonly onUnauthorized: () => void;
  /** Some failures are not shown on screen (spec section 8). */
  readonly log?: (failure: object) => void;
  /** Default: 30 seconds. */
  readonly timeoutMs?: number;
  readonly namesActions?: boolean;
  readonly actionKeys?: ActionKeys | undefined;
  /** Absent: files are sent once. */
  readonly repeating?: Repeating;
  readonly fetchFn?: (request: RequestInfo) => Promise<Response>;
  /** Resolves with undefined for calls that the API supports. */
  readonly simulate?: (call: FetchArgs) => Promise<unknown>;
}
