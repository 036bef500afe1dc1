import type { RootState } from '../../state/store';

/** What the app shows, by name: 'comparison.best'. JSON-compatible. */
export type Observed = Readonly<Record<string, unknown>>;

/** What a screen shows of the state, where the last part of its address names something. */
export type ScreenObserver = (state: RootState, id: string, query: URLSearchParams) => Observed;
