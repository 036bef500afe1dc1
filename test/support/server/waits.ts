import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../src/server/db/schema/schema';
import { WAIT_MS } from '../../setup/patience';

type Found<T> = Exclude<T, false | null | undefined>;

export async function until<T>(look: () => T | Promise<T>): Promise<Found<T>> {
  for (const end = Date.now() + WAIT_MS; Date.now() < end;) {
    const found = await look();
    if (found !== false && found !== null && found !== undefined) return found as Found<T>;
    await sleep(5);
  }
  throw new Error(`Not found after ${WAIT_MS} ms: ${String(look)}`);
}

/** Locks a table in another session during the work, so that writes to it wait. */
export async function whileLocked<T>(db: Kysely<Database>, table: 'orders' | 'unit_files', work: () => Promise<T>) {
  const held = await db.startTransaction().execute();
  await sql`lock table ${sql.table(table)} in exclusive mode`.execute(held);
  try {
    return await work();
  } finally {
    await held.rollback().execute();
  }
}

/** Waits until `count` statements wait for a lock in this database, or the work has ended. */
export async function untilWaiting(db: Kysely<Database>, work: Promise<unknown>, count = 1): Promise<void> {
  const state = { isOver: false };
  const end = () => (state.isOver = true);
  void work.then(end, end);
  const waiting = sql<{ count: number }>`select count(*)::integer as count from pg_locks
    join pg_stat_activity using (pid) where not granted and datname = current_database()`;
  while (!state.isOver && ((await waiting.execute(db)).rows[0]?.count ?? 0) < count) await sleep(20);
}
