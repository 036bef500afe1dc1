import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../schema/schema';
import { type Connection, connect, type ConnectOptions } from '../pool/connectionPool';
import { CopyCursor } from '../copy';
import { goesThroughPooler } from '../openDatabase';
import { watchReplica, type ReplicaWatch } from './replicaWatch';

/** A read that can use the replica, and the age of its data. */
export interface ReadScope {
  /** Every transaction below it must be visible; null: the read may lag. */
  readonly until: bigint | null;
  /** Every transaction below it was visible on the replica; null: the replica was not read. */
  xmin: bigint | null;
  /** Set if the replica was read because the primary is down. */
  asOf: Date | null;
}

export const newRead = (until: bigint | null = null): ReadScope => ({ until, xmin: null, asOf: null });

export interface Reads {
  /** In a read: the replica, unless it lacks what the read must see. */
  readonly db: Kysely<Database>;
  /** The primary; in a read, the replica instead while the primary is down. */
  readonly primary: Kysely<Database>;
  readonly asRead: <T>(scope: ReadScope, run: () => T) => T;
  /** Null without a replica. */
  readonly watch: ReplicaWatch | null;
}

export class SavingPausedError extends Error {
  override readonly name = 'SavingPausedError';
  readonly statusCode = 503;

  constructor(cause: unknown) {
    super('Saving is paused because the database is not available. Please try again in a few seconds.', { cause });
  }
}

export const readsOf = ({ db }: Pick<Connection, 'db'>): Reads => ({
  ...{ db, primary: db, watch: null },
  asRead: (_scope, run) => run(),
});

const XMIN = 'select pg_snapshot_xmin(pg_current_snapshot())::text as xmin';

async function xminOn(client: PostgresPoolClient): Promise<bigint> {
  const { rows } = await client.query<{ xmin: string }>(XMIN, []);
  return BigInt(rows[0]?.xmin ?? 0);
}

type ReplicaPool = Pick<Connection, 'statements'>;

/** Null if the replica lacks what the read must see. Checks this connection: others may lead to other replicas. */
async function connectToReplica(
  replica: ReplicaPool,
  scope: ReadScope,
  asOf: Date | null,
): Promise<PostgresPoolClient | null> {
  const client = await replica.statements.connect();
  try {
    const xmin = await xminOn(client);
    if (asOf === null && scope.until !== null && xmin < scope.until) {
      client.release();
      return null;
    }
    scope.asOf ??= asOf;
    scope.xmin = scope.xmin === null || xmin < scope.xmin ? xmin : scope.xmin;
    return client;
  } catch (error) {
    client.release();
    throw error;
  }
}

export function createReplicaReads(primary: Connection, replica: ReplicaPool, watch: ReplicaWatch): Reads {
  const scopes = new AsyncLocalStorage<ReadScope>();
  const openReplica = (scope: ReadScope) => connectToReplica(replica, scope, watch.pausedAsOf());

  const openPrimary = async (scope: ReadScope | undefined): Promise<PostgresPoolClient> => {
    try {
      return await primary.statements.connect();
    } catch (error) {
      const checked = watch.check();
      if (scope !== undefined) await checked;
      if (watch.pausedAsOf() === null) throw error;
      const client = scope === undefined ? null : await openReplica(scope);
      if (client === null) throw new SavingPausedError(error);
      return client;
    }
  };

  const open = (isList: boolean) => async (): Promise<PostgresPoolClient> => {
    const scope = scopes.getStore();
    const isPreferred = isList ? watch.state().status === 'ok' : watch.pausedAsOf() !== null;
    if (scope === undefined || !isPreferred) return openPrimary(scope);
    const client = await openReplica(scope).catch(() => {
      void watch.check();
      return null;
    });
    return client ?? openPrimary(scope);
  };

  const through = (connectTo: () => Promise<PostgresPoolClient>) => {
    const pool = { connect: connectTo, end: () => Promise.resolve() };
    return new Kysely<Database>({ dialect: new PostgresDialect({ pool, cursor: CopyCursor }) });
  };
  return {
    db: through(open(true)),
    primary: through(open(false)),
    asRead: (scope, run) => scopes.run(scope, run),
    watch,
  };
}

export interface OpenReads extends Reads {
  readonly close: () => Promise<void>;
}

interface Addresses {
  readonly url: string;
  readonly replicaUrl: string | undefined;
}

const CHECK_MS = 1_000;
/** Its own connection: a busy pool does not mean that the primary is down. */
const PROBE = { maxConnections: 1, connectTimeoutMs: 2_000, statementTimeoutMs: 2_000, answerTimeoutMs: 2_000 };

export async function openReads(
  primary: Connection,
  { url, replicaUrl }: Addresses,
  options: Pick<ConnectOptions, 'onConnectionError' | 'maxConnections' | 'isPooled'>,
): Promise<OpenReads> {
  if (replicaUrl === undefined) return { ...readsOf(primary), close: () => Promise.resolve() };
  // If it is unreachable, assume no pooler.
  const isPooled = await goesThroughPooler(replicaUrl).catch(() => false);
  const replica = connect(replicaUrl, { ...options, isPooled });
  const probe = connect(url, { ...options, ...PROBE });
  const watch = watchReplica(probe.db, replica.db);
  await watch.check();
  const stopping = new AbortController();
  const watching = checkPeriodically(watch, stopping.signal);
  return {
    ...createReplicaReads(primary, replica, watch),
    close: async () => {
      stopping.abort();
      await watching;
      await Promise.all([probe.close(), replica.close()]);
    },
  };
}

async function checkPeriodically({ check }: ReplicaWatch, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await check();
    await sleep(CHECK_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
