import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../src/server/db/schema';

/** Waits until `count` statements wait for a lock in this database, or the work has ended. */
export async function untilWaiting(db: Kysely<Database>, work: Promise<unknown>, count = 1): Promise<void> {
  const state = { isOver: false };
  const end = () => (state.isOver = true);
  void work.then(end, end);
  const waiting = sql<{ count: number }>`select count(*)::integer as count from pg_locks
    join pg_stat_activity using (pid) where not granted and datname = current_database()`;
  while (!state.isOver && ((await waiting.execute(db)).rows[0]?.count ?? 0) < count) await sleep(20);
}
