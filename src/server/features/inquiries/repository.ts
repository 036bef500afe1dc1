import { sql, type Kysely, type Transaction } from 'kysely';
import type {
  InquiriesQuery,
  InquiryChange,
  InquiryStepRequest,
  NewInquiry,
} from '../../../contract/requests/inquiries';
import { businessDay } from '../../../domain/calendar/businessDay';
import { inquiryNumber, lineNumber, stepRefusal } from '../../../domain/inquiries/inquiryStates';
import { toRequirement } from '../../../domain/request/requirement/toRequirement';
import { confirm } from '../../auth/confirm';
import type { Principal } from '../../auth/principal';
import { record } from '../../db/audit';
import type { Database } from '../../db/schema/schema';
import { inTransaction } from '../../db/unitOfWork';
import { ConflictError, found, UnprocessableError } from '../../http/api';
import { endReservations } from '../reservations/expire';
import { toRowId } from '../../lib/rowId';
import { lockReservations } from '../reservations/reserve';
import {
  type InquiryHead,
  linesOf,
  listInquiries,
  lockedInquiry,
  moveInquiry,
  oneInquiry,
  subjectOf,
} from './inquiryRows';

export const NO_INQUIRY = 'There is no such inquiry.';
const NEED = 'saveInquiry';
const SOURCE_ALONE = 'Send the lines with the source: their passages count its characters.';

export interface InquiryPorts {
  readonly now: () => Date;
  /** Mail is configured. */
  readonly mails: boolean;
}

export const createInquiriesRepository = (db: Kysely<Database>, ports: InquiryPorts) => ({
  list: (query: InquiriesQuery, subject: string) => listInquiries(db, query, subject),
  one: async (id: string) => found(await oneInquiry(db, toRowId(id) ?? 0), NO_INQUIRY),
  create: (sent: NewInquiry, by: Principal) => inTransaction(db, (trx) => create(trx, sent, by, ports)),
  change: (id: string, sent: InquiryChange, version: number, by: Principal) =>
    inTransaction(db, (trx) => change(trx, toRowId(id) ?? 0, { sent, version, by, ports })),
  step: (id: string, sent: InquiryStepRequest, by: Principal) =>
    inTransaction(db, (trx) => step(trx, toRowId(id) ?? 0, sent, by, ports)),
});
export type InquiriesRepository = ReturnType<typeof createInquiriesRepository>;

type Head = Pick<NewInquiry, 'customer_name' | 'contact' | 'email' | 'phone'> & Delivery;
type Delivery = Pick<NewInquiry, 'ship_city' | 'ship_state' | 'request_date'>;
type Line = NonNullable<InquiryChange['lines']>[number];

const headOf = ({ customer_name, contact, email, phone, ...sent }: Head) => ({
  ...{ customer_name, contact: contact || null, email: email || null, phone: phone || null },
  ...deliveryOf(sent),
});
const sourceOf = ({ source, source_name }: InquiryChange) =>
  source === undefined ? {} : { source, source_name: source_name || null };
const deliveryOf = ({ ship_city, ship_state, request_date }: Delivery) => ({
  ...{ ship_city: ship_city || null, ship_state: ship_state ?? null, request_date: request_date ?? null },
});

async function create(trx: Transaction<Database>, sent: NewInquiry, by: Principal, ports: InquiryPorts) {
  await confirm(trx, by, NEED);
  const author = { author_name: by.name, author_subject: by.subject, author_email: by.email ?? null };
  const made = await trx
    .insertInto('inquiries')
    .values({ ...headOf(sent), ...author, source: sent.source, source_name: sent.source_name || null })
    .returningAll()
    .executeTakeFirstOrThrow();
  await addLines(trx, made, { lines: sent.lines, before: 0, ports });
  const [first] = await linesOf(trx, [made.id]);
  const order = first && { id: first.order_id, jobNumber: first.job_number };
  await record(trx, { action: 'saveInquiry', by, order, new: { ...subjectOf(made), lines: sent.lines.length } });
  return found(await oneInquiry(trx, made.id), NO_INQUIRY);
}

interface Added {
  readonly lines: readonly Line[];
  /** Lines that the inquiry ever had. */
  readonly before: number;
  readonly ports: InquiryPorts;
}

async function addLines(trx: Transaction<Database>, inquiry: InquiryHead, { lines, before, ports }: Added) {
  const { id, customer_name, author_name, author_email } = inquiry;
  for (const [index, { quantity, readings }] of lines.entries()) {
    const position = before + index + 1;
    const number = lineNumber(id, position);
    const taken = trx.selectFrom('orders').select('id').where('inquiry_id', 'is', null);
    const others = taken.where((eb) => eb.or([eb('order_code', '=', number), eb('job_number', '=', number)]));
    if (await others.executeTakeFirst()) throw new ConflictError(`An order has the number ${number} already.`);
    const { id: order_id } = await trx
      .insertInto('orders')
      .values({
        ...{ order_code: number, job_number: number, inquiry_id: id, customer_name, ...deliveryOf(inquiry) },
        ...{ order_date: businessDay(ports.now()), sales_rep: author_name, issued_units: 0, engineering_review: false },
        sales_rep_emails: author_email === null ? [] : [author_email],
        ...toRequirement(readings),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const row = { order_id, inquiry_id: id, position, quantity, readings: JSON.stringify(readings) };
    await trx.insertInto('inquiry_lines').values(row).execute();
  }
}

interface Change {
  readonly sent: InquiryChange;
  readonly version: number;
  readonly by: Principal;
  readonly ports: InquiryPorts;
}

async function change(trx: Transaction<Database>, id: number, { sent, version, by, ports }: Change) {
  await confirm(trx, by, NEED);
  const before = found(await lockedInquiry(trx, id), NO_INQUIRY);
  if (before.version !== version) throw new ConflictError('Someone else changed this inquiry since you opened it.');
  if (sent.lines !== undefined) await refuseQuoted(trx, before);
  else if (sent.source !== undefined) throw new UnprocessableError(SOURCE_ALONE);
  const changed = await trx
    .updateTable('inquiries')
    .set({ ...headOf(sent), ...sourceOf(sent), version: version + 1, updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const ofOrders = { customer_name: changed.customer_name, ...deliveryOf(changed) };
  await trx.updateTable('orders').set(ofOrders).where('inquiry_id', '=', id).execute();
  if (sent.lines !== undefined) await changeLines(trx, changed, sent.lines, { by, ports });
  const lines = sent.lines === undefined ? {} : { lines: sent.lines.length };
  await record(trx, { action: 'saveInquiry', by, old: subjectOf(before), new: { ...subjectOf(changed), ...lines } });
  return found(await oneInquiry(trx, id), NO_INQUIRY);
}

/** Quoted lines never change. */
async function refuseQuoted(trx: Transaction<Database>, { id, state }: InquiryHead): Promise<void> {
  const quoted = trx
    .selectFrom('estimate_marks as m')
    .innerJoin('estimates as e', 'e.id', 'm.estimate_id')
    .innerJoin('orders as o', 'o.id', 'e.order_id')
    .select('m.id')
    .where('o.inquiry_id', '=', id)
    .where('m.step', '=', 'quote');
  const number = inquiryNumber(id);
  if ((await quoted.limit(1).executeTakeFirst()) !== undefined)
    throw new ConflictError(`An estimate of ${number} was quoted: its lines cannot be changed.`);
  if (state === 'order') throw new ConflictError(`${number} has become an order: its lines cannot be changed.`);
}

async function changeLines(
  trx: Transaction<Database>,
  inquiry: InquiryHead,
  sent: readonly Line[],
  { by, ports }: Pick<Change, 'by' | 'ports'>,
): Promise<void> {
  const lines = await linesOf(trx, [inquiry.id]);
  const known = sent.filter(({ order_id }) => order_id !== undefined);
  const kept = new Map(known.map((line) => [String(line.order_id), line]));
  const unknown = [...kept.keys()].find((id) => lines.every((line) => String(line.order_id) !== id));
  if (unknown !== undefined) throw new UnprocessableError('A line is not one of this inquiry.');
  for (const line of lines) {
    const wanted = kept.get(String(line.order_id));
    if (wanted === undefined) await removeLine(trx, line, by);
    else {
      const { quantity, readings } = wanted;
      if (line.holds.length > quantity) throw new ConflictError(fewer(line.job_number, line.holds.length));
      const row = { quantity, readings: JSON.stringify(readings) };
      await trx.updateTable('inquiry_lines').set(row).where('order_id', '=', line.order_id).execute();
      await trx.updateTable('orders').set(toRequirement(readings)).where('id', '=', line.order_id).execute();
    }
  }
  const all = trx.selectFrom('orders').where('inquiry_id', '=', inquiry.id).where('place_of', 'is', null);
  const { before } = await all.select(({ fn }) => fn.countAll<number>().as('before')).executeTakeFirstOrThrow();
  await addLines(trx, inquiry, { lines: sent.filter(({ order_id }) => order_id === undefined), before, ports });
}

const fewer = (line: string, held: number): string =>
  `${line} has ${held} units on hold. Release some before you reduce its quantity.`;

/** Servers delete no orders: the row is retired. */
async function removeLine(
  trx: Transaction<Database>,
  { order_id, job_number, holds, estimates }: Awaited<ReturnType<typeof linesOf>>[number],
  by: Principal,
): Promise<void> {
  const [hold] = holds;
  if (hold) throw new ConflictError(`Unit ${hold.serial} is on hold for ${job_number}. Release it first.`);
  if ((estimates ?? 0) > 0) throw new ConflictError(`${job_number} has estimates: it cannot be removed.`);
  await trx.deleteFrom('inquiry_lines').where('order_id', '=', order_id).execute();
  const retired = { retired_at: sql<Date>`clock_timestamp()`, retired_by: by.name };
  await trx.updateTable('orders').set(retired).where('id', '=', order_id).execute();
}

async function step(
  trx: Transaction<Database>,
  id: number,
  sent: InquiryStepRequest,
  by: Principal,
  { mails }: InquiryPorts,
) {
  const { to } = sent;
  const reason = sent.reason ?? null;
  await confirm(trx, by, NEED);
  await lockReservations(trx);
  const inquiry = found(await lockedInquiry(trx, id), NO_INQUIRY);
  const refusal = stepRefusal(inquiryNumber(id), inquiry.state, to, reason);
  if (refusal !== null)
    throw to === 'lost' && reason === null ? new UnprocessableError(refusal) : new ConflictError(refusal);
  if (to === 'lost') {
    const lost = `${inquiryNumber(id)} was lost: ${reason ?? ''}`.slice(0, 500);
    await endReservations(trx, { among: sql`o.inquiry_id = ${id}`, by, reason: lost, mailsOwner: mails });
  }
  await moveInquiry(trx, inquiry, { to, by, reason });
  return found(await oneInquiry(trx, id), NO_INQUIRY);
}
