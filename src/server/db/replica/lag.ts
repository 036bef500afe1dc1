import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../schema';

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
