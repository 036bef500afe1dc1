import {
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  Kysely,
  PostgresDialect,
} from 'kysely';
import { AsyncLocalStorage } from 'node:async_hooks';
import { Pool, type PoolClient, TypeOverrides } from 'pg';
import { CopyCursor } from './copy';
import type { Database } from './schema/schema';

type Query = (text: string, values: readonly unknown[]) => Promise<unknown>;

const BEGINS = /^(begin|start transaction)/;
const ENDS = /^(commit|rollback)$/;

/** For poolers without session settings: limits statements (ms) per transaction, wrapping single ones. */
export const inTransactions = (pool: PostgresPool, statementMs: number): PostgresPool => ({
  connect: async () => pooledClient(await pool.connect(), statementMs),
  end: () => pool.end(),
});

function pooledClient(client: PostgresPoolClient, statementMs: number): PostgresPoolClient {
  const send = limited((text, values) => client.query(text, values), statementMs);

  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(statement: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    // Streams run within a transaction (`copyOut`).
    return typeof statement === 'string' ? send(statement, values) : client.query(statement);
  }
  return { query, release: () => client.release() };
}

function limited(send: Query, statementMs: number): Query {
  let isInTransaction = false;
  const begin = async (text: string) => {
    isInTransaction = true;
    const begun = await send(text, []);
    await send(`set local statement_timeout = ${statementMs}`, []);
    return begun;
  };
  const end = (text: string) => {
    isInTransaction = false;
    return send(text, []);
  };
  const queryAlone: Query = async (text, values) => {
    await begin('begin');
    try {
      const answer = await send(text, values);
      await end('commit');
      return answer;
    } catch (error) {
      // If this fails, the connection and its transaction have ended.
      await end('rollback').catch(() => undefined);
      throw error;
    }
  };
  return (text, values) => {
    if (BEGINS.test(text)) return begin(text);
    if (ENDS.test(text)) return end(text);
    return isInTransaction ? send(text, values) : queryAlone(text, values);
  };
}

/** No answer to a statement: the database is frozen, or the network is down. */
export class SilentDatabaseError extends Error {
  override readonly name = 'SilentDatabaseError';
  readonly code = 'ETIMEDOUT';
}

const MAX_STATEMENT_MS = 10 * 60_000;
/** Reads an answer that arrived while this process was busy. */
const GRACE_MS = 250;
/** A read-only server, e.g. the old primary after a failover: a new connection finds the new one. */
const READ_ONLY = '25006';

const LIFTS = /^set local statement_timeout = 0/;

const longWork = new AsyncLocalStorage<true>();

/** No limits for statements of an import or migration. */
export const asLongWork = <Result>(work: () => Promise<Result>): Promise<Result> => longWork.run(true, work);

const isReadOnly = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === READ_ONLY;

/** A silent or read-only connection never returns to the pool. */
class TimedClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #statements: PostgresPoolClient;
  readonly #limitMs: number;
  #silence: SilentDatabaseError | null = null;
  #isReadOnly = false;
  #isLong = false;

  constructor(client: PoolClient, limitMs: number) {
    this.#client = client;
    this.#statements = client;
    this.#limitMs = limitMs;
  }

  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(statement: string | PostgresCursor<Row>, parameters: readonly unknown[] = []) {
    if (typeof statement !== 'string') return this.#streamed(statement);
    if (LIFTS.test(statement)) this.#isLong = true;
    const answer = this.#inTime(this.#statements.query<Row>(statement, parameters));
    if (ENDS.test(statement)) this.#isLong = false;
    return answer;
  }

  release(): void {
    this.#client.release(this.#silence ?? this.#isReadOnly);
  }

  #streamed<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row> {
    if (!(cursor instanceof CopyCursor)) throw new Error('Cursors but those of COPY are not used.');
    cursor.begin(this.#client, (answer) => this.#inTime(answer));
    return cursor;
  }

  async #inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
    const limitMs = this.#isLong || longWork.getStore() ? MAX_STATEMENT_MS : this.#limitMs;
    let timer = setTimeout(() => (timer = setTimeout(() => this.#giveUp(limitMs), GRACE_MS)), limitMs);
    try {
      return await answer;
    } catch (error) {
      this.#isReadOnly ||= isReadOnly(error);
      // Also for the rollback, whose error would hide the reason.
      throw this.#silence ?? error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** pg destroys the socket of a pending statement, which rejects it. */
  #giveUp(limitMs: number): void {
    this.#silence = new SilentDatabaseError(`The database did not answer a statement within ${limitMs} ms.`);
    void this.#client.end();
  }
}

export const timedPool = (pool: Pool, limitMs: number): PostgresPool => ({
  connect: async () => new TimedClient(await pool.connect(), limitMs),
  end: () => pool.end(),
});

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
