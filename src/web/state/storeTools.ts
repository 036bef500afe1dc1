import type { Middleware } from '@reduxjs/toolkit';
import type { ShownSnapshot } from './inspection';

export interface StoreTools {
  readonly devTools: boolean;
  readonly middleware: readonly Middleware[];
  readonly useShown?: ShownSnapshot;
}
