import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { CopyCursor } from '../copy';
import { ENDS } from './pooledTransactions';

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
