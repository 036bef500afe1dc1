import type { Kysely } from 'kysely';
import type { PoolClient } from 'pg';
import { connect } from '../../../src/server/db/pool/connectionPool';
import type { Database } from '../../../src/server/db/schema/schema';
import { closeFirst, type TestDatabase } from './database';

/** A statement's failure: the connection breaks before or after it, or PostgreSQL refuses it with this state. */
export type Fault = 'broken before' | 'broken after' | '40001' | '40P01' | '57014' | '53100';

export interface FaultyDatabase {
  db: Kysely<Database>;
  /** From now on the k-th statement fails; with `persistent` also all that follow. */
  arm: (k: number, fault: Fault, persistent: boolean) => void;
  /** Nothing fails from now on. Returns the number of statements since it was armed. */
  disarm: () => number;
  close: () => Promise<void>;
}

type Query = (text: string, values?: unknown[]) => Promise<unknown>;
const CANARY = 'CANARY of the database';

const destroy = (client: PoolClient): void => {
  (client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy();
};

/** Real faults of a real connection: PostgreSQL refuses, or the socket breaks. */
async function fail(client: PoolClient, query: Query, fault: Fault, text: string, values?: unknown[]) {
  if (fault === 'broken before') {
    destroy(client);
    return query(text, values);
  }
  if (fault === 'broken after') {
    await query(text, values);
    destroy(client);
    throw new Error('Connection terminated unexpectedly');
  }
  // A rollback is never refused; a commit that is refused has rolled back.
  if (text === 'rollback') return query(text);
  if (text === 'commit') await query('rollback');
  return query(`do $$ begin raise exception '${CANARY}' using errcode = '${fault}'; end $$`);
}

/** Connections to a database whose statements fail on request. */
function createFaultyDatabase(url: string): FaultyDatabase {
  const { db, pool, close } = connect(url, { maxConnections: 2 });
  let at = { k: Infinity, fault: '40001' as Fault, persistent: false };
  let seen = 0;
  const isDue = () => (at.persistent ? seen >= at.k : seen === at.k);
  const wrapped = new WeakSet<PoolClient>();
  const connectPlain = pool.connect.bind(pool) as () => Promise<PoolClient>;
  const wrap = (client: PoolClient) => {
    const query = client.query.bind(client) as unknown as Query;
    const counted: Query = (text, values) => {
      seen += 1;
      return isDue() ? fail(client, query, at.fault, text, values) : query(text, values);
    };
    Object.assign(client, { query: counted });
    wrapped.add(client);
  };
  const connectWrapped = async () => {
    const client = await connectPlain();
    if (!wrapped.has(client)) wrap(client);
    return client;
  };
  Object.assign(pool, { connect: connectWrapped });
  return {
    db,
    arm: (k, fault, persistent) => {
      seen = 0;
      at = { k, fault, persistent };
    },
    disarm: () => {
      at = { ...at, k: Infinity };
      return seen;
    },
    close,
  };
}

export function useFaultyDatabase(database: TestDatabase): FaultyDatabase {
  const faulty = {} as FaultyDatabase;
  beforeAll(() => {
    Object.assign(faulty, createFaultyDatabase(database.url));
    closeFirst(database, faulty.close);
  });
  return faulty;
}
