import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { InquiriesQuery, InquiryState } from '../../../contract/requests/inquiries';
import { INQUIRY_PAGE } from '../../../contract/requests/inquiries';
import { inquiryNumber, stateAfterEstimate } from '../../../domain/inquiries/inquiryStates';
import { record } from '../../db/audit';
import type { InquiryTables } from '../../db/schema/inquiryTables';
import type { Database } from '../../db/schema/schema';
import type { Person } from '../../auth/principal';
import { isStorable, toLikePattern } from '../../lib/searchText';

type StoredInquiry = Selectable<InquiryTables['inquiries']>;
export type InquiryHead = Omit<StoredInquiry, 'source'>;
export type LineRow = Awaited<ReturnType<typeof linesOf>>[number];
export type InquiryRow = InquiryHead & { readonly source?: string; readonly lines: readonly LineRow[] };

const HEAD = [
  ...(['id', 'customer_name', 'contact', 'email', 'phone', 'ship_city', 'ship_state', 'request_date'] as const),
  ...(['source_name', 'state', 'lost_reason', 'author_name', 'author_subject', 'author_email'] as const),
  ...(['created_at', 'updated_at', 'version'] as const),
] as const;

export interface HoldRow {
  readonly id: number;
  readonly serial: string;
  readonly expires_at: string | null;
  readonly reserved_by: string | null;
}

/** On the line itself and on its places. */
const HOLDS = sql<readonly HoldRow[]>`(select coalesce(json_agg(json_build_object(
    'id', r.id, 'serial', r.serial, 'expires_at', r.expires_at, 'reserved_by', r.reserved_by) order by r.id), '[]')
  from orders h join reservations r on r.order_id = h.id and r.released_at is null
  where h.id = l.order_id or h.place_of = l.order_id)`;

/** In order of their positions, with their live holds. */
export const linesOf = (db: Kysely<Database>, inquiries: readonly number[]) =>
  db
    .selectFrom('inquiry_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .leftJoin('orders as linked', 'linked.id', 'l.linked_order_id')
    .select(['l.order_id', 'l.inquiry_id', 'l.position', 'l.quantity', 'l.readings', 'l.linked_order_id'])
    .select(['o.job_number', 'linked.job_number as linked_job'])
    .select(HOLDS.as('holds'))
    .select((eb) =>
      eb
        .selectFrom('estimates as e')
        .whereRef('e.order_id', '=', 'l.order_id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('estimates'),
    )
    .where(sql<boolean>`l.inquiry_id = any(${[...inquiries]}::bigint[])`)
    .orderBy('l.inquiry_id')
    .orderBy('l.position')
    .execute();

export async function oneInquiry(db: Kysely<Database>, id: number): Promise<InquiryRow | undefined> {
  const found = await db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirst();
  return found && { ...found, lines: await linesOf(db, [id]) };
}

/** Its author owns it until it is handed over. */
const isOwnedBy = (subject: string) =>
  sql<boolean>`coalesce((select w.subject from owners w where w.inquiry_id = inquiries.id), author_subject) = ${subject}`;

function fitting(db: Kysely<Database>, { state, mine, search = '' }: InquiriesQuery, subject: string) {
  const text = search.trim();
  const number = /^(?:i-)?([1-9]\d{0,14})(?:-\d+)?$/i.exec(text)?.[1];
  return db
    .selectFrom('inquiries')
    .$if(state !== undefined, (q) => q.where('state', '=', state ?? 'open'))
    .$if(mine !== undefined, (q) => q.where(isOwnedBy(subject)))
    .$if(text !== '', (q) =>
      q.where((eb) =>
        eb.or([
          ...(['customer_name', 'contact', 'email'] as const).map((column) => eb(column, 'ilike', toLikePattern(text))),
          ...(number === undefined ? [] : [eb('id', '=', Number(number))]),
        ]),
      ),
    );
}

const COLUMNS = ['created_at', 'request_date', 'customer_name'] as const;

export async function listInquiries(db: Kysely<Database>, query: InquiriesQuery, subject: string) {
  const { ordering = '-created_at', page = '1', search = '' } = query;
  if (!isStorable(search)) return { rows: [], count: 0 };
  const column = COLUMNS.find((each) => ordering.endsWith(each)) ?? 'created_at';
  const heads = await fitting(db, query, subject)
    .select(HEAD)
    .orderBy(column, (by) => (ordering.startsWith('-') ? by.desc() : by.asc()).nullsLast())
    .orderBy('id', 'desc')
    .limit(INQUIRY_PAGE)
    .offset((Number(page) - 1) * INQUIRY_PAGE)
    .execute();
  const { count } = await fitting(db, query, subject)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const lines = await linesOf(
    db,
    heads.map(({ id }) => id),
  );
  return {
    rows: heads.map((head) => ({ ...head, lines: lines.filter((line) => line.inquiry_id === head.id) })),
    count,
  };
}

export const lockedInquiry = (trx: Transaction<Database>, id: number): Promise<InquiryHead | undefined> =>
  trx.selectFrom('inquiries').select(HEAD).where('id', '=', id).forUpdate().executeTakeFirst();

export const subjectOf = ({ id, customer_name }: Pick<InquiryHead, 'id' | 'customer_name'>) => ({
  inquiry: inquiryNumber(id),
  customer_name,
});

interface Move {
  readonly to: InquiryState;
  readonly by: Person;
  readonly reason?: string | null;
}

export async function moveInquiry(
  trx: Transaction<Database>,
  inquiry: InquiryHead,
  { to, by, reason = null }: Move,
): Promise<void> {
  await trx
    .updateTable('inquiries')
    .set({ state: to, lost_reason: to === 'lost' ? reason : null, version: inquiry.version + 1 })
    .set({ updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', inquiry.id)
    .execute();
  const change = { old: { state: inquiry.state }, new: { ...subjectOf(inquiry), state: to } };
  if (to !== 'order') await record(trx, { action: 'stepInquiry', by, reason, ...change });
}

/** Quoting or winning an estimate of a line quotes or wins its inquiry. */
export async function followEstimate(
  trx: Transaction<Database>,
  id: number,
  { state, by }: { readonly state: string; readonly by: Person },
): Promise<void> {
  const inquiry = await lockedInquiry(trx, id);
  const to = inquiry && stateAfterEstimate(inquiry.state, state);
  if (inquiry && to) await moveInquiry(trx, inquiry, { to, by });
}
