import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { Pool, type PoolClient, TypeOverrides } from 'pg';
import { CopyCursor } from '../copy';
import type { Database } from '../schema/schema';
import { inTransactions } from './pooledTransactions';
import { timedPool } from './timedPool';

export interface Connection {
  readonly db: Kysely<Database>;
  readonly statements: PostgresPool;
  readonly pool: Pool;
  /** Opens all connections. Ignores failures: queries report them. */
  warmUp: () => Promise<void>;
  close: () => Promise<void>;
}

export interface ConnectOptions {
  readonly onConnectionError?: (error: Error) => void;
  readonly connectTimeoutMs?: number;
  readonly statementTimeoutMs?: number;
  /** Default: slightly longer than a statement. */
  readonly answerTimeoutMs?: number;
  /** URL of a pooler in transaction mode. */
  readonly isPooled?: boolean;
  readonly maxConnections?: number;
}

const CONNECT_TIMEOUT_MS = 2_000;
/** For startup: on a busy machine a new connection takes seconds. */
export const UNHURRIED: ConnectOptions = { connectTimeoutMs: 60_000 };
/** In total below twelve seconds. */
const STATEMENT_TIMEOUT_MS = 9_000;
const SILENCE_MS = 500;
const MAX_CONNECTIONS = 10;
/** Detects idle connections dropped by a firewall. */
const KEEP_ALIVE_MS = 10_000;
const IDLE_MS = 600_000;
const BIGINT_OID = 20;
const DATE_OID = 1082;

/** Dates stay 'YYYY-MM-DD': a Date depends on the time zone. */
const ownTypes = new TypeOverrides();
ownTypes.setTypeParser(BIGINT_OID, Number);
ownTypes.setTypeParser(DATE_OID, (text: string) => text);

export function connect(url: string, options: ConnectOptions = {}): Connection {
  const report = options.onConnectionError ?? (() => undefined);
  const { statementTimeoutMs: statementMs = STATEMENT_TIMEOUT_MS, isPooled = false } = options;
  const { answerTimeoutMs: answerMs = statementMs + SILENCE_MS } = options;
  const pool = new Pool({
    connectionString: url,
    max: options.maxConnections ?? MAX_CONNECTIONS,
    connectionTimeoutMillis: options.connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_MS,
    ...(isPooled ? {} : { statement_timeout: statementMs }),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    application_name: 'specai',
    types: ownTypes,
  });
  // Idle clients emit errors on the pool, others on themselves; unhandled, they end the process.
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  const timed = timedPool(pool, answerMs);
  const statements = isPooled ? inTransactions(timed, statementMs) : timed;
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: statements, cursor: CopyCursor }) });
  return { db, statements, pool, warmUp: () => warmUp(pool), close: () => db.destroy() };
}

/** Sequential, so that none runs into the timeout. */
async function warmUp(pool: Pool): Promise<void> {
  const opened: PoolClient[] = [];
  try {
    while (opened.length < pool.options.max) opened.push(await pool.connect());
  } catch {}
  for (const client of opened) client.release();
}
