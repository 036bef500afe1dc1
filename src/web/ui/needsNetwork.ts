/** The id of the element that says there is no network; empty while there is one. */
export const OFFLINE_ID = 'offline';

/**
 * For a control that always calls the server: without a network it is described and marked as such. It stays usable,
 * because browsers can be wrong about the network: a server on the same machine needs none.
 */
export const needsNetwork = { 'aria-describedby': OFFLINE_ID } as const;
