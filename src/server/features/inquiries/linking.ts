import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { InquiryLink, InquiryState } from '../../../contract/requests/inquiries';
import { canLink, inquiryNumber } from '../../../domain/inquiries/inquiryStates';
import { confirm } from '../../auth/confirm';
import type { Principal } from '../../auth/principal';
import { record } from '../../db/audit';
import type { Database, ReservationsTable } from '../../db/schema/schema';
import { inTransaction, retryOnConflict } from '../../db/unitOfWork';
import { ConflictError, found, MISSING, NotFoundError } from '../../http/api';
import type { OrderRow } from '../orders/repository';
import { toRowId } from '../../lib/rowId';
import { lineId, lineJob } from '../../db/heldFor';
import { lockReservations } from '../reservations/reserve';
import { linesOf, type LineRow, lockedInquiry, moveInquiry, oneInquiry, subjectOf } from './inquiryRows';
import { lineOf } from './lineOf';
import { proposals } from './proposals';
import { NO_INQUIRY } from './repository';

export const createLinksRepository = (db: Kysely<Database>) => ({
  link: (id: string, sent: InquiryLink, by: Principal) =>
    retryOnConflict(() => inTransaction(db, (trx) => link(trx, toRowId(id) ?? 0, sent, by))),
  proposals: (order: OrderRow) => proposals(db, order),
});

type Reservation = Selectable<ReservationsTable>;

/** Links in the caller's transaction. */
export async function link(trx: Transaction<Database>, id: number, sent: InquiryLink, by: Principal) {
  await confirm(trx, by, 'saveInquiry');
  await lockReservations(trx);
  const inquiry = found(await lockedInquiry(trx, id), NO_INQUIRY);
  const line = lineOf(await linesOf(trx, [id]), sent.line);
  const orderId = toRowId(String(sent.order_id)) ?? 0;
  const rows = trx.selectFrom('orders').selectAll().where('id', 'in', [line.order_id, orderId]);
  const locked = await rows.orderBy('id').forUpdate().execute();
  const order = locked.find((row) => row.id === orderId && row.inquiry_id === null);
  if (order === undefined) throw new NotFoundError(MISSING.noOrder);
  const hold = await carriedHold(trx, line);
  if (hold !== undefined) by.demand('reserve');
  await refuseConflict(trx, { inquiry, line, order, hold });
  if (hold !== undefined) await endHold(trx, hold, order, by);
  await moveEstimates(trx, line, order);
  if (hold !== undefined) await reserveAgain(trx, hold, order, by);
  const linked = { linked_order_id: order.id, linked_at: sql<Date>`clock_timestamp()` };
  await trx.updateTable('inquiry_lines').set(linked).where('order_id', '=', line.order_id).execute();
  await moveInquiry(trx, inquiry, { to: 'order', by });
  await record(trx, {
    ...{ action: 'linkInquiry', by, order: { id: order.id, jobNumber: order.job_number } },
    ...{ old: { state: inquiry.state }, new: { ...subjectOf(inquiry), line: line.job_number } },
  });
  return found(await oneInquiry(trx, id), NO_INQUIRY);
}

/** An order takes one unit: that of the won estimate, else the one that was held first. The others stay on hold. */
async function carriedHold(trx: Transaction<Database>, { order_id, holds }: LineRow): Promise<Reservation | undefined> {
  const ids = holds.map(({ id }) => id);
  if (ids.length === 0) return undefined;
  const won = trx.selectFrom('estimates').select('serial').where('order_id', '=', order_id).where('state', '=', 'won');
  const live = trx.selectFrom('reservations').selectAll().where('id', 'in', ids).where('released_at', 'is', null);
  const first = live.orderBy((of) => of('serial', 'in', won), 'desc').orderBy('id');
  return first.executeTakeFirst();
}

interface Linking {
  readonly inquiry: { readonly id: number; readonly state: InquiryState };
  readonly line: LineRow;
  readonly order: OrderRow;
  readonly hold: Reservation | undefined;
}

async function refuseConflict(trx: Transaction<Database>, { inquiry, line, order, hold }: Linking): Promise<void> {
  const job = order.job_number;
  const refuse = (reason: string) => {
    throw new ConflictError(reason);
  };
  if (!canLink(inquiry.state)) refuse(`${inquiryNumber(inquiry.id)} is lost. Reopen it first.`);
  if (line.linked_order_id !== null)
    refuse(`${line.job_number} is linked to ${line.linked_job ?? 'an order'} already.`);
  if (order.issued_units > 0) refuse('This order is closed: its unit was issued.');
  if (order.retired_at !== null) refuse(`Order ${job} was retired. Bring it back first.`);
  const links = trx.selectFrom('inquiry_lines').select('order_id').where('linked_order_id', '=', order.id);
  if (await links.executeTakeFirst()) refuse(`Order ${job} is linked to another inquiry already.`);
  if (hold !== undefined && order.assigned_serial !== null)
    refuse(
      `Order ${job} holds unit ${order.assigned_serial}, and ${line.job_number} holds ${hold.serial}. Release one first.`,
    );
  const won = trx.selectFrom('estimates').select('order_id').where('state', '=', 'won');
  const winners = await won.where('order_id', 'in', [line.order_id, order.id]).execute();
  if (winners.length > 1) refuse(`Order ${job} and ${line.job_number} each have a won estimate.`);
}

async function endHold(
  trx: Transaction<Database>,
  { id, serial, order_id }: Reservation,
  order: OrderRow,
  by: Principal,
) {
  const ender = { released_by: by.name, released_by_subject: by.subject };
  const end = { ...ender, release_reason: `Linked to ${order.job_number}`, released_at: sql<Date>`clock_timestamp()` };
  await trx.updateTable('reservations').set(end).where('id', '=', id).execute();
  const line = trx.updateTable('orders').set({ assigned_serial: null }).where('id', '=', order_id);
  const held = line.returning([lineId('orders').as('id'), lineJob('orders').as('jobNumber')]);
  const of = await held.executeTakeFirstOrThrow();
  await record(trx, { action: 'release', by, order: of, serial, reason: end.release_reason });
}

/** For the same person. A new row, because a reservation's order never changes. */
async function reserveAgain(trx: Transaction<Database>, hold: Reservation, order: OrderRow, by: Principal) {
  const { serial, reserved_by, reserved_by_subject, reserved_by_email, reason, estimate_id, accepted } = hold;
  const owner = { reserved_by, reserved_by_subject, reserved_by_email };
  const of = { reason, estimate_id, accepted: accepted === null ? null : JSON.stringify(accepted) };
  await trx
    .insertInto('reservations')
    .values({ serial, order_id: order.id, ...owner, ...of })
    .execute();
  await trx.updateTable('orders').set({ assigned_serial: serial }).where('id', '=', order.id).execute();
  await record(trx, { action: 'reserve', by, order: { id: order.id, jobNumber: order.job_number }, serial, reason });
}

/** With drafts, unless the order has one of the same unit, and with the price of a won estimate. */
async function moveEstimates(trx: Transaction<Database>, line: LineRow, order: OrderRow): Promise<void> {
  const from = line.order_id;
  await trx.updateTable('estimates').set({ order_id: order.id }).where('order_id', '=', from).execute();
  await sql`update estimate_drafts d set order_id = ${order.id} where d.order_id = ${from} and not exists (
    select from estimate_drafts o where o.order_id = ${order.id} and (o.subject, o.serial, o.estimate_id)
      = (d.subject, d.serial, d.estimate_id))`.execute(trx);
  await sql`update orders o set won_price = line.won_price from orders line
    where o.id = ${order.id} and line.id = ${from} and line.won_price is not null`.execute(trx);
  await sql`update orders set won_price = null where id = ${from}`.execute(trx);
}
