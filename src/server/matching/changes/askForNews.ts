import { CompiledQuery, type Kysely } from 'kysely';
import type { ClientBase } from 'pg';
import type { ChangeKind } from '../../db/tables/changes';
import type { Database } from '../../db/schema';
import type { News } from './news';

/** Up to where a feed was read. */
export interface Position {
  /** Another one after the database was restored, or another PostgreSQL took its place. */
  readonly source: string;
  /** What was visible: a pg_snapshot. */
  readonly snapshot: string;
  /** A standby hears no notifications, and cannot remove old changes. */
  readonly isStandby: boolean;
}

interface Answer extends Position {
  readonly isBehind: boolean;
  readonly changes: readonly (readonly [kind: ChangeKind, key: string | null, xid: string])[];
}

/** With more changes than these, reading everything anew costs less. */
const MOST = 50_000;

/*
 * A sequence would not do: its numbers are given before the commit, so a row with a lower number may show later. What this
 * snapshot shows and the last one did not is found by the transaction's id. On a standby pg_current_snapshot() leaves out
 * which transactions above xmin are still running, so all above xmin are read once more.
 */
const NEWS = `
  select f.id || '/' || 'change_feed'::regclass::oid || '/' || extract(epoch from pg_postmaster_start_time()) as source,
    case when pg_is_in_recovery() then format('%1$s:%1$s:', pg_snapshot_xmin(s.now)) else s.now::text end as snapshot,
    pg_is_in_recovery() as "isStandby",
    coalesce(f.pruned_to >= pg_snapshot_xmin(s.last), false)
      or coalesce(pg_snapshot_xmax(s.now) < pg_snapshot_xmax(s.last), false) as "isBehind",
    coalesce((select json_agg(json_build_array(kind, key, xid)) from (
      select kind, key, max(xid)::text as xid from changes
      where xid >= pg_snapshot_xmin(s.last) and not pg_visible_in_snapshot(xid, s.last)
      group by kind, key
      limit ${MOST + 1}) c), '[]') as changes
  from change_feed f, (select pg_current_snapshot() as now, $1::pg_snapshot as last) s`;

/** What changed, and up to where that was read. */
interface ReadNews {
  news: News;
  position: Position;
}

/** What changed since a position was read, and where to go on. One query, which finds the changes by their index. */
export async function askForNews(client: ClientBase, last: Position | null): Promise<ReadNews> {
  const { rows } = await client.query<Answer>(NEWS, [last?.snapshot ?? null]);
  return newsIn(rows, last);
}

/** A position as it is told elsewhere. */
export type Place = Pick<Position, 'source' | 'snapshot'>;

/** The same by a connection of the pool, for who was away for a while. */
export async function newsSince(db: Kysely<Database>, last: Place | null): Promise<ReadNews> {
  const { rows } = await db.executeQuery<Answer>(CompiledQuery.raw(NEWS, [last?.snapshot ?? null]));
  return newsIn(rows, last);
}

function newsIn([answer]: readonly Answer[], last: Pick<Position, 'source'> | null): ReadNews {
  if (answer === undefined) throw new Error('The table change_feed has no row: restore the database from a backup.');
  const { source, snapshot, isStandby, isBehind, changes } = answer;
  const isGap = source !== last?.source || isBehind || changes.length > MOST;
  const news = isGap ? 'anything' : changes.map(([kind, key, xid]) => ({ kind, key, xid }));
  return { news, position: { source, snapshot, isStandby } };
}
