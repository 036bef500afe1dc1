import { sql, type Kysely, type Transaction } from 'kysely';
import { mailDay } from '../../../domain/myWork/mailTime';
import { isMailAddress } from '../../../domain/mails/mailText';
import { confirm } from '../../auth/confirm';
import type { Principal } from '../../auth/principal';
import { record } from '../../db/audit';
import type { Database } from '../../db/schema/schema';
import { inTransaction } from '../../db/unitOfWork';
import { UnprocessableError } from '../../http/api';
import { rememberPerson } from '../people/repository';

const NO_MAIL = 'This installation sends no e-mail.';
const NO_ADDRESS = 'Your account has no e-mail address.';

interface Mailing {
  /** E-mail is configured. */
  readonly hasMail: boolean;
  readonly now: () => Date;
}

/** Whether a person gets their work by e-mail. */
export const createWorkMailSwitch = (db: Kysely<Database>, { hasMail, now }: Mailing) => ({
  /** Null: not possible. */
  isOn: async ({ subject, email }: Principal): Promise<boolean | null> => {
    if (!hasMail || !isMailAddress(email ?? '')) return null;
    const person = await db.selectFrom('people').select('mails_work').where('subject', '=', subject).executeTakeFirst();
    return person?.mails_work ?? false;
  },
  /** @throws UnprocessableError */
  turn: (isOn: boolean, by: Principal): Promise<void> => {
    if (isOn && !hasMail) throw new UnprocessableError(NO_MAIL);
    if (isOn && !isMailAddress(by.email ?? '')) throw new UnprocessableError(NO_ADDRESS);
    return inTransaction(db, (trx) => turn(trx, { isOn, by, now: now() }));
  },
});
export type WorkMailSwitch = ReturnType<typeof createWorkMailSwitch>;

interface Turning {
  readonly isOn: boolean;
  readonly by: Principal;
  readonly now: Date;
}

/** Turned on after today's time, the first mail is that of the next weekday. */
async function turn(trx: Transaction<Database>, { isOn, by, now }: Turning): Promise<void> {
  await confirm(trx, by, 'to be signed in');
  await rememberPerson(trx, by);
  const changed = await trx
    .updateTable('people')
    .set({ mails_work: isOn, work_mailed_on: sql`greatest(work_mailed_on, ${mailDay(now)}::date)` })
    .where('subject', '=', by.subject)
    .where('mails_work', '<>', isOn)
    .executeTakeFirst();
  if (changed.numUpdatedRows > 0n)
    await record(trx, { action: 'setWorkMail', by, old: { isOn: !isOn }, new: { isOn } });
}
