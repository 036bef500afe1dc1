import { Client, DatabaseError } from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded';
import { memoryBytes, memorySettings } from './embedded/control';
import { SERVER_ROLE } from './embedded/initialize';

const CONNECT_TIMEOUT_MS = 10_000;
/** Unusual, to recognize it. */
const PROBE_MS = 9_999;
/** A pooler's refusal of a session setting. */
const PROTOCOL_VIOLATION = '08P01';

/** Detects a pooler such as PgBouncer: it refuses or ignores startup settings (`ignore_startup_parameters`). */
export async function goesThroughPooler(url: string): Promise<boolean> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: PROBE_MS,
    application_name: 'specai',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ ms: string }>(
      `select setting as ms from pg_settings where name = 'statement_timeout'`,
    );
    return rows[0]?.ms !== String(PROBE_MS);
  } catch (error) {
    if (error instanceof DatabaseError && error.code === PROTOCOL_VIOLATION) return true;
    throw error;
  } finally {
    await client.end();
  }
}

interface DatabaseConfig {
  readonly databaseUrl: string | undefined;
  readonly listenDatabaseUrl: string | undefined;
  readonly dataDir: string;
}

/** `location` is for people. Unless embedded, `keepRunning` and `stop` do nothing. */
export interface OpenDatabase extends Omit<EmbeddedPostgres, 'serverUrl'> {
  readonly url: string;
  /** For migrations and commands. */
  readonly owner: {
    readonly url: string;
    readonly directUrl: string;
  };
  /** Role to grant rights after migrations, if it is not the owner. */
  readonly serverRole: string | null;
  /** Session settings have no effect. */
  readonly isPooled: boolean;
  /** For following changes; `listens`: notifications arrive. */
  readonly feed: { readonly url: string; readonly listens: boolean };
}

const nothing = () => Promise.resolve();

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
