import { sql, type RawBuilder } from 'kysely';

/** When figures were read: what is visible to a later reader and was not then has changed since. */
export interface Moment {
  readonly snapshot: string;
  /** Another one after the database was restored, or another PostgreSQL took its place. */
  readonly source: string;
  /** A standby cannot tell what it did not see. */
  readonly isStandby: boolean;
}

/** Columns of a Moment, of the statement that they are read in; `change_feed f` must be in it. */
export const thisMoment = sql`pg_current_snapshot()::text as snapshot, pg_is_in_recovery() as "isStandby",
  f.id || '/' || 'change_feed'::regclass::oid || '/' || extract(epoch from pg_postmaster_start_time()) as source`;

/** Whether nobody can tell any more what changed since. */
export const isTooLongAgo = (then: Moment): RawBuilder<boolean> => sql`(
  coalesce(f.pruned_to >= pg_snapshot_xmin(${then.snapshot}::pg_snapshot), false)
  or pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax(${then.snapshot}::pg_snapshot))`;

/** Of a row with the id of its transaction, `xid`: whether it came since. */
export const isAfter = ({ snapshot }: Moment): RawBuilder<boolean> => sql`(
  xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and not pg_visible_in_snapshot(xid, ${snapshot}::pg_snapshot))`;

/**
 * Begins a statement in which `orders` and `order_matches` are what orders were (`sign` -1) and became (1) since: whatever counts
 * orders counts their changes in it. `id` is that of the version, `real_id` that of the order.
 */
export const changedSince = (then: Moment) => sql`with versions as materialized (
    select * from order_versions where ${isAfter(then)}
  ), orders as (
    select v.*, v.version as id, v.order_id as real_id from versions v where v.lost is null
  ), order_matches as (
    select v.version as order_id, v.coverage, v.best_serial, v.best_margin_percent, v.is_complete, v.primary_class,
      v.secondary_volts
    from versions v where v.is_judged
  )`;

/** Whether nothing changed at all, and whether more orders, or judgements, than are known one by one. */
export const lostSince = sql`not exists (select from versions) as "isSame",
  exists (select from versions where lost = 'orders') as "lostOrders",
  exists (select from versions where lost = 'matches') as "lostMatches"`;

export interface Since extends Moment {
  readonly isGone: boolean;
  readonly isSame: boolean;
  readonly lostOrders: boolean;
  readonly lostMatches: boolean;
}

/** Whether figures of an earlier moment can be brought up to this one. */
export const isKnown = (then: Moment, since: Since, readsMatches: boolean): boolean =>
  then.source === since.source &&
  ![since.isStandby, since.isGone, since.lostOrders, readsMatches && since.lostMatches].includes(true);
