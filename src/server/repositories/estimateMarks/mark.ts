import type { Transaction } from 'kysely';
import type { Consent, EstimateState } from '../../../contract/estimates/states';
import type { Actor } from '../../db/audit/record';
import type { Database } from '../../db/schema';

interface Mark {
  readonly step: string;
  readonly state: EstimateState;
  readonly by: Actor;
  readonly reason?: string | null;
  /** Hash of what the step holds for. */
  readonly grounds?: string | null;
  /** Of the customer. */
  readonly consent?: Consent | null;
}

/** Records that an estimate came to a state; returns the id of the entry. */
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
