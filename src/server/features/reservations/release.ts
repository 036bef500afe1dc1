import { sql, type Kysely, type Transaction } from 'kysely';
import { confirm } from '../../auth/confirm';
import type { Principal } from '../../auth/principal';
import type { Database } from '../../db/schema/schema';
import { inTransaction, retryOnConflict } from '../../db/unitOfWork';
import { lockReservations } from './reserve';
import { toRowId } from '../../lib/rowId';
import { isMailAddress } from '../../../domain/mails/mailText';
import { releaseRefusal } from '../../../domain/reservations/refusals';
import { record } from '../../db/audit';
import { reopenWon } from '../estimates/reopenWon';
import { queueMail } from '../mails/repository';
import { lineId, lineJob } from '../../db/heldFor';

export type Released =
  | { kind: 'released'; serial: string; order_id: number }
  | { kind: 'noReservation' }
  | { kind: 'notOwn' }
  /** Another person's reservation needs a reason. */
  | { kind: 'noReleaseReason'; owner: string }
  /** The reason is a sentence for people. */
  | { kind: 'refused'; reason: string };

export interface ReleaseRequest {
  readonly id: string;
  readonly by: Principal;
  readonly reason: string | null;
  readonly mailsOwner?: boolean;
}

export const release = (db: Kysely<Database>, request: ReleaseRequest): Promise<Released> =>
  retryOnConflict(() => inTransaction(db, (trx) => releaseIn(trx, request)));

async function releaseIn(
  trx: Transaction<Database>,
  { id: text, by, reason: why, mailsOwner = false }: ReleaseRequest,
): Promise<Released> {
  await confirm(trx, by, 'reserve');
  await lockReservations(trx);
  const found = await lockedReservation(trx, toRowId(text));
  if (found === undefined) return { kind: 'noReservation' };
  const { id, serial, order_id, job_number, released_at, released_by, issued_units } = found;
  const reason = releaseRefusal({
    status: issued_units > 0 ? 'Delivered' : 'Reserved',
    releasedAt: released_at?.toISOString() ?? null,
    releasedBy: released_by,
  });
  if (reason !== null) return { kind: 'refused', reason };
  const ownerSubject = found.reserved_by_subject;
  if (ownerSubject !== by.subject && !by.permissions.has('releaseOthers')) return { kind: 'notOwn' };
  const isOthers = ownerSubject !== null && ownerSubject !== by.subject;
  if (isOthers && why === null) return { kind: 'noReleaseReason', owner: found.reserved_by ?? 'Someone else' };
  const ender = { released_by: by.name, released_by_subject: by.subject, release_reason: why };
  const end = { released_at: sql<Date>`clock_timestamp()`, ...ender };
  await trx.updateTable('reservations').set(end).where('id', '=', id).execute();
  await trx.updateTable('orders').set({ assigned_serial: null }).where('id', '=', order_id).execute();
  if (isOthers) await trx.insertInto('notices').values({ subject: ownerSubject, reservation_id: id }).execute();
  if (isOthers && mailsOwner && isMailAddress(found.reserved_by_email ?? '')) await queueMail(trx, id);
  const order = { id: found.line_id, jobNumber: job_number };
  await record(trx, { action: 'release', by, order, serial, reason: why });
  await reopenWon(trx, { by, reason: why, mails: mailsOwner, orderId: found.line_id });
  return { kind: 'released', serial, order_id: found.line_id };
}

const lockedReservation = (trx: Transaction<Database>, id: number | null) =>
  trx
    .selectFrom('reservations as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['r.serial', 'r.order_id', 'r.reserved_by', 'r.reserved_by_subject', 'r.released_at', 'r.released_by'])
    .select(['r.id', 'r.reserved_by_email', 'o.issued_units', lineId('o').as('line_id'), lineJob('o').as('job_number')])
    .where('r.id', '=', id)
    .forUpdate(['r', 'o'])
    .executeTakeFirst();
