import type { Location } from 'react-router-dom';

/** The state of an entry page whose address was replaced, which gives it a new key. */
const ENTRY = { isEntry: true };

const isMarked = (state: unknown) => typeof state === 'object' && state !== null && 'isEntry' in state;

/** Whether the person entered the app with this page: Back in the browser would leave the app. */
export const isEntryPage = ({ key, state }: Location<unknown>): boolean => key === 'default' || isMarked(state);

/** The state to keep when the address of this page is replaced. */
export const replacedState = (location: Location<unknown>) => (isEntryPage(location) ? ENTRY : null);
