import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../src/server/db/schema';

/** Until so many statements wait for a lock in this database. */
export async function untilWaiting(db: Kysely<Database>, count = 1): Promise<void> {
  const waiting = sql<{ count: number }>`select count(*)::integer as count from pg_locks
    join pg_stat_activity using (pid) where not granted and datname = current_database()`;
  while (((await waiting.execute(db)).rows[0]?.count ?? 0) < count) await sleep(20);
}
