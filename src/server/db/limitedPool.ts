import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';

export interface Limits {
  /** How long a statement may take, ms. */
  readonly statementMs: number;
  /** How long its answer may take, ms. */
  readonly answerMs: number;
  /** Said in each transaction: a pooler keeps nothing that is said of a session. Otherwise the connection has it. */
  readonly isPooled: boolean;
}

type Ask = (text: string, values?: readonly unknown[]) => Promise<unknown>;

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

function limitedClient(client: PoolClient, { statementMs, answerMs, isPooled }: Limits): PostgresPoolClient {
  let silence: Error | undefined;
  const timed = inTime(client, answerMs, (error) => (silence = error));
  const ask = isPooled ? inTransactions(timed, statementMs) : timed;

  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(asked: unknown, values?: readonly unknown[]): unknown {
    if (typeof asked !== 'string') throw new Error('Cursors are not used.');
    return ask(asked, values);
  }
  return { query, release: () => client.release(silence) };
}

/** Asks, and fails where no answer comes, at once after that; a transaction that has lifted its limit waits. */
function inTime(client: PoolClient, answerMs: number, onSilence: (error: Error) => void): Ask {
  let isLimited = true;
  let silence: Error | undefined;
  return async (text, values = []) => {
    if (silence !== undefined) throw silence;
    if (LIFTS.test(text)) isLimited = false;
    const answer = client.query(text, [...values]);
    if (!isLimited) {
      isLimited = ENDS.test(text);
      return answer;
    }
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        silence = new Error('The database did not answer in time; the connection to it is given up.');
        onSilence(silence);
        reject(silence);
      }, answerMs);
    });
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  };
}

/** Says the limit in each transaction, and puts each statement that stands alone into one. */
function inTransactions(ask: Ask, statementMs: number): Ask {
  let isInTransaction = false;
  const begin: Ask = async (text) => {
    isInTransaction = true;
    const begun = await ask(text);
    await ask(`set local statement_timeout = ${statementMs}`);
    return begun;
  };
  const end: Ask = (text) => {
    isInTransaction = false;
    return ask(text);
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
