import { setTimeout as sleep } from 'node:timers/promises';
import { sql, Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './schema/schema';
import { type Connection, connect, type ConnectOptions } from './connect';
import { CopyCursor } from './copy';
import { goesThroughPooler } from './openDatabase';

interface Replayed {
  isLevel: boolean;
  seconds: number | null;
}

const RECHECK_MS = 50;

/** Lag in seconds; 0 if in sync or no replica; null before its first transaction. */
export async function replicaLag(primary: Kysely<Database>, replica: Kysely<Database>): Promise<number | null> {
  const { rows } = await sql<{ written: string }>`select pg_current_wal_lsn() as written`.execute(primary);
  const written = rows[0]?.written ?? '0/0';
  const first = await replayed(replica, written);
  if (first.isLevel) return 0;
  // An old last transaction is no lag if the replica is in sync: look twice.
  await sleep(RECHECK_MS);
  const second = await replayed(replica, written);
  return second.isLevel ? RECHECK_MS / 1_000 : second.seconds;
}

async function replayed(replica: Kysely<Database>, written: string): Promise<Replayed> {
  const { rows } = await sql<Replayed>`
    select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= ${written}::pg_lsn as "isLevel",
      extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 as seconds`.execute(replica);
  return rows[0] ?? { isLevel: false, seconds: null };
}

export interface ReplicaState {
  /** Unless 'ok', the primary serves. */
  readonly status: 'ok' | 'behind' | 'unreachable';
  readonly lagSeconds: number | null;
}

export interface Reads {
  readonly db: Kysely<Database>;
  /** Runs this with the replica as `db`, if there is one. */
  readonly fromReplica: <T>(run: () => T) => T;
  readonly state: () => ReplicaState | null;
}

export interface ReplicaReads extends Reads {
  readonly check: () => Promise<void>;
  readonly watch: () => () => void;
}

const CHECK_MS = 5_000;
const CHECK_TIMEOUT_MS = 3_000;
const MAX_LAG_SECONDS = 30;

export const readsOf = ({ db }: Pick<Connection, 'db'>): Reads => ({
  db,
  fromReplica: (run) => run(),
  state: () => null,
});

/** From the primary while the replica is unreachable or far behind. */
export function createReplicaReads(
  primary: Connection,
  replica: Connection,
  longestCheckMs = CHECK_TIMEOUT_MS,
): ReplicaReads {
  const allowed = new AsyncLocalStorage<true>();
  let state: ReplicaState = { status: 'unreachable', lagSeconds: null };
  const unreachable = () => (state = { status: 'unreachable', lagSeconds: null });

  const open = async (): Promise<PostgresPoolClient> => {
    if (allowed.getStore() !== true || state.status !== 'ok') return primary.statements.connect();
    try {
      return await replica.statements.connect();
    } catch {
      unreachable();
      return primary.statements.connect();
    }
  };
  const check = async (): Promise<void> => {
    const silence = sleep(longestCheckMs, 'silent' as const, { ref: false });
    const lag = await Promise.race([replicaLag(primary.db, replica.db), silence]).catch(() => 'silent' as const);
    if (lag === 'silent') unreachable();
    else state = stateOf(lag);
  };
  const pool = { connect: open, end: () => replica.close() };
  return {
    db: new Kysely<Database>({ dialect: new PostgresDialect({ pool, cursor: CopyCursor }) }),
    fromReplica: (run) => allowed.run(true, run),
    state: () => state,
    check,
    watch: () => {
      const timer = setInterval(() => void check(), CHECK_MS).unref();
      return () => clearInterval(timer);
    },
  };
}

const stateOf = (lagSeconds: number | null): ReplicaState => ({
  status: lagSeconds !== null && lagSeconds <= MAX_LAG_SECONDS ? 'ok' : 'behind',
  lagSeconds,
});

export interface OpenReads extends Reads {
  readonly close: () => Promise<void>;
}

export async function openReads(
  primary: Connection,
  url: string | undefined,
  options: Pick<ConnectOptions, 'onConnectionError' | 'maxConnections'>,
): Promise<OpenReads> {
  if (url === undefined) return { ...readsOf(primary), close: () => Promise.resolve() };
  // If it is unreachable, assume no pooler.
  const isPooled = await goesThroughPooler(url).catch(() => false);
  const reads = createReplicaReads(primary, connect(url, { ...options, isPooled }));
  await reads.check();
  const stop = reads.watch();
  return {
    ...reads,
    close: () => {
      stop();
      return reads.db.destroy();
    },
  };
}
