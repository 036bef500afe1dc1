import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { Pool, TypeOverrides, type PoolClient } from 'pg';
import { CopyCursor } from './copy/copyCursor';
import { inTransactions } from './inTransactions';
import type { Database } from './schema';
import { timedPool } from './timedClient';

export interface Connection {
  readonly db: Kysely<Database>;
  /** The pool as `db` uses it, with limits on every statement. */
  readonly statements: PostgresPool;
  readonly pool: Pool;
  /** Opens every connection of the pool, so that no request waits for a new one. Where one fails, the queries will tell. */
  warmUp: () => Promise<void>;
  /** Waits for the running queries, then closes every connection. */
  close: () => Promise<void>;
}

export interface ConnectOptions {
  /** Called with errors of broken connections, which the pool replaces by itself. */
  readonly onConnectionError?: (error: Error) => void;
  /** Longest wait for a connection, be it a new one or one that others use. */
  readonly connectTimeoutMs?: number;
  /** After it the database gives a statement up, and a little later we do, where the database is silent. */
  readonly statementTimeoutMs?: number;
  /** Longest wait for an answer, after which a connection is given up; absent: a little longer than a statement may take. */
  readonly answerTimeoutMs?: number;
  /** The address leads to a pooler that lends a connection for each transaction. */
  readonly isPooled?: boolean;
  readonly maxConnections?: number;
}

const CONNECT_TIMEOUT_MS = 2_000;
/** For work that no request waits for, such as a start: on a busy machine a new connection takes seconds. */
export const UNHURRIED: ConnectOptions = { connectTimeoutMs: 60_000 };
/** With the wait for a connection, and what comes on top where the database is silent, below twelve seconds. */
const STATEMENT_TIMEOUT_MS = 9_000;
const SILENCE_MS = 500;
const MAX_CONNECTIONS = 10;
/** An idle connection that a firewall forgot is found out so long, and ten seconds, later. */
const KEEP_ALIVE_MS = 10_000;
/** A new connection is a new process of the database: on a busy machine that takes seconds. */
const IDLE_MS = 600_000;
const BIGINT_OID = 20;
const DATE_OID = 1082;

/** A calendar date stays 'YYYY-MM-DD': as a Date it would move with the machine's time zone. */
const ownTypes = new TypeOverrides();
ownTypes.setTypeParser(BIGINT_OID, Number);
ownTypes.setTypeParser(DATE_OID, (text: string) => text);

/** Opens a pool on the database at `url`. No connection is made before the first query. */
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
  // An idle client emits errors on the pool, a checked-out one only on itself; unhandled, either would end the process.
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  const timed = timedPool(pool, answerMs);
  const statements = isPooled ? inTransactions(timed, statementMs) : timed;
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: statements, cursor: CopyCursor }) });
  return { db, statements, pool, warmUp: () => warmUp(pool), close: () => db.destroy() };
}

/** One after the other: many at once would take each other's time, and run into the limit of waiting. */
async function warmUp(pool: Pool): Promise<void> {
  const opened: PoolClient[] = [];
  try {
    while (opened.length < pool.options.max) opened.push(await pool.connect());
  } catch {
    // The first query that needs this connection says why it cannot be had.
  }
  for (const client of opened) client.release();
}
