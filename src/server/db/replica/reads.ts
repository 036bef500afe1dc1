import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type { Connection } from '../connect';
import { CopyCursor } from '../copy/copyCursor';
import type { Database } from '../schema';
import { replicaLag } from './lag';

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
