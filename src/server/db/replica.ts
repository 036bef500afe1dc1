import { setTimeout as sleep } from 'node:timers/promises';
import { sql, Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './schema';
import { type Connection, connect, type ConnectOptions } from './connect';
import { CopyCursor } from './copy';
import { goesThroughPooler } from './openDatabase';

/** What a replica says of itself. */
interface Replayed {
  isLevel: boolean;
  seconds: number | null;
}

const LOOK_AGAIN_MS = 50;

/**
 * By how many seconds a replica is behind its primary: 0 where it has replayed all that the primary had written when it was
 * asked, or is no replica at all; null where that cannot be told, since it has replayed no transaction yet.
 */
export async function replicaLag(primary: Kysely<Database>, replica: Kysely<Database>): Promise<number | null> {
  const { rows } = await sql<{ written: string }>`select pg_current_wal_lsn() as written`.execute(primary);
  const written = rows[0]?.written ?? '0/0';
  const first = await replayed(replica, written);
  if (first.isLevel) return 0;
  // Its last transaction may be hours old, and what it lacks a moment: a second look tells the two apart.
  await sleep(LOOK_AGAIN_MS);
  const second = await replayed(replica, written);
  return second.isLevel ? LOOK_AGAIN_MS / 1_000 : second.seconds;
}

async function replayed(replica: Kysely<Database>, written: string): Promise<Replayed> {
  const { rows } = await sql<Replayed>`
    select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= ${written}::pg_lsn as "isLevel",
      extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 as seconds`.execute(replica);
  return rows[0] ?? { isLevel: false, seconds: null };
}

/** How a replica stands, by the last look at it. */
export interface ReplicaState {
  /** 'behind': by too much to be read; then, and where it is unreachable, the primary serves. */
  readonly status: 'ok' | 'behind' | 'unreachable';
  readonly lagSeconds: number | null;
}

/** Reads that may be moments old. */
export interface Reads {
  readonly db: Kysely<Database>;
  /** Runs this, and all that follows from it, with a replica as `db` where there is one. Everything else reads the primary. */
  readonly fromReplica: <T>(run: () => T) => T;
  /** Null where there is no replica. */
  readonly state: () => ReplicaState | null;
}

export interface ReplicaReads extends Reads {
  /** Looks at the replica now. */
  readonly check: () => Promise<void>;
  /** Looks at the replica every few seconds. Returns how to stop. */
  readonly watch: () => () => void;
}

const CHECK_MS = 5_000;
/** A replica that says nothing for so long is unreachable. */
const LONGEST_CHECK_MS = 3_000;
/** A replica that is farther behind is not read. */
const MOST_LAG_SECONDS = 30;

/** Where all reads go to the one database there is. */
export const readsOf = ({ db }: Pick<Connection, 'db'>): Reads => ({
  db,
  fromReplica: (run) => run(),
  state: () => null,
});

/** Reads from a replica, for whoever may; from the primary while the replica is unreachable or far behind. */
export function createReplicaReads(
  primary: Connection,
  replica: Connection,
  longestCheckMs = LONGEST_CHECK_MS,
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
  status: lagSeconds !== null && lagSeconds <= MOST_LAG_SECONDS ? 'ok' : 'behind',
  lagSeconds,
});

export interface OpenReads extends Reads {
  /** Ends the connections to the replica. */
  readonly close: () => Promise<void>;
}

/** Reads from the replica at `url`, watched; without an address from the primary. */
export async function openReads(
  primary: Connection,
  url: string | undefined,
  options: Pick<ConnectOptions, 'onConnectionError' | 'maxConnections'>,
): Promise<OpenReads> {
  if (url === undefined) return { ...readsOf(primary), close: () => Promise.resolve() };
  // A replica that is not there yet is taken for a database without a pooler in between.
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
