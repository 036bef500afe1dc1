import { sql } from 'kysely';
import { WEEK_DAYS, type WorkKind } from '../workQuery';

/** Units reserved by the person that others changed or retired since, in the last week: the latest change of each. */
export const changedUnits: WorkKind = {
  kind: 'changedUnit',
  query: ({ subject }) => ({
    rows: sql`select distinct on (r.id) r.id, a.at, r.order_id, r.serial, o.job_number, o.customer_name,
        a.person_name as person
      from reservations r join orders o on o.id = r.order_id join audit a on a.serial = r.serial
      where r.released_at is null and r.reserved_by_subject = ${subject}
        and a.action in ('changeRow', 'saveOptions', 'retire')
        and a.at > greatest(r.reserved_at, now() - make_interval(days => ${WEEK_DAYS}::integer))
        and a.person_subject is distinct from ${subject}
      order by r.id, a.at desc, a.id desc`,
    order: sql`at desc, id`,
  }),
};
