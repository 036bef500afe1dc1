import type { RuntimeConfig } from '../../../contract/runtimeConfig';
import type { ServerConnection } from '../../state/api/server/serverConnection';
import type { StoreTools } from '../../state/storeTools';

/** The configuration, and what observes the app. */
export interface Settings {
  config: RuntimeConfig;
  /** Observes the store; null in a session that is neither inspected nor recorded. */
  tools: StoreTools | null;
}

/** What the signed-in app runs on. */
export interface Runtime extends Settings {
  connection: ServerConnection;
}
