import { Client, DatabaseError } from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded';
import { memoryBytes, memorySettings } from './embedded/control';
import { SERVER_ROLE } from './embedded/initialize';

const CONNECT_TIMEOUT_MS = 10_000;
/** Asked for as a connection begins; any value that no database has by itself. */
const ASKED_MS = 9_999;
/** SQLSTATE by which a pooler refuses what it cannot keep for a session. */
const PROTOCOL_VIOLATION = '08P01';

/**
 * Whether an address leads to a pooler such as PgBouncer, which refuses a setting that is asked for as a connection begins, or
 * has been told to ignore it (`ignore_startup_parameters`). Throws where the database cannot be reached.
 */
export async function goesThroughPooler(url: string): Promise<boolean> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: ASKED_MS,
    application_name: 'specai',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ ms: string }>(
      `select setting as ms from pg_settings where name = 'statement_timeout'`,
    );
    return rows[0]?.ms !== String(ASKED_MS);
  } catch (error) {
    if (error instanceof DatabaseError && error.code === PROTOCOL_VIOLATION) return true;
    throw error;
  } finally {
    await client.end();
  }
}

interface DatabaseConfig {
  /** Absent: the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Past the pooler, where `databaseUrl` goes through one. */
  readonly listenDatabaseUrl: string | undefined;
  readonly dataDir: string;
}

/** The location is for people; a PostgreSQL that is not embedded is neither looked after nor ended. */
export interface OpenDatabase extends Omit<EmbeddedPostgres, 'serverUrl'> {
  /** As the server works with it. */
  readonly url: string;
  /** As migrations and commands work with it; the same address as the server's, unless it is the embedded one. */
  readonly owner: {
    readonly url: string;
    /** Past the pooler. */
    readonly directUrl: string;
  };
  /** The role of `url`, to be granted its rights after migrations; null if that is up to the owner. */
  readonly serverRole: string | null;
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
    const { url: ownerUrl, serverUrl: url } = embedded;
    const owner = { url: ownerUrl, directUrl: ownerUrl };
    return { ...embedded, url, owner, serverRole: SERVER_ROLE, isPooled: false, feed: { url, listens: true } };
  }
  const { host, pathname } = new URL(databaseUrl);
  const isPooled = await goesThroughPooler(databaseUrl);
  const listens = listenDatabaseUrl !== undefined || !isPooled;
  return {
    url: databaseUrl,
    owner: { url: databaseUrl, directUrl: listenDatabaseUrl ?? databaseUrl },
    serverRole: null,
    isPooled,
    feed: { url: listenDatabaseUrl ?? databaseUrl, listens },
    location: `the PostgreSQL at ${host}${pathname}`,
    keepRunning: () => ({ stop: nothing }),
    stop: nothing,
  };
}
