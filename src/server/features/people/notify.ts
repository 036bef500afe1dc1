import type { Transaction } from 'kysely';
import { isMailAddress } from '../../../domain/mails/mailText';
import type { Database } from '../../db/schema/schema';
import type { PersonRow } from './repository';

/** Adds a notice of an entry of the audit for each person, and with `mails` an e-mail. */
export async function notifyPeople(
  trx: Transaction<Database>,
  people: readonly PersonRow[],
  { entry, mails }: { readonly entry: number; readonly mails: boolean },
): Promise<void> {
  if (people.length === 0) return;
  await trx
    .insertInto('notices')
    .values(people.map(({ subject }) => ({ subject, audit_id: entry })))
    .execute();
  const addresses = new Set(people.flatMap(({ email }) => (email !== null && isMailAddress(email) ? [email] : [])));
  const rows = [...addresses].map((to_email) => ({ audit_id: entry, to_email }));
  if (mails && rows.length > 0) await trx.insertInto('mails').values(rows).execute();
}
