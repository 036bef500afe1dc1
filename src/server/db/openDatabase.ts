import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded';
import { memoryBytes, memorySettings } from './embedded/memory';
import { goesThroughPooler } from './pooler';

interface DatabaseConfig {
  /** Absent: the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Past the pooler, where `databaseUrl` goes through one. */
  readonly listenDatabaseUrl: string | undefined;
  readonly dataDir: string;
}

/** Where it lies is for people; what is no embedded PostgreSQL is neither looked after nor ended. */
export interface OpenDatabase extends Readonly<EmbeddedPostgres> {
  /** A pooler lends a connection for each transaction, so nothing that is said of a session holds. */
  readonly isPooled: boolean;
  /** Where changes are followed, and whether notifications can come there. */
  readonly feed: { readonly url: string; readonly listens: boolean };
}

const nothing = () => Promise.resolve();

/** The PostgreSQL of the configuration: its own, or the embedded one, which is started. */
export async function openDatabase(
  { databaseUrl, listenDatabaseUrl, dataDir }: DatabaseConfig,
  log: (message: string) => void,
): Promise<OpenDatabase> {
  if (databaseUrl === undefined) {
    const embedded = await startEmbeddedPostgres({ dataDir, log, settings: memorySettings(memoryBytes()) });
    return { ...embedded, isPooled: false, feed: { url: embedded.url, listens: true } };
  }
  const { host, pathname } = new URL(databaseUrl);
  const isPooled = await goesThroughPooler(databaseUrl);
  const listens = listenDatabaseUrl !== undefined || !isPooled;
  return {
    url: databaseUrl,
    isPooled,
    feed: { url: listenDatabaseUrl ?? databaseUrl, listens },
    location: `the PostgreSQL at ${host}${pathname}`,
    keepRunning: () => ({ stop: nothing }),
    stop: nothing,
  };
}
