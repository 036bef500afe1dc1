import type { AuditAction } from '../../../contract/people/audit';
import type { ColumnType, GeneratedAlways } from 'kysely';

/** Names of fields and what they held. */
export type AuditValues = Readonly<Record<string, unknown>>;
type Values = ColumnType<AuditValues | null, string | null, never>;
type Once<T> = ColumnType<T, T, never>;

/** Who did what; entries are never changed. */
export interface AuditTable {
  id: GeneratedAlways<number>;
  at: GeneratedAlways<Date>;
  /** Of who did it: a person, a feed, 'Command line'. */
  person_name: Once<string>;
  person_email: Once<string | null>;
  /** The token's subject; null where no token was. */
  person_subject: Once<string | null>;
  /** Of the client; null where none asked. */
  address: Once<string | null>;
  action: Once<AuditAction>;
  order_id: Once<number | null>;
  /** Of the order, as it was called then. */
  job_number: Once<string | null>;
  /** Of the unit. */
  serial: Once<string | null>;
  old: Values;
  new: Values;
  reason: Once<string | null>;
}
