import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema';

const EVERY_MS = 600_000;
const KEPT = '1 hour';

/**
 * Removes changes that are an hour old and that every new snapshot shows. Who has not read them yet sees by `pruned_to` that
 * it missed some. Of several servers one does it. Returns how many went.
 */
export async function pruneChanges(db: Kysely<Database>, kept = KEPT): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with feed as materialized (
      select id from change_feed for update skip locked
    ), gone as (
      delete from changes
      where exists (select from feed) and xid < pg_snapshot_xmin(pg_current_snapshot())
        and at < clock_timestamp() - ${kept}::interval
      returning xid
    ), noted as (
      update change_feed set pruned_to = greatest(pruned_to, (select max(xid) from gone))
      where exists (select from gone) and id = (select id from feed)
    )
    select count(*)::integer as count from gone`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Prunes now and then. Returns how to stop. */
export function pruneNowAndThen(db: Kysely<Database>, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => void pruneChanges(db).catch(onError), EVERY_MS).unref();
  return () => clearInterval(timer);
}
