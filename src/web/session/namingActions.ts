import { inBrowser, repeatLost } from '../adapters/repeatLost';
import { ActionKeys } from '../state/api/server/actionKeys';
import type { ServerConnection } from '../state/api/server/serverConnection';

/** Names each action, where the product API knows such names, and repeats by it what lost its answer. */
export const namingActions = (connection: ServerConnection): ServerConnection =>
  connection.namesActions === true
    ? {
        ...connection,
        actionKeys: new ActionKeys(),
        repeating: inBrowser,
        fetchFn: connection.fetchFn ?? repeatLost(),
      }
    : connection;
