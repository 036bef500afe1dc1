import type { AppStore } from '../../store';

/** Asks for what the screen of an address shows first, by the queries of that screen; ends with the answers. */
export type AskFirst = (store: AppStore, address: Pick<Location, 'pathname' | 'search'>) => Promise<unknown>;

/** The answer is for the screen that will ask for it. */
export const FOR_LATER = { subscribe: false } as const;
