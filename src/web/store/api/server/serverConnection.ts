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
  /** The position of this tab's last change: after a reload, answers must include it. */
  readonly ownPosition?: { readonly read: () => string | null; readonly keep: (position: string) => void };
  readonly timeoutMs?: number;
  readonly namesActions?: boolean;
  readonly actionKeys?: ActionKeys | undefined;
  readonly repeating?: Repeating;
  readonly fetchFn?: (request: RequestInfo) => Promise<Response>;
  readonly simulate?: (call: FetchArgs) => Promise<unknown>;
}
