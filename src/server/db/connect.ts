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
import type { Database } from './schema';

type Ask = (text: string, values: readonly unknown[]) => Promise<unknown>;

const BEGINS = /^(begin|start transaction)/;
const ENDS = /^(commit|rollback)$/;

/**
 * A pool for a pooler, which keeps nothing that is said of a session: the limit of a statement, ms, is said in each
 * transaction, and each statement that stands alone is put into one.
 */
export const inTransactions = (pool: PostgresPool, statementMs: number): PostgresPool => ({
  connect: async () => pooledClient(await pool.connect(), statementMs),
  end: () => pool.end(),
});

function pooledClient(client: PostgresPoolClient, statementMs: number): PostgresPoolClient {
  const ask = limited((text, values) => client.query(text, values), statementMs);

  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(asked: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    // What is streamed is so within a transaction (`copyOut`).
    return typeof asked === 'string' ? ask(asked, values) : client.query(asked);
  }
  return { query, release: () => client.release() };
}

function limited(ask: Ask, statementMs: number): Ask {
  let isInTransaction = false;
  const begin = async (text: string) => {
    isInTransaction = true;
    const begun = await ask(text, []);
    await ask(`set local statement_timeout = ${statementMs}`, []);
    return begun;
  };
  const end = (text: string) => {
    isInTransaction = false;
    return ask(text, []);
  };
  const askAlone: Ask = async (text, values) => {
    await begin('begin');
    try {
      const answer = await ask(text, values);
      await end('commit');
      return answer;
    } catch (error) {
      // Where this fails, the connection has ended, and the transaction with it.
      await end('rollback').catch(() => undefined);
      throw error;
    }
  };
  return (text, values) => {
    if (BEGINS.test(text)) return begin(text);
    if (ENDS.test(text)) return end(text);
    return isInTransaction ? ask(text, values) : askAlone(text, values);
  };
}

/** The database took a statement and said nothing: it is frozen, or the network between is dead. */
export class SilentDatabaseError extends Error {
  override readonly name = 'SilentDatabaseError';
  readonly code = 'ETIMEDOUT';
}

/** A statement on all rows of a large database takes minutes. */
const LONGEST_STATEMENT_MS = 10 * 60_000;
/** An answer that arrived while this process was busy is read before it counts as missing. */
const LAST_LOOK_MS = 250;
/** SQLSTATE: the server only reads. After a failover the old primary does, and a new connection finds the new one. */
const READ_ONLY = '25006';

const LIFTS = /^set local statement_timeout = 0/;

const longWork = new AsyncLocalStorage<true>();

/**
 * Lets the statements of an import or a migration take as long as they need; the database's own limit is theirs to lift. A
 * transaction that lifts that limit needs no more.
 */
export const asLongWork = <Result>(work: () => Promise<Result>): Promise<Result> => longWork.run(true, work);

const isReadOnly = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === READ_ONLY;

/** A connection of the pool whose statements end in time. One that went silent or only reads never returns to the pool. */
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
    const limitMs = this.#isLong || longWork.getStore() ? LONGEST_STATEMENT_MS : this.#limitMs;
    let timer = setTimeout(() => (timer = setTimeout(() => this.#giveUp(limitMs), LAST_LOOK_MS)), limitMs);
    try {
      return await answer;
    } catch (error) {
      this.#isReadOnly ||= isReadOnly(error);
      // Also for the rollback after it, whose own error would hide the reason.
      throw this.#silence ?? error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** With a statement under way pg ends at once by destroying the socket, and rejects the statement. */
  #giveUp(limitMs: number): void {
    this.#silence = new SilentDatabaseError(`The database did not answer a statement within ${limitMs} ms.`);
    void this.#client.end();
  }
}

/** The pool for Kysely, with `limitMs` for the answer to each statement, long work aside. */
export const timedPool = (pool: Pool, limitMs: number): PostgresPool => ({
  connect: async () => new TimedClient(await pool.connect(), limitMs),
  end: () => pool.end(),
});

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
