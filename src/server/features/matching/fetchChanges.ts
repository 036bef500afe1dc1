import { CompiledQuery, type Kysely, sql } from 'kysely';
import type { ClientBase } from 'pg';
import type { ChangeKind } from '../../db/schema/systemTables';
import type { Database } from '../../db/schema/schema';

/** A unit's serial or an order's id; null: any may have changed. */
export interface Change {
  readonly kind: ChangeKind;
  readonly key: string | null;
  /** The last transaction that changed it, an xid8. */
  readonly xid: string;
}

/** 'all' at the start and after a gap. */
export type Changes = 'all' | readonly Change[];

export interface Position {
  /** Changes when the database is restored or replaced. */
  readonly source: string;
  /** A pg_snapshot. */
  readonly snapshot: string;
  /** A standby hears no notifications, and cannot remove old changes. */
  readonly isStandby: boolean;
}

interface Answer extends Position {
  readonly isBehind: boolean;
  readonly rows: readonly (readonly [kind: ChangeKind, key: string | null, xid: string])[];
}

/** Above this, reading everything again costs less. */
const MAX_CHANGES = 50_000;

/*
 * A sequence would not do: its numbers are given before the commit, so a row with a lower number may show later. What this
 * snapshot shows and the last one did not is found by the transaction's id. On a standby pg_current_snapshot() leaves out
 * which transactions above xmin are still running, so all above xmin are read once more.
 */
const QUERY = `
  select f.id || '/' || 'change_feed'::regclass::oid || '/' || extract(epoch from pg_postmaster_start_time()) as source,
    case when pg_is_in_recovery() then format('%1$s:%1$s:', pg_snapshot_xmin(s.now)) else s.now::text end as snapshot,
    pg_is_in_recovery() as "isStandby",
    coalesce(f.pruned_to >= pg_snapshot_xmin(s.last), false)
      or coalesce(pg_snapshot_xmax(s.now) < pg_snapshot_xmax(s.last), false) as "isBehind",
    coalesce((select json_agg(json_build_array(kind, key, xid)) from (
      select kind, key, max(xid)::text as xid from changes
      where xid >= pg_snapshot_xmin(s.last) and not pg_visible_in_snapshot(xid, s.last)
      group by kind, key
      limit ${MAX_CHANGES + 1}) c), '[]') as rows
  from change_feed f, (select pg_current_snapshot() as now, $1::pg_snapshot as last) s`;

interface Fetched {
  changes: Changes;
  position: Position;
}

export async function fetchChanges(client: ClientBase, last: Position | null): Promise<Fetched> {
  const { rows } = await client.query<Answer>(QUERY, [last?.snapshot ?? null]);
  return fetchedIn(rows, last);
}

/** The part of a position that clients store. */
export type ClientPosition = Pick<Position, 'source' | 'snapshot'>;

export async function fetchChangesSince(db: Kysely<Database>, last: ClientPosition | null): Promise<Fetched> {
  const { rows } = await db.executeQuery<Answer>(CompiledQuery.raw(QUERY, [last?.snapshot ?? null]));
  return fetchedIn(rows, last);
}

function fetchedIn([answer]: readonly Answer[], last: ClientPosition | null): Fetched {
  if (answer === undefined) throw new Error('The table change_feed has no row: restore the database from a backup.');
  const { source, snapshot, isStandby, isBehind, rows } = answer;
  const isGap = source !== last?.source || isBehind || rows.length > MAX_CHANGES;
  const changes = isGap ? 'all' : rows.map(([kind, key, xid]) => ({ kind, key, xid }));
  return { changes, position: { source, snapshot, isStandby } };
}

/** The keys of some kinds that changed; 'all' if any may have. */
export function changedKeys(changes: Changes, kinds: readonly ChangeKind[]): readonly string[] | 'all' {
  if (changes === 'all') return 'all';
  const keys = changes.filter(({ kind }) => kinds.includes(kind)).map(({ key }) => key);
  const known = keys.filter((key) => key !== null);
  return known.length < keys.length ? 'all' : [...new Set(known)];
}

const EVERY_MS = 600_000;
const RETENTION = '1 hour';

/**
 * Removes old changes that every new snapshot shows; late readers see the gap by `pruned_to`. One server does it.
 * Returns the count.
 */
export async function pruneChanges(db: Kysely<Database>, retention = RETENTION): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with feed as materialized (
      select id from change_feed for update skip locked
    ), gone as (
      delete from changes
      where exists (select from feed) and xid < pg_snapshot_xmin(pg_current_snapshot())
        and at < clock_timestamp() - ${retention}::interval
      returning xid
    ), noted as (
      update change_feed set pruned_to = greatest(pruned_to, (select max(xid) from gone))
      where exists (select from gone) and id = (select id from feed)
    )
    select count(*)::integer as count from gone`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Returns a function that stops it. */
export function pruneNowAndThen(db: Kysely<Database>, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => void pruneChanges(db).catch(onError), EVERY_MS).unref();
  return () => clearInterval(timer);
}
