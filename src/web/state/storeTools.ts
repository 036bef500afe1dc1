import type { Middleware } from '@reduxjs/toolkit';
import type { ShownSnapshot } from './inspection';

/** What observes one store. */
export interface StoreTools {
  /** Redux DevTools show the store. */
  readonly devTools: boolean;
  /** They see every action as the reducers do. */
  readonly middleware: readonly Middleware[];
  readonly useShown?: ShownSnapshot;
}
