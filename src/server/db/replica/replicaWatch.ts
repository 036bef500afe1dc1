import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../schema/schema';

export interface ReplicaState {
  /** Unless 'ok', the primary serves. */
  readonly status: 'ok' | 'behind' | 'unreachable';
  /** Null until the replica first has what the primary had after the start. */
  readonly lagSeconds: number | null;
  /** Write-ahead log that the replica has not replayed. */
  readonly lagBytes: number | null;
}

interface Primary {
  readonly origin: string;
  readonly startedAt: string;
  /** Bytes of write-ahead log. */
  readonly written: number;
}

interface Replica extends Omit<Primary, 'written'> {
  readonly isStandby: boolean;
  readonly replayed: number | null;
}

const ORIGIN = sql`f.id || '/' || 'change_feed'::regclass::oid as origin,
  extract(epoch from pg_postmaster_start_time())::text as "startedAt"`;

/** Fails on a standby: saving is impossible there, too. */
const readPrimary = async (db: Kysely<Database>): Promise<Primary | null> => {
  const { rows } = await sql<Primary>`
    select ${ORIGIN}, (pg_current_wal_lsn() - '0/0')::bigint as written from change_feed f`.execute(db);
  return rows[0] ?? null;
};

const readReplica = async (db: Kysely<Database>): Promise<Replica | null> => {
  const { rows } = await sql<Replica>`
    select ${ORIGIN}, pg_is_in_recovery() as "isStandby",
      (pg_last_wal_replay_lsn() - '0/0')::bigint as replayed
    from change_feed f`.execute(db);
  return rows[0] ?? null;
};

interface Sample {
  readonly at: number;
  readonly written: number;
}

const MAX_SAMPLES = 3_600;

/** Measures lag without comparing clocks: when the primary had written what the replica has replayed. */
function createLag() {
  const ahead: Sample[] = [];
  let asOf: number | null = null;
  return {
    asOf: () => asOf,
    written: (sample: Sample) => {
      // After a failover: the old primary's last writes are lost.
      while ((ahead.at(-1)?.written ?? 0) > sample.written) ahead.pop();
      ahead.push(sample);
      if (ahead.length > MAX_SAMPLES) ahead.shift();
    },
    replayed: (bytes: number) => {
      while (ahead[0] !== undefined && ahead[0].written <= bytes) asOf = ahead.shift()?.at ?? null;
    },
  };
}

export interface ReplicaWatch {
  readonly state: () => ReplicaState;
  /** While the primary does not answer, or only reads: when the replica had everything. Null if that is too long ago. */
  readonly pausedAsOf: () => Date | null;
  readonly check: () => Promise<void>;
  readonly onPause: (listener: () => void) => () => void;
}

const TIMEOUT_MS = 2_000;
const RECHECK_MS = 50;
const MAX_LAG_MS = 30_000;
const UNREACHABLE: ReplicaState = { status: 'unreachable', lagSeconds: null, lagBytes: null };

export function watchReplica(
  primary: Kysely<Database>,
  replica: Kysely<Database>,
  timeoutMs = TIMEOUT_MS,
): ReplicaWatch {
  const lag = createLag();
  const listeners = new Set<() => void>();
  let state = UNREACHABLE;
  let pausedAt: number | null = null;
  let origin: string | null = null;

  const inTime = <T>(answer: Promise<T>): Promise<T | null> =>
    Promise.race([answer, sleep(timeoutMs, null, { ref: false })]).catch(() => null);

  const lookAtReplica = async (latest: Primary | null): Promise<Replica | null> => {
    const found = await inTime(readReplica(replica));
    // After a failover both addresses can lead to the same server.
    const replayed = isSame(found, latest) ? latest?.written : found?.replayed;
    if (found?.origin === origin) lag.replayed(replayed ?? 0);
    return found;
  };

  const pausedAsOf = (): Date | null => {
    const asOf = lag.asOf();
    return pausedAt === null || state.status !== 'ok' || asOf === null ? null : new Date(asOf);
  };

  const check = async () => {
    const wasPaused = pausedAsOf() !== null;
    const at = Date.now();
    const latest = await inTime(readPrimary(primary));
    if (latest !== null) {
      origin = latest.origin;
      lag.written({ at, written: latest.written });
    }
    let found = await lookAtReplica(latest);
    if (latest !== null && found !== null && (lag.asOf() ?? 0) < at) {
      await sleep(RECHECK_MS);
      found = await lookAtReplica(latest);
    }
    pausedAt = latest === null ? (pausedAt ?? at) : null;
    state = found?.origin === origin ? stateOf(found, latest, lag.asOf(), pausedAt ?? at) : unusable(found);
    if (wasPaused !== (pausedAsOf() !== null)) for (const listener of listeners) listener();
  };

  return {
    state: () => state,
    pausedAsOf,
    check: coalesced(check),
    onPause: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const isSame = (found: Replica | null, latest: Primary | null): boolean =>
  found !== null && latest !== null && !found.isStandby && found.startedAt === latest.startedAt;

const unusable = (found: Replica | null): ReplicaState =>
  found === null ? UNREACHABLE : { status: 'behind', lagSeconds: null, lagBytes: null };

function stateOf(found: Replica, latest: Primary | null, asOf: number | null, at: number): ReplicaState {
  // Neither a standby nor the primary: a copy that goes its own way.
  if (latest !== null && !found.isStandby && !isSame(found, latest)) return unusable(found);
  const replayed = isSame(found, latest) ? latest?.written : found.replayed;
  return {
    status: asOf !== null && at - asOf <= MAX_LAG_MS ? 'ok' : 'behind',
    lagSeconds: asOf === null ? null : Math.max(0, at - asOf) / 1_000,
    lagBytes: latest === null ? null : Math.max(0, latest.written - (replayed ?? 0)),
  };
}

/** Concurrent calls share one run. */
function coalesced(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => (running ??= work().finally(() => (running = null)));
}
