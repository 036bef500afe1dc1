import type { ClientBase } from 'pg';
import type { ChangeKind } from '../../db/tables/changes';
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
  readonly changes: readonly (readonly [kind: ChangeKind, key: string | null])[];
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
    coalesce((select json_agg(json_build_array(kind, key)) from (
      select distinct kind, key from changes
      where xid >= pg_snapshot_xmin(s.last) and not pg_visible_in_snapshot(xid, s.last)
      limit ${MOST + 1}) c), '[]') as changes
  from change_feed f, (select pg_current_snapshot() as now, $1::pg_snapshot as last) s`;

/** What changed since a position was read, and where to go on. One query, which finds the changes by their index. */
export async function askForNews(
  client: ClientBase,
  last: Position | null,
): Promise<{ news: News; position: Position }> {
  const { rows } = await client.query<Answer>(NEWS, [last?.snapshot ?? null]);
  const [answer] = rows;
  if (answer === undefined) throw new Error('The table change_feed has no row: restore the database from a backup.');
  const { source, snapshot, isStandby, isBehind, changes } = answer;
  const isGap = source !== last?.source || isBehind || changes.length > MOST;
  const news = isGap ? 'anything' : changes.map(([kind, key]) => ({ kind, key }));
  return { news, position: { source, snapshot, isStandby } };
}
