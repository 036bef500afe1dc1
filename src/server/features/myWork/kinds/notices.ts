import { sql } from 'kysely';
import type { WorkKind } from '../workQuery';

const DONE_DAYS = 30;

/** Of open notices, or of those done lately. */
export const isShown = (isDone: boolean) =>
  isDone ? sql`n.dismissed_at > now() - make_interval(days => ${DONE_DAYS}::integer)` : sql`n.dismissed_at is null`;

const order = sql`id desc`;

/** Other people released the person's reservations. */
export const released = (isDone: boolean): WorkKind => ({
  kind: 'released',
  query: ({ subject }) => ({
    rows: sql`select n.id, n.id as notice, n.created_at as at, r.order_id, r.serial, o.job_number, o.customer_name,
        r.released_by as person, r.release_reason as note
      from notices n join reservations r on r.id = n.reservation_id join orders o on o.id = r.order_id
      where n.subject = ${subject} and ${isShown(isDone)}`,
    order,
  }),
});

/** Other people decided about the person's estimates. */
export const decided = (isDone: boolean): WorkKind => ({
  kind: 'decided',
  needs: ['seeCost'],
  query: ({ subject }) => ({
    rows: sql`select n.id, n.id as notice, n.created_at as at, e.order_id, e.serial, o.job_number, o.customer_name,
        e.id as estimate_id, v.name, m.by_name as person, m.reason as note,
        case m.step when 'reopen' then 'reopened' else m.state end as decision
      from notices n join estimate_marks m on m.id = n.mark_id join estimates e on e.id = m.estimate_id
        join estimate_versions v on (v.estimate_id, v.version) = (e.id, m.version)
        join orders o on o.id = e.order_id
      where n.subject = ${subject} and ${isShown(isDone)}`,
    order,
  }),
});
