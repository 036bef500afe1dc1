import { sql, type Kysely } from 'kysely';
import { confirm } from '../../auth/confirm';
import type { Principal } from '../../auth/principal';
import { lineId, lineJob } from '../../db/heldFor';
import type { Database } from '../../db/schema/schema';
import { inTransaction } from '../../db/unitOfWork';
import { toRowId } from '../../lib/rowId';

export type NoticeRow = Awaited<ReturnType<typeof noticesOf>>[number];

export const createNoticesRepository = (db: Kysely<Database>) => ({
  of: (subject: string) => noticesOf(db, subject),
  dismiss: (id: string, by: Principal) =>
    inTransaction(db, async (trx) => {
      await confirm(trx, by, 'to be signed in');
      const dismissed = await trx
        .updateTable('notices')
        .set({ dismissed_at: sql<Date>`coalesce(dismissed_at, now())` })
        .where('id', '=', toRowId(id))
        .where('subject', '=', by.subject)
        .executeTakeFirst();
      return dismissed.numUpdatedRows > 0n;
    }),
});
export type NoticesRepository = ReturnType<typeof createNoticesRepository>;

async function noticesOf(db: Kysely<Database>, subject: string) {
  const releases = (await releasesFor(db, subject)).map((row) => ({ ...row, estimate: null }));
  const decisions = (await decisionsFor(db, subject)).map(({ estimate_id: id, name, state, step, ...row }) => ({
    ...row,
    estimate: { id, name, state, step },
  }));
  return [...releases, ...decisions].sort((a, b) => b.id - a.id);
}

const releasesFor = (db: Kysely<Database>, subject: string) =>
  openNotices(db, subject)
    .innerJoin('reservations as r', 'r.id', 'n.reservation_id')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['r.serial', lineId('o').as('order_id'), lineJob('o').as('job_number'), 'r.released_by as by'])
    .select('r.release_reason as reason')
    .execute();

const decisionsFor = (db: Kysely<Database>, subject: string) =>
  openNotices(db, subject)
    .innerJoin('estimate_marks as m', 'm.id', 'n.mark_id')
    .innerJoin('estimates as e', 'e.id', 'm.estimate_id')
    .innerJoin('estimate_versions as v', (join) =>
      join.onRef('v.estimate_id', '=', 'e.id').onRef('v.version', '=', 'm.version'),
    )
    .innerJoin('orders as o', 'o.id', 'e.order_id')
    .select(['e.serial', 'e.order_id', 'o.job_number', 'm.by_name as by', 'm.reason'])
    .select(['e.id as estimate_id', 'v.name', 'm.state', 'm.step'])
    .execute();

const openNotices = (db: Kysely<Database>, subject: string) =>
  db
    .selectFrom('notices as n')
    .select(['n.id', 'n.created_at'])
    .where('n.subject', '=', subject)
    .where('n.dismissed_at', 'is', null);
