import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

type Query = (text: string, values: readonly unknown[]) => Promise<unknown>;

const BEGINS = /^(begin|start transaction)/;
export const ENDS = /^(commit|rollback)$/;

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
