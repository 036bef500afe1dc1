import { sql } from 'kysely';
import { isOwnEstimate, WEEK_DAYS, type WorkKind } from '../workQuery';

/** Quotations of own estimates that are valid until this week and not decided. */
export const quotations: WorkKind = {
  kind: 'quotation',
  needs: ['seeCost'],
  query: ({ subject, today }) => ({
    rows: sql`select e.id, e.id as estimate_id, e.order_id, e.serial, q.number as name, o.job_number, o.customer_name,
        q.valid_until as due
      from quotations q join estimates e on (e.id, e.version) = (q.estimate_id, q.version)
        join orders o on o.id = e.order_id
      where e.state = 'quoted' and ${isOwnEstimate(subject)}
        and q.valid_until between ${today}::date and ${today}::date + ${WEEK_DAYS}::integer`,
    order: sql`due, id`,
  }),
};
