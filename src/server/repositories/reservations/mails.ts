import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../db/schema';

/** The e-mails that wait to be sent; servers share them. */
export interface MailsRepository {
  /**
   * The next that is due; null where none is. It is no other server's until its next attempt is due, which comes by itself:
   * after one minute, two, four, up to an hour.
   */
  claim(): Promise<DueMail | null>;
  /** It was sent, or is given up. */
  remove(id: number): Promise<void>;
}

export interface DueMail {
  readonly id: number;
  readonly reservationId: number;
  /** Where this attempt fails, a day has passed. */
  readonly isLast: boolean;
  readonly to: string;
  readonly itemCode: string;
  readonly orderId: string;
  readonly jobNumber: string;
  readonly releasedBy: string | null;
  readonly reason: string | null;
}

/** The owner of a reservation that this transaction releases gets an e-mail once it is committed. */
export async function queueMail(trx: Transaction<Database>, reservationId: number): Promise<void> {
  await trx.insertInto('mails').values({ reservation_id: reservationId }).execute();
}

export const createMailsRepository = (db: Kysely<Database>): MailsRepository => ({
  claim: async () => {
    const claimed = await claim(db);
    return claimed === undefined ? null : mailOf(db, claimed);
  },
  remove: async (id) => void (await db.deleteFrom('mails').where('id', '=', id).execute()),
});

const MOST_MINUTES = 60;
const nextAt = sql<Date>`now() + make_interval(mins => least(${MOST_MINUTES}, power(2, attempts))::int)`;

const claim = (db: Kysely<Database>) =>
  db
    .updateTable('mails')
    .set({ attempts: sql`attempts + 1`, due_at: nextAt })
    .where('id', '=', (from) =>
      from
        .selectFrom('mails')
        .select('id')
        .where('due_at', '<=', sql<Date>`now()`)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'reservation_id', sql<boolean>`due_at > created_at + interval '1 day'`.as('isLast')])
    .executeTakeFirst();

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

async function mailOf(db: Kysely<Database>, { id, reservation_id, isLast }: Claimed): Promise<DueMail> {
  const row = await db
    .selectFrom('reservations as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['r.reserved_by_email', 'r.serial', 'r.order_id', 'r.released_by', 'r.release_reason', 'o.job_number'])
    .where('r.id', '=', reservation_id)
    .executeTakeFirstOrThrow();
  return {
    ...{ id, reservationId: reservation_id, isLast },
    ...{ to: row.reserved_by_email ?? '', itemCode: row.serial, orderId: String(row.order_id) },
    ...{ jobNumber: row.job_number, releasedBy: row.released_by, reason: row.release_reason },
  };
}
