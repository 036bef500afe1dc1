import { sql, type Kysely, type Transaction } from 'kysely';
import type { HandOver, Owner } from '../../../contract/people/people';
import { inquiryNumber } from '../../../domain/inquiries/inquiryStates';
import { confirm } from '../../auth/confirm';
import type { Principal } from '../../auth/principal';
import { recordOne } from '../../db/audit';
import type { Database } from '../../db/schema/schema';
import { inTransaction } from '../../db/unitOfWork';
import { found, MISSING, UnprocessableError } from '../../http/api';
import { toRowId } from '../../lib/rowId';
import { notifyPeople } from './notify';
import { peopleWith } from './repository';

export type Owned = 'order' | 'inquiry';

const NO_INQUIRY = 'There is no such inquiry.';
const NO_PERSON = 'Choose one of the people of GET /api/people/: who can read comments and has signed in.';

interface Subject {
  readonly id: number;
  /** Who owns it until it is handed over. */
  readonly first: string | null;
  readonly order: { readonly id: number; readonly jobNumber: string } | undefined;
  readonly named: Readonly<Record<string, string>>;
  /** Of a line. */
  readonly inquiryId: number | null;
}

/** `mails`: e-mail is configured. */
export const createOwnersRepository = (db: Kysely<Database>, mails: boolean) => ({
  /** A line has the owner of its inquiry. @throws NotFoundError */
  of: (what: Owned, id: string, by: Principal) => readOwner(db, what, id, by),
  /** @throws NotFoundError, UnprocessableError */
  handOver: (what: Owned, id: string, to: HandOver, by: Principal): Promise<void> =>
    inTransaction(db, (trx) => handOver(trx, { what, id, to, by, mails })),
});
export type OwnersRepository = ReturnType<typeof createOwnersRepository>;

async function readOwner(db: Kysely<Database>, what: Owned, text: string, by: Principal): Promise<Owner> {
  const { id, first, inquiryId } = await subjectOf(db, what, text);
  if (inquiryId !== null) return readOwner(db, 'inquiry', String(inquiryId), by);
  const owner = await ownerOf(db, what, id);
  return { name: owner?.name ?? first, isOwn: owner === undefined ? null : owner.subject === by.subject };
}

const columnOf = (what: Owned) => (what === 'order' ? 'order_id' : 'inquiry_id');

const ownerOf = (db: Kysely<Database>, what: Owned, id: number) =>
  db.selectFrom('owners').select(['subject', 'name']).where(columnOf(what), '=', id).executeTakeFirst();

const subjectOf = (db: Kysely<Database>, what: Owned, id: string): Promise<Subject> =>
  what === 'order' ? orderOf(db, id) : inquiryOf(db, id);

async function orderOf(db: Kysely<Database>, text: string): Promise<Subject> {
  const query = db.selectFrom('orders').select(['id', 'job_number', 'sales_rep', 'inquiry_id']);
  const { id, job_number, sales_rep, inquiry_id } = found(
    await query.where('id', '=', toRowId(text)).executeTakeFirst(),
    MISSING.noOrder,
  );
  return { id, first: sales_rep, order: { id, jobNumber: job_number }, named: {}, inquiryId: inquiry_id };
}

async function inquiryOf(db: Kysely<Database>, text: string): Promise<Subject> {
  const query = db.selectFrom('inquiries').select(['id', 'author_name', 'customer_name']);
  const { id, author_name, customer_name } = found(
    await query.where('id', '=', toRowId(text)).executeTakeFirst(),
    NO_INQUIRY,
  );
  const line = await db
    .selectFrom('inquiry_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select(['o.id', 'o.job_number'])
    .where('l.inquiry_id', '=', id)
    .orderBy('l.position')
    .executeTakeFirst();
  const order = line && { id: line.id, jobNumber: line.job_number };
  return { id, first: author_name, order, named: { inquiry: inquiryNumber(id), customer_name }, inquiryId: null };
}

interface HandingOver {
  readonly what: Owned;
  readonly id: string;
  readonly to: HandOver;
  readonly by: Principal;
  readonly mails: boolean;
}

async function handOver(trx: Transaction<Database>, { what, id: text, to, by, mails }: HandingOver): Promise<void> {
  await confirm(trx, by, 'handOver');
  const { id, first, order, named, inquiryId } = await subjectOf(trx, what, text);
  if (inquiryId !== null)
    throw new UnprocessableError(`This is a line of ${inquiryNumber(inquiryId)}: hand over the inquiry.`);
  const person = (await peopleWith(trx, 'readAudit', by.subject)).find((each) => String(each.id) === String(to.to));
  if (person === undefined) throw new UnprocessableError(NO_PERSON);
  const before = (await ownerOf(trx, what, id))?.name ?? first;
  const { subject, name } = person;
  await trx
    .insertInto('owners')
    .values({ order_id: what === 'order' ? id : null, inquiry_id: what === 'inquiry' ? id : null, subject, name })
    .onConflict((on) => on.column(columnOf(what)).doUpdateSet({ subject, name, since: sql<Date>`clock_timestamp()` }))
    .execute();
  const values = { old: { owner: before }, new: { owner: name, ...named } };
  const entry = await recordOne(trx, { action: 'handOver', by, order, reason: to.note, ...values });
  await notifyPeople(trx, [person], { entry, mails });
}
