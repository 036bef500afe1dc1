import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { inquiryNumber } from '../../../domain/requests/inquiryStates';
import { HOLD_EXPIRED, type Hold } from '../../../domain/reservations/holds';
import { isMailAddress } from '../../../domain/reservations/mails';
import { record } from '../../db/audit';
import type { Database } from '../../db/schema/schema';
import { inTransaction, retryOnConflict } from '../../db/unitOfWork';
import { createPeriodicTask, type PeriodicTask } from '../../lib/periodicTask';
import { reopenWon } from '../estimates/estimateMarks';
import { queueMail } from './mails';

interface Held {
  readonly inquiry_id: number | null;
  readonly customer_name: string;
  readonly expires_at: Date | null;
}

/** Null for the reservation of an order. */
export const holdIn = ({ inquiry_id: id, customer_name: customerName, expires_at }: Held): Hold | null =>
  id === null ? null : { number: inquiryNumber(id), customerName, expiresAt: expires_at?.toISOString() ?? null };

/** A hold that has expired counts as ended before it is released. */
export const hasExpired = sql<boolean>`(r.expires_at <= clock_timestamp())`;

interface Expiring {
  readonly among: RawBuilder<boolean>;
  readonly mailsOwner: boolean;
}

/** Who released a hold that expired. */
const CLOCK = { name: 'SpecAI' };

/** Releases expired holds, and returns their number. */
export async function releaseExpiredIn(trx: Transaction<Database>, { among, mailsOwner }: Expiring): Promise<number> {
  const expired = await trx
    .selectFrom('reservations as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['r.id', 'r.serial', 'r.order_id', 'r.reserved_by_subject', 'r.reserved_by_email', 'o.job_number'])
    .where('r.released_at', 'is', null)
    .where('r.expires_at', 'is not', null)
    .where(hasExpired)
    .where('o.issued_units', '=', 0)
    .where(among)
    .orderBy('r.order_id')
    .forUpdate(['r', 'o'])
    .execute();
  for (const { id, serial, order_id, job_number, reserved_by_subject: owner, reserved_by_email: email } of expired) {
    const end = { released_at: sql<Date>`clock_timestamp()`, released_by: CLOCK.name, release_reason: HOLD_EXPIRED };
    await trx.updateTable('reservations').set(end).where('id', '=', id).execute();
    await trx.updateTable('orders').set({ assigned_serial: null }).where('id', '=', order_id).execute();
    if (owner !== null) await trx.insertInto('notices').values({ subject: owner, reservation_id: id }).execute();
    if (mailsOwner && isMailAddress(email ?? '')) await queueMail(trx, id);
    const order = { id: order_id, jobNumber: job_number };
    await record(trx, { action: 'release', by: CLOCK, order, serial, reason: HOLD_EXPIRED });
    await reopenWon(trx, { by: CLOCK, reason: HOLD_EXPIRED, mails: mailsOwner, orderId: order_id });
  }
  return expired.length;
}

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
