import { lineId, lineJob } from '../../db/heldFor';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Decided } from '../../../domain/estimates/decisionMail';
import type { MentionOrHandOver } from '../../../domain/people/mentionMail';
import type { Database } from '../../db/schema/schema';
import { isLast, nextAt } from './retries';

interface Due {
  readonly id: number;
  /** A day after the first attempt. */
  readonly isLast: boolean;
  readonly to: string;
}

export interface DueRelease extends Due {
  readonly kind: 'release';
  readonly reservationId: number;
  readonly itemCode: string;
  readonly orderId: string;
  readonly jobNumber: string;
  readonly releasedBy: string | null;
  readonly reason: string | null;
}

export interface DueQuotation extends Due {
  readonly kind: 'quotation';
  readonly number: string;
  readonly sender: string;
}

export interface DueDecision extends Due, Decided {
  readonly kind: 'decision';
}

export interface DueEntry extends Due, MentionOrHandOver {
  readonly kind: 'entry';
  readonly entryId: number;
}

export interface DueWork extends Due {
  readonly kind: 'work';
  readonly personId: number;
}

export type DueMail = DueRelease | DueQuotation | DueDecision | DueEntry | DueWork;

export async function queueMail(trx: Transaction<Database>, reservationId: number): Promise<void> {
  await trx.insertInto('mails').values({ reservation_id: reservationId }).execute();
}

export const createMailsRepository = (db: Kysely<Database>) => ({
  /** Retries after 1, 2, 4, … 60 minutes. */
  claim: async () => {
    const claimed = await claim(db);
    return claimed === undefined ? null : mailOf(db, claimed);
  },
  remove: async (id: number) => void (await db.deleteFrom('mails').where('id', '=', id).execute()),
});
export type MailsRepository = ReturnType<typeof createMailsRepository>;

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
    .returning([
      'id',
      'reservation_id',
      'quotation',
      'mark_id',
      'audit_id',
      'person_id',
      'to_email',
      'sender',
      isLast.as('isLast'),
    ])
    .executeTakeFirst();

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

async function mailOf(db: Kysely<Database>, claimed: Claimed): Promise<DueMail> {
  const { id, isLast, quotation: number, reservation_id: reservationId, mark_id: markId } = claimed;
  const { audit_id: entryId, person_id: personId } = claimed;
  if (number !== null)
    return { kind: 'quotation', id, isLast, to: claimed.to_email ?? '', number, sender: claimed.sender ?? '' };
  if (markId !== null)
    return { kind: 'decision', id, isLast, to: claimed.to_email ?? '', ...(await decisionOf(db, markId)) };
  if (entryId !== null)
    return { kind: 'entry', id, isLast, to: claimed.to_email ?? '', ...(await entryOf(db, entryId)) };
  if (personId !== null) return { kind: 'work', id, isLast, to: claimed.to_email ?? '', personId };
  const row = await db
    .selectFrom('reservations as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select([
      'r.id as reservationId',
      'r.reserved_by_email',
      'r.serial',
      lineId('o').as('order_id'),
      'r.released_by',
      'r.release_reason',
      lineJob('o').as('job_number'),
    ])
    .where('r.id', '=', reservationId)
    .executeTakeFirstOrThrow();
  return {
    ...{ kind: 'release', id, reservationId: row.reservationId, isLast },
    ...{ to: row.reserved_by_email ?? '', itemCode: row.serial, orderId: String(row.order_id) },
    ...{ jobNumber: row.job_number, releasedBy: row.released_by, reason: row.release_reason },
  };
}

async function decisionOf(db: Kysely<Database>, markId: number): Promise<Decided> {
  const row = await db
    .selectFrom('estimate_marks as m')
    .innerJoin('estimates as e', 'e.id', 'm.estimate_id')
    .innerJoin('estimate_versions as v', (join) =>
      join.onRef('v.estimate_id', '=', 'e.id').onRef('v.version', '=', 'm.version'),
    )
    .innerJoin('orders as o', 'o.id', 'e.order_id')
    .select(['e.id', 'e.serial', 'e.order_id', 'o.job_number', 'm.by_name', 'm.reason', 'm.state', 'm.step', 'v.name'])
    .where('m.id', '=', markId)
    .executeTakeFirstOrThrow();
  return {
    estimate: { id: String(row.id), name: row.name, state: row.state, step: row.step },
    ...{ itemCode: row.serial, orderId: String(row.order_id), jobNumber: row.job_number },
    ...{ by: row.by_name, reason: row.reason },
  };
}

async function entryOf(db: Kysely<Database>, entryId: number): Promise<MentionOrHandOver & Pick<DueEntry, 'entryId'>> {
  const row = await db.selectFrom('audit').selectAll().where('id', '=', entryId).executeTakeFirstOrThrow();
  const { comment } = row.new ?? {};
  const isHandOver = row.action === 'handOver';
  return {
    ...{ entryId, by: row.person_name, isHandOver, itemCode: row.serial },
    ...{ orderId: row.order_id === null ? null : String(row.order_id), jobNumber: row.job_number },
    words: isHandOver ? row.reason : typeof comment === 'string' ? comment : null,
  };
}
