import type { Selectable, Transaction } from 'kysely';
import type { Consent, EstimateState } from '../../../contract/estimates/states';
import type { Actor } from '../../db/audit';
import type { Database } from '../../db/schema/schema';
import { isMailAddress } from '../../../domain/mails/mailText';
import type { EstimateTables } from '../../db/schema/salesTables';

interface Mark {
  readonly step: string;
  readonly state: EstimateState;
  readonly by: Actor;
  readonly reason?: string | null;
  readonly grounds?: string | null;
  readonly consent?: Consent | null;
}

/** Returns the id of the entry. */
export async function mark(
  trx: Transaction<Database>,
  { id, version }: { readonly id: number; readonly version: number },
  { step, state, by, reason = null, grounds = null, consent = null }: Mark,
): Promise<number> {
  const person = { by_name: by.name, by_subject: by.subject ?? '' };
  const row = { estimate_id: id, step, state, version, grounds, ...person, reason };
  const agreed = { consent_by: consent?.by ?? null, consent_on: consent?.on ?? null };
  const marked = trx
    .insertInto('estimate_marks')
    .values({ ...row, ...agreed })
    .returning('id');
  return (await marked.executeTakeFirstOrThrow()).id;
}

type Waiting = 'author_subject' | 'author_email' | 'proposed_by_subject' | 'proposed_by_email';

interface Decision {
  readonly markId: number;
  readonly by: Actor;
  readonly mails: boolean;
}

/** Notifies the author and the proposer, except who decided. */
export async function notifyDecision(
  trx: Transaction<Database>,
  found: Pick<Selectable<EstimateTables['estimates']>, Waiting>,
  { markId, by, mails }: Decision,
): Promise<void> {
  const waiting = new Map([
    [found.author_subject, found.author_email],
    [found.proposed_by_subject, found.proposed_by_email],
  ]);
  if (by.subject !== undefined) waiting.delete(by.subject);
  waiting.delete(null);
  const notices = [...waiting.keys()].flatMap((subject) => (subject === null ? [] : [{ subject, mark_id: markId }]));
  if (notices.length > 0) await trx.insertInto('notices').values(notices).execute();
  const addresses = new Set([...waiting.values()].filter((address) => isMailAddress(address ?? '')));
  const rows = [...addresses].map((address) => ({ mark_id: markId, to_email: address }));
  if (mails && rows.length > 0) await trx.insertInto('mails').values(rows).execute();
}
