import type { ColumnType, GeneratedAlways, Generated } from 'kysely';
import type { AuditAction } from '../../contract/people/audit';

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

/** 'files' and 'options' are those of a unit, 'estimates' those of an order. */
export type ChangeKind = 'unit' | 'files' | 'options' | 'order' | 'rates' | 'estimates';

/** What changed in which transaction; triggers write it, and what is an hour old goes. */
export interface ChangesTable {
  kind: ChangeKind;
  /** The unit's serial or the order's id; null where any of the kind may have changed. */
  key: string | null;
  /** Of the transaction, an xid8. */
  xid: GeneratedAlways<string>;
  at: GeneratedAlways<Date>;
}

/** One row: which feed the changes are of, and up to which transaction they may be gone. */
export interface ChangeFeedTable {
  id: GeneratedAlways<string>;
  pruned_to: string | null;
}

/** What only one server may do, who does it, and until when nobody else begins. */
export interface ChargesTable {
  name: string;
  holder: string;
  until: ColumnType<Date, Date, Date>;
}

/** What a write was answered, to be said again where it is repeated by its key. */
export interface IdempotencyKeysTable {
  /** The `sub` of who wrote. */
  subject: string;
  key: string;
  /** Of what was asked for. */
  fingerprint: string;
  status: number;
  headers: ColumnType<Readonly<Record<string, string>>, string, string>;
  /** As it was sent; null where the answer has none. */
  body: string | null;
  /** Permissions of the caller when it was answered; null: kept by an earlier release. */
  rights: ColumnType<readonly string[] | null, readonly string[] | null | undefined, never>;
  answered_at: Generated<Date>;
}

/**
 * An e-mail to the owner of a reservation that somebody else released, one with a quotation, or one about an estimate that was
 * approved, returned or reopened, until it is sent or given up.
 */
export interface MailsTable {
  id: GeneratedAlways<number>;
  /** Exactly one of this, `quotation` and `mark_id` is set. */
  reservation_id: number | null;
  quotation: string | null;
  mark_id: number | null;
  /** To whom, where it is about no reservation; and who sends it on, where it has a quotation. */
  to_email: string | null;
  sender: string | null;
  created_at: Generated<Date>;
  /** How often it was begun to be sent. */
  attempts: Generated<number>;
  /** When a server may send it; while one does, when the next may. */
  due_at: Generated<Date>;
}

/** Somebody else released what this person had reserved, or decided about their estimate. */
export interface NoticesTable {
  id: GeneratedAlways<number>;
  /** Whom it is for. */
  subject: string;
  /** What was released; null where something else was done. */
  reservation_id: number | null;
  /** What was decided about an estimate; null where something else was done. */
  mark_id: number | null;
  created_at: Generated<Date>;
  /** Null until they have read it. */
  dismissed_at: Date | null;
}

/** Access tokens, and names of sessions, grants and people, whose tokens are refused before they expire. */
export interface RevokedTokensTable {
  token_id: string;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  /** Later tokens are not revoked; null: all are. */
  issued_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** Secrets this installation made for itself, e.g. the key that signs file addresses. */
export interface SecretsTable {
  name: string;
  value: string;
}
