import type { Selectable, Transaction } from 'kysely';
import { isMailAddress } from '../../../domain/notices/mails';
import type { Actor } from '../../db/audit/record';
import type { Database } from '../../db/schema';
import type { EstimateTables } from '../../db/tables/estimates';

type Waiting = 'author_subject' | 'author_email' | 'proposed_by_subject' | 'proposed_by_email';

interface Decision {
  readonly markId: number;
  readonly by: Actor;
  /** There is a server for outgoing mail. */
  readonly mails: boolean;
}

/** Tells who began the estimate and who proposed it, unless they decided themselves: by a notice, and by e-mail. */
export async function tellDecision(
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
  const letters = [...addresses].map((address) => ({ mark_id: markId, to_email: address }));
  if (mails && letters.length > 0) await trx.insertInto('mails').values(letters).execute();
}
