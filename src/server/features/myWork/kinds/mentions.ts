import { sql } from 'kysely';
import { isShown } from './notices';
import type { WorkKind } from '../workQuery';

/** Comments that mention the person. */
export const mentions = (isDone: boolean): WorkKind => ({
  kind: 'mention',
  needs: ['readAudit'],
  query: ({ subject }) => ({
    rows: sql`select n.id, n.id as notice, a.at, a.order_id, a.job_number, a.serial, o.customer_name,
        a.person_name as person, a.new ->> 'comment' as note
      from notices n join audit a on a.id = n.audit_id left join orders o on o.id = a.order_id
      where n.subject = ${subject} and a.action = 'comment' and ${isShown(isDone)}`,
    order: sql`id desc`,
  }),
});
