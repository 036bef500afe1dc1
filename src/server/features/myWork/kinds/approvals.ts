import { sql } from 'kysely';
import { lastMark, newestVersion, type WorkKind } from '../workQuery';

/** Proposals that someone else made and saved: own ones need another person. */
export const approvals: WorkKind = {
  kind: 'approval',
  needs: ['approveEstimate', 'seeCost'],
  query: ({ subject }) => ({
    rows: sql`select e.id, e.id as estimate_id, e.order_id, e.serial, v.name, o.job_number, o.customer_name,
        m.at, coalesce(m.by_name, v.saved_by) as person
      from estimates e ${newestVersion} join orders o on o.id = e.order_id ${lastMark('propose')}
      where e.state = 'proposed' and e.proposed_by_subject is distinct from ${subject}
        and v.saved_by_subject <> ${subject}`,
    order: sql`at, id`,
  }),
};
