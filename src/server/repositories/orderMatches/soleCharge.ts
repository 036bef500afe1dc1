import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema';

/** 'judge' in ASCII: the advisory lock of the server that judges the orders. */
const LOCK = '457236047717';

/**
 * Does the work on a connection of its own while no other server does it; where one does, nothing. Whoever has lost that
 * connection can write nothing more with it, so two never write at once.
 */
export async function inSoleCharge(
  db: Kysely<Database>,
  work: (own: Kysely<Database>) => Promise<void>,
): Promise<void> {
  await db.connection().execute(async (own) => {
    const { rows } = await sql<{ isFree: boolean }>`select pg_try_advisory_lock(${LOCK}::bigint) as "isFree"`.execute(
      own,
    );
    if (rows[0]?.isFree !== true) return;
    try {
      await work(own);
    } finally {
      // A connection that broke has given up the lock itself.
      await sql`select pg_advisory_unlock(${LOCK}::bigint)`.execute(own).catch(() => undefined);
    }
  });
}
