import { sql } from 'kysely';
import { BUSINESS_TIME_ZONE } from '../../../../domain/calendar/businessDay';
import { lineId, lineJob } from '../../../db/heldFor';
import { WEEK_DAYS, type WorkKind } from '../workQuery';

const lastDay = sql`(r.expires_at at time zone ${sql.lit(BUSINESS_TIME_ZONE)})::date`;

/** Own holds that end this week. */
export const holds: WorkKind = {
  kind: 'hold',
  query: ({ subject, today }) => ({
    rows: sql`select r.id, ${lineId('o')} as order_id, r.serial, ${lineJob('o')} as job_number, o.customer_name, o.inquiry_id,
        ${lastDay} as due
      from reservations r join orders o on o.id = r.order_id
      where r.released_at is null and r.expires_at is not null and r.reserved_by_subject = ${subject}
        and ${lastDay} <= ${today}::date + ${WEEK_DAYS}::integer`,
    order: sql`due, id`,
  }),
};
