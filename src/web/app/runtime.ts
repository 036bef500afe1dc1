import type { RuntimeConfig } from '../../contract/runtimeConfig';
import type { ServerConnection } from '../state/api/server/serverConnection';
import type { StoreTools } from '../state/storeTools';

/** What the signed-in app runs on, once the configuration has come. */
export interface Runtime {
  config: RuntimeConfig;
  connection: ServerConnection;
  /** What observes the store; null in a session that is neither inspected nor recorded. */
  tools: StoreTools | null;
}
