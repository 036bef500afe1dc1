import type { Middleware } from '@reduxjs/toolkit';
import type { ServerConnection } from './api/server/serverConnection';
import type { ShownSnapshot } from './inspection';
import type { Intentions } from './intentions/intentions';

/** What observes one store. */
export interface StoreTools extends Pick<ServerConnection, 'fetchFn'> {
  /** Redux DevTools show the store. */
  readonly devTools: boolean;
  /** They see every action as the reducers do. */
  readonly middleware: readonly Middleware[];
  readonly useShown?: ShownSnapshot;
  readonly intentions?: Intentions;
}
