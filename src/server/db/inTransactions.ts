import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

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
