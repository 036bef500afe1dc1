import { sql } from 'kysely';
import { isShown } from './notices';
import type { WorkKind } from '../workQuery';

/** Orders and inquiries that others handed over to the person. */
export const handedOver = (isDone: boolean): WorkKind => ({
  kind: 'handedOver',
  needs: ['readAudit'],
  query: ({ subject }) => ({
    rows: sql`select n.id, n.id as notice, a.at, a.order_id, a.job_number, o.customer_name, o.inquiry_id,
        a.new ->> 'inquiry' as name, a.person_name as person, a.reason as note
      from notices n join audit a on a.id = n.audit_id left join orders o on o.id = a.order_id
      where n.subject = ${subject} and a.action = 'handOver' and ${isShown(isDone)}`,
    order: sql`id desc`,
  }),
});
