import type { Transaction } from 'kysely';
import type { AuditAction } from '../../../contract/people/audit';
import type { Database } from '../schema';
import type { AuditValues } from '../tables/audit';

/** Who did what to which order or unit. */
export interface AuditEntry {
  readonly action: AuditAction;
  readonly by: Actor;
  readonly order?: { readonly id: number; readonly jobNumber: string } | undefined;
  readonly serial?: string | undefined;
  /** What changed, by the fields' names: as it was, and as it is. */
  readonly old?: AuditValues | null;
  readonly new?: AuditValues | null;
  readonly reason?: string | null;
}

/** Who does something: a person, or a feed or a command, which have a name only. */
export interface Actor {
  readonly name: string;
  readonly email?: string;
  /** The token's. */
  readonly subject?: string;
  /** Of the client. */
  readonly address?: string;
}

export const actorColumns = ({ name, email, subject, address }: Actor) => ({
  person_name: name,
  person_email: email ?? null,
  person_subject: subject ?? null,
  address: address ?? null,
});

const json = (values: AuditValues | null | undefined) => (values ? JSON.stringify(values) : null);

/** Writes down what a transaction does: without the one there is no other. */
export async function record(trx: Transaction<Database>, entry: AuditEntry): Promise<void> {
  const { action, by, order, serial = null, reason = null } = entry;
  const row = { ...actorColumns(by), action, serial, reason, old: json(entry.old), new: json(entry.new) };
  const of = { order_id: order?.id ?? null, job_number: order?.jobNumber ?? null };
  await trx
    .insertInto('audit')
    .values({ ...row, ...of })
    .execute();
}
