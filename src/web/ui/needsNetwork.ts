/** Names what says that there is no network; empty while there is one (parts/ConnectionNotice). */
export const OFFLINE_ID = 'offline';

/**
 * For a control that always calls the server: without a network it says so and bears a mark. It stays usable, because
 * browsers are wrong at times about the network (a product on this very machine needs none).
 */
export const needsNetwork = { 'aria-describedby': OFFLINE_ID } as const;
