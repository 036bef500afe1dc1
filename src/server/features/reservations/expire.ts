import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { inquiryNumber } from '../../../domain/inquiries/inquiryStates';
import { HOLD_EXPIRED, type Hold } from '../../../domain/reservations/holds';
import { isMailAddress } from '../../../domain/mails/mailText';
import { type Actor, record } from '../../db/audit';
import type { Database } from '../../db/schema/schema';
import { inTransaction, retryOnConflict } from '../../db/unitOfWork';
import { createPeriodicTask, type PeriodicTask } from '../../lib/periodicTask';
import { reopenWon } from '../estimates/reopenWon';
import { queueMail } from '../mails/repository';
import { lineId, lineJob } from '../../db/heldFor';

interface Held {
  readonly inquiry_id: number | null;
  readonly customer_name: string;
  readonly expires_at: Date | null;
}

/** Null for the reservation of an order. */
export const holdIn = ({ inquiry_id: id, customer_name: customerName, expires_at }: Held): Hold | null =>
  id === null ? null : { number: inquiryNumber(id), customerName, expiresAt: expires_at?.toISOString() ?? null };

interface Ending {
  readonly among: RawBuilder<boolean>;
  readonly by: Actor;
  readonly reason: string;
  readonly mailsOwner: boolean;
}

/** Releases the live reservations of `among` ('r', order 'o') for another cause than a request; returns their number. */
export async function endReservations(
  trx: Transaction<Database>,
  { among, by, reason, mailsOwner }: Ending,
): Promise<number> {
  const ending = await trx
    .selectFrom('reservations as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['r.id', 'r.serial', 'r.order_id', 'r.reserved_by_subject', 'r.reserved_by_email'])
    .select([lineId('o').as('line_id'), lineJob('o').as('job_number')])
    .where('r.released_at', 'is', null)
    .where('o.issued_units', '=', 0)
    .where(among)
    .orderBy('r.order_id')
    .forUpdate(['r', 'o'])
    .execute();
  const ender = { released_by: by.name, released_by_subject: by.subject ?? '', release_reason: reason };
  for (const { id, serial, order_id, line_id, job_number, ...reserved } of ending) {
    const { reserved_by_subject: owner, reserved_by_email: email } = reserved;
    const end = { released_at: sql<Date>`clock_timestamp()`, ...ender };
    await trx.updateTable('reservations').set(end).where('id', '=', id).execute();
    await trx.updateTable('orders').set({ assigned_serial: null }).where('id', '=', order_id).execute();
    const isOthers = owner !== null && owner !== by.subject;
    if (isOthers) await trx.insertInto('notices').values({ subject: owner, reservation_id: id }).execute();
    if (isOthers && mailsOwner && isMailAddress(email ?? '')) await queueMail(trx, id);
    await record(trx, { action: 'release', by, order: { id: line_id, jobNumber: job_number }, serial, reason });
    await reopenWon(trx, { by, reason, mails: mailsOwner, orderId: line_id });
  }
  return ending.length;
}

/** Who releases a hold that expired. */
const CLOCK = { name: 'SpecAI' };
const hasExpired = sql<boolean>`r.expires_at <= clock_timestamp()`;

/** An expired hold counts as ended: a reservation of its unit releases it first. */
export const releaseExpiredIn = (
  trx: Transaction<Database>,
  { among, mailsOwner }: Pick<Ending, 'among' | 'mailsOwner'>,
): Promise<number> =>
  endReservations(trx, { among: sql`(${hasExpired} and ${among})`, by: CLOCK, reason: HOLD_EXPIRED, mailsOwner });

export const releaseExpired = (db: Kysely<Database>, mailsOwner: boolean): Promise<number> =>
  retryOnConflict(() =>
    inTransaction(db, async (trx) => {
      await sql`lock table reservations in row exclusive mode`.execute(trx);
      return releaseExpiredIn(trx, { among: sql<boolean>`true`, mailsOwner });
    }),
  );

const EVERY_MS = 60_000;

/** Several servers may do it: each hold is released once. */
export const releaseExpiredPeriodically = (
  db: Kysely<Database>,
  { mailsOwner, onError }: { readonly mailsOwner: boolean; readonly onError: (error: unknown) => void },
  everyMs = EVERY_MS,
): PeriodicTask => createPeriodicTask(() => releaseExpired(db, mailsOwner).then(() => undefined, onError), everyMs);
