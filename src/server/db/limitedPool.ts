import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';

export interface Limits {
  /** How long a statement may take, ms. */
  readonly statementMs: number;
  /** Said in each transaction: a pooler keeps nothing that is said of a session. Otherwise the connection has it. */
  readonly isPooled: boolean;
}

/** After the database should have ended the statement itself. */
const GRACE_MS = 5_000;
const BEGINS = /^(begin|start transaction)/;
const ENDS = /^(commit|rollback)$/;
const LIFTS = /^set local statement_timeout = 0/;

/**
 * The pool as Kysely sees it. Where no answer comes, as from a connection that a firewall forgot, the statement fails a little
 * after its time, and the connection is not used again.
 */
export const limitedPool = (pool: Pool, limits: Limits): PostgresPool => ({
  connect: async () => limitedClient(await pool.connect(), limits),
  end: () => pool.end(),
});

function limitedClient(client: PoolClient, { statementMs, isPooled }: Limits): PostgresPoolClient {
  let isInTransaction = false;
  let isLimited = true;
  let silence: Error | undefined;

  const ask = async (text: string, values: readonly unknown[] = []): Promise<unknown> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      if (!isLimited) return;
      timer = setTimeout(() => {
        silence = new Error('The database did not answer in time.');
        reject(silence);
      }, statementMs + GRACE_MS);
    });
    return Promise.race([client.query(text, [...values]), late]).finally(() => clearTimeout(timer));
  };
  const begin = async (text: string): Promise<unknown> => {
    const begun = await ask(text);
    if (isPooled) await ask(`set local statement_timeout = ${statementMs}`);
    isInTransaction = true;
    return begun;
  };
  const askAlone = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    await begin('begin');
    try {
      const answer = await ask(text, values);
      await ask('commit');
      return answer;
    } catch (error) {
      await ask('rollback').catch((failure: Error) => (silence ??= failure));
      throw error;
    } finally {
      isInTransaction = false;
    }
  };
  const run = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    if (BEGINS.test(text)) return begin(text);
    if (isPooled && !isInTransaction) return askAlone(text, values);
    if (LIFTS.test(text)) isLimited = false;
    if (!ENDS.test(text)) return ask(text, values);
    isLimited = true;
    isInTransaction = false;
    return ask(text);
  };

  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(asked: unknown, values: readonly unknown[] = []): unknown {
    if (typeof asked !== 'string') throw new Error('Cursors are not used.');
    return run(asked, values);
  }
  return { query, release: () => client.release(silence) };
}
