import { sql } from 'kysely';
import type { WorkKind } from '../workQuery';

/** Own inquiries that are not quoted; oldest first. */
export const inquiries: WorkKind = {
  kind: 'inquiry',
  query: ({ subject }) => ({
    rows: sql`select i.id, i.id as inquiry_id, i.customer_name, 'I-' || i.id as name, i.created_at as at,
        i.request_date as due
      from inquiries i left join owners w on w.inquiry_id = i.id
      where i.state = 'open' and coalesce(w.subject, i.author_subject) = ${subject}`,
    order: sql`at, id`,
  }),
};
