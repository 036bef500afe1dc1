import type { ColumnType, GeneratedAlways, Generated } from 'kysely';
import type { AuditAction } from '../../contract/people/audit';

/** Values by field name. */
export type AuditValues = Readonly<Record<string, unknown>>;
type Values = ColumnType<AuditValues | null, string | null, never>;
type Once<T> = ColumnType<T, T, never>;

export interface AuditTable {
  id: GeneratedAlways<number>;
  at: GeneratedAlways<Date>;
  /** A person, a feed, or 'Command line'. */
  person_name: Once<string>;
  person_email: Once<string | null>;
  /** The token's subject. */
  person_subject: Once<string | null>;
  /** The client's address. */
  address: Once<string | null>;
  action: Once<AuditAction>;
  order_id: Once<number | null>;
  /** The order's number at that time. */
  job_number: Once<string | null>;
  serial: Once<string | null>;
  old: Values;
  new: Values;
  reason: Once<string | null>;
}

/** 'files' and 'options' of a unit, 'estimates' of an order. */
export type ChangeKind = 'unit' | 'files' | 'options' | 'order' | 'rates' | 'estimates';

/** Written by triggers, deleted after an hour. */
export interface ChangesTable {
  kind: ChangeKind;
  /** A unit's serial or an order's id; null: any. */
  key: string | null;
  /** Of the transaction, an xid8. */
  xid: GeneratedAlways<string>;
  at: GeneratedAlways<Date>;
}

/** One row: the feed's id, and the last pruned transaction. */
export interface ChangeFeedTable {
  id: GeneratedAlways<string>;
  pruned_to: string | null;
}

/** Leases: what, which server, until when. */
export interface ChargesTable {
  name: string;
  holder: string;
  until: ColumnType<Date, Date, Date>;
}

/** Stored answers of writes, by key. */
export interface IdempotencyKeysTable {
  /** The `sub` of who wrote. */
  subject: string;
  key: string;
  /** Of what was asked for. */
  fingerprint: string;
  status: number;
  headers: ColumnType<Readonly<Record<string, string>>, string, string>;
  /** As sent. */
  body: string | null;
  /** Permissions of the caller when it was answered; null: kept by an earlier release. */
  rights: ColumnType<readonly string[] | null, readonly string[] | null | undefined, never>;
  answered_at: Generated<Date>;
}

/** Queued e-mails: about a released reservation, with a quotation, or about a decided estimate. */
export interface MailsTable {
  id: GeneratedAlways<number>;
  /** Exactly one of this, `quotation` and `mark_id` is set. */
  reservation_id: number | null;
  quotation: string | null;
  mark_id: number | null;
  /** Recipient, unless about a reservation; the sender of a quotation. */
  to_email: string | null;
  sender: string | null;
  created_at: Generated<Date>;
  /** Attempts so far. */
  attempts: Generated<number>;
  /** Next attempt. */
  due_at: Generated<Date>;
}

/** For the person whose reservation was released or estimate decided. */
export interface NoticesTable {
  id: GeneratedAlways<number>;
  subject: string;
  /** The released reservation. */
  reservation_id: number | null;
  /** The decision about an estimate. */
  mark_id: number | null;
  created_at: Generated<Date>;
  /** Null until they have read it. */
  dismissed_at: Date | null;
}

/** Tokens, sessions, grants and people, refused until their tokens expire. */
export interface RevokedTokensTable {
  token_id: string;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  /** Later tokens are not revoked; null: all are. */
  issued_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** Generated secrets, e.g. for signing file addresses. */
export interface SecretsTable {
  name: string;
  value: string;
}
