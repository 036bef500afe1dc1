import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

const BEGINS = /^(begin|start transaction)/;
const SAVEPOINT = 'savepoint of_its_own';
const RELEASE = 'release savepoint of_its_own';
const BACK = 'rollback to savepoint of_its_own';
/** What ends a transaction of its own ends a part of the shared one. */
const PARTS = new Map([
  ['commit', RELEASE],
  ['rollback', BACK],
]);

/** One transaction for all that a request does in the database, opened by its first statement. */
export class SharedTransaction {
  readonly #afterCommit: (() => unknown)[] = [];
  #client: PostgresPoolClient | null = null;
  #turn: Promise<void> = Promise.resolve();
  #hasEnded = false;

  /** True from commit or rollback on: what follows has connections of its own. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** A connection for one statement or transaction, which becomes a part of this one. They take turns. */
  async lease(pool: PostgresPool): Promise<PostgresPoolClient> {
    const before = this.#turn;
    let release = () => {};
    this.#turn = new Promise((resolve) => (release = resolve));
    await before;
    try {
      return leased((this.#client ??= await opened(pool)), release);
    } catch (error) {
      release();
      throw error;
    }
  }

  /** Does this once the transaction is committed, and never where it is rolled back. */
  afterCommit(work: () => unknown): void {
    this.#afterCommit.push(work);
  }

  async commit(): Promise<void> {
    await this.#end('commit');
    for (const work of this.#afterCommit) await work();
  }

  rollback(): Promise<void> {
    return this.#end('rollback');
  }

  async #end(how: 'commit' | 'rollback'): Promise<void> {
    await this.#turn;
    const client = this.#client;
    this.#hasEnded = true;
    this.#client = null;
    try {
      await client?.query(how, []);
    } finally {
      client?.release();
    }
  }
}

async function opened(pool: PostgresPool): Promise<PostgresPoolClient> {
  const client = await pool.connect();
  try {
    await client.query('begin', []);
    return client;
  } catch (error) {
    client.release();
    throw error;
  }
}

/** One that fails undoes itself alone, as outside of a shared transaction. */
function leased(client: PostgresPoolClient, release: () => void): PostgresPoolClient {
  let isInPart = false;
  const alone = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    await client.query(SAVEPOINT, []);
    try {
      const answer = await client.query(text, values);
      await client.query(RELEASE, []);
      return answer;
    } catch (error) {
      // Where this fails, the connection has ended, and the transaction with it.
      await client.query(BACK, []).catch(() => undefined);
      throw error;
    }
  };
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(asked: unknown, values: readonly unknown[] = []): unknown {
    if (typeof asked !== 'string') throw new Error('Cursors are not used.');
    if (BEGINS.test(asked)) {
      isInPart = true;
      return client.query(SAVEPOINT, []);
    }
    const end = PARTS.get(asked);
    if (end !== undefined) isInPart = false;
    return end === undefined && !isInPart ? alone(asked, values) : client.query(end ?? asked, values);
  }
  return { query, release };
}
