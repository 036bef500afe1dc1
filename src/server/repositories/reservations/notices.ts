import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { toId } from './reservationLocks';

export interface NoticesRepository {
  /** Those that the person has not dismissed, the latest first. */
  of(subject: string): Promise<NoticeRow[]>;
  /** Whether it is the person's; a dismissed one stays so. */
  dismiss(id: string, subject: string): Promise<boolean>;
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
  dismiss: async (text, subject) => {
    const id = toId(text);
    if (id === null) return false;
    const dismissed = await db
      .updateTable('notices')
      .set({ dismissed_at: sql<Date>`coalesce(dismissed_at, now())` })
      .where('id', '=', id)
      .where('subject', '=', subject)
      .executeTakeFirst();
    return dismissed.numUpdatedRows > 0n;
  },
});

const noticesOf = (db: Kysely<Database>, subject: string) =>
  db
    .selectFrom('notices as n')
    .innerJoin('reservations as r', 'r.id', 'n.reservation_id')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['n.id', 'n.created_at', 'r.serial', 'r.order_id', 'r.released_by', 'r.release_reason', 'o.job_number'])
    .where('n.subject', '=', subject)
    .where('n.dismissed_at', 'is', null)
    .orderBy('n.id', 'desc')
    .execute();
