import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { CopyCursor } from './copy/copyCursor';

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
const ENDS = /^(commit|rollback)$/;

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
