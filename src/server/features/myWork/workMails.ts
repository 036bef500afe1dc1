import { sql, type Kysely, type Transaction } from 'kysely';
import { myWorkSchema, type MyWork } from '../../../contract/people/myWork';
import { isPermission } from '../../../domain/access/access';
import { visibleTo } from '../../../domain/access/hiddenCosts';
import { businessDay } from '../../../domain/calendar/businessDay';
import { mailDay } from '../../../domain/myWork/mailTime';
import { workMail } from '../../../domain/myWork/workMail';
import { isMailAddress, type MailText } from '../../../domain/mails/mailText';
import { record } from '../../db/audit';
import type { Database } from '../../db/schema/schema';
import { inTransaction } from '../../db/unitOfWork';
import { createPeriodicTask, type PeriodicTask } from '../../lib/periodicTask';
import { toMyWork } from './presenter';
import { createMyWorkRepository } from './repository';

/** Permissions are those of the last access token; without a newer one in this time, nothing is mailed. */
const MAX_DAYS_AWAY = 30;

const CLOCK = { name: 'SpecAI' };

const isDueTo = (day: string, now: Date) => sql<boolean>`mails_work
  and coalesce(work_mailed_on < ${day}::date, true)
  and seen_at > ${now}::timestamptz - make_interval(days => ${MAX_DAYS_AWAY}::integer)`;

const COLUMNS = ['id', 'subject', 'name', 'email', 'permissions'] as const;

interface Recipient {
  readonly subject: string;
  readonly name: string;
  readonly email: string | null;
  readonly permissions: readonly string[];
}

/** As the person would see it: without costs if they lack the permission. */
async function workOf(db: Kysely<Database>, { subject, name, email, ...person }: Recipient, day: string) {
  const permissions = new Set(person.permissions.filter(isPermission));
  const reader = { subject, name, permissions, ...(email !== null && { email }) };
  const work: MyWork = { ...toMyWork(await createMyWorkRepository(db).of(reader, day, false), day), isMailed: true };
  return myWorkSchema.parse(visibleTo(permissions, work));
}

/** Queues each person's mail of the day once, on whichever server comes first; none without open work. */
export async function queueWorkMails(db: Kysely<Database>, now: Date, onError: (error: unknown) => void) {
  const day = mailDay(now);
  if (day === null) return;
  // A failure for one person must not stop the others' mail.
  for (let last: number | null = 0; last !== null; last = await queueNext(db, { day, now, after: last }, onError));
}

interface Asked {
  readonly day: string;
  readonly now: Date;
  /** Id of the person before. */
  readonly after: number;
}

async function queueNext(db: Kysely<Database>, { day, now, after }: Asked, onError: (error: unknown) => void) {
  let id: number | null = null;
  try {
    await inTransaction(db, async (trx) => {
      const query = trx.selectFrom('people').select(COLUMNS).where(isDueTo(day, now)).where('id', '>', after);
      const person = await query.orderBy('id').limit(1).forUpdate().skipLocked().executeTakeFirst();
      if (person === undefined) return;
      id = person.id;
      await trx.updateTable('people').set({ work_mailed_on: day }).where('id', '=', id).execute();
      await queueMail(trx, person, day);
    });
  } catch (error) {
    onError(error);
  }
  return id;
}

async function queueMail(trx: Transaction<Database>, person: Recipient & { readonly id: number }, day: string) {
  const { id, name, email } = person;
  if (!isMailAddress(email ?? '') || (await workOf(trx, person, day)).results.length === 0) return;
  // An unsent mail of an earlier day is out of date.
  await trx.deleteFrom('mails').where('person_id', '=', id).execute();
  await trx.insertInto('mails').values({ person_id: id, to_email: email }).execute();
  await record(trx, { action: 'mailWork', by: CLOCK, new: { to: name } });
}

/** The mail with the open work at the time of sending; null without any, or if the person turned it off. */
export const workLetters =
  (db: Kysely<Database>, publicUrl: string, now: () => Date) =>
  async ({ personId }: { readonly personId: number }): Promise<MailText | null> => {
    const query = db.selectFrom('people').select(COLUMNS).where('id', '=', personId).where('mails_work', '=', true);
    const person = await query.executeTakeFirst();
    return person === undefined ? null : workMail(await workOf(db, person, businessDay(now())), publicUrl);
  };

const EVERY_MS = 60_000;

interface Queueing {
  readonly onError: (error: unknown) => void;
  readonly now?: () => Date;
  readonly everyMs?: number;
}

export function queueWorkMailsPeriodically(
  db: Kysely<Database>,
  { onError, now = () => new Date(), everyMs = EVERY_MS }: Queueing,
): PeriodicTask {
  const task = createPeriodicTask(() => queueWorkMails(db, now(), onError), everyMs);
  task.now();
  return task;
}
