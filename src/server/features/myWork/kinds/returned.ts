import { sql } from 'kysely';
import { isOwnEstimate, lastMark, newestVersion, type WorkKind } from '../workQuery';

export const returned: WorkKind = {
  kind: 'returned',
  needs: ['proposeEstimate', 'seeCost'],
  query: ({ subject }) => ({
    rows: sql`select e.id, e.id as estimate_id, e.order_id, e.serial, v.name, o.job_number, o.customer_name,
        m.at, m.by_name as person, m.reason as note
      from estimates e ${newestVersion} join orders o on o.id = e.order_id ${lastMark('return')}
      where e.state = 'returned' and ${isOwnEstimate(subject)}`,
    order: sql`at desc, id`,
  }),
};
