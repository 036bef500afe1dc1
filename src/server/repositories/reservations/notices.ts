import { confirm } from '../../access/confirm';
import type { Principal } from '../../access/principal';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { inTransaction } from '../unitOfWork';
import { toId } from './reservationLocks';

export interface NoticesRepository {
  /** Those that the person has not dismissed, the latest first. */
  of(subject: string): Promise<NoticeRow[]>;
  /** Whether it is the person's; a dismissed one stays so. */
  dismiss(id: string, by: Principal): Promise<boolean>;
}

export type NoticeRow = Awaited<ReturnType<typeof noticesOf>>[number];

interface Ended {
  readonly id: number;
  readonly ownerSubject: string;
}

/** Tells the owner of a reservation at their next load that somebody else released it. */
export async function writeNotice(trx: Transaction<Database>, { id, ownerSubject }: Ended): Promise<void> {
  await trx.insertInto('notices').values({ subject: ownerSubject, reservation_id: id }).execute();
}

export const createNoticesRepository = (db: Kysely<Database>): NoticesRepository => ({
  of: (subject) => noticesOf(db, subject),
  dismiss: (id, by) =>
    inTransaction(db, async (trx) => {
      await confirm(trx, by, 'to be signed in');
      const dismissed = await trx
        .updateTable('notices')
        .set({ dismissed_at: sql<Date>`coalesce(dismissed_at, now())` })
        .where('id', '=', toId(id))
        .where('subject', '=', by.subject)
        .executeTakeFirst();
      return dismissed.numUpdatedRows > 0n;
    }),
});

/** What was done about a reservation or an estimate that the person had to do with. */
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
    .select(['r.serial', 'r.order_id', 'o.job_number', 'r.released_by as by', 'r.release_reason as reason'])
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
