import type { ColumnType, GeneratedAlways, Generated } from 'kysely';
import type { AuditAction } from '../../../contract/people/audit';

export type AuditValues = Readonly<Record<string, unknown>>;
type Values = ColumnType<AuditValues | null, string | null, never>;
type Once<T> = ColumnType<T, T, never>;

export interface AuditTable {
  id: GeneratedAlways<number>;
  at: GeneratedAlways<Date>;
  /** A person, a feed, or 'Command line'. */
  person_name: Once<string>;
  person_email: Once<string | null>;
  person_subject: Once<string | null>;
  address: Once<string | null>;
  action: Once<AuditAction>;
  order_id: Once<number | null>;
  job_number: Once<string | null>;
  serial: Once<string | null>;
  old: Values;
  new: Values;
  reason: Once<string | null>;
}

export type ChangeKind = 'unit' | 'files' | 'options' | 'order' | 'rates' | 'estimates';

/** Written by triggers, deleted after an hour. */
export interface ChangesTable {
  kind: ChangeKind;
  /** A unit's serial or an order's id; null: any. */
  key: string | null;
  /** xid8 of the transaction. */
  xid: GeneratedAlways<string>;
  at: GeneratedAlways<Date>;
}

export interface ChangeFeedTable {
  id: GeneratedAlways<string>;
  pruned_to: string | null;
}

/** Those that succeeded. */
export interface BackupsTable {
  id: GeneratedAlways<number>;
  made_at: Date;
  file: string;
  is_verified: boolean;
}

/** Leases. */
export interface ChargesTable {
  name: string;
  holder: string;
  until: ColumnType<Date, Date, Date>;
}

export interface IdempotencyKeysTable {
  subject: string;
  key: string;
  /** Hash of the request. */
  fingerprint: string;
  status: number;
  headers: ColumnType<Readonly<Record<string, string>>, string, string>;
  body: string | null;
  /** Permissions when answered; null in earlier releases. */
  rights: ColumnType<readonly string[] | null, readonly string[] | null | undefined, never>;
  answered_at: Generated<Date>;
}

export interface MailsTable {
  id: GeneratedAlways<number>;
  /** Exactly one of this, `quotation`, `mark_id`, `audit_id` and `person_id` is set. */
  reservation_id: number | null;
  quotation: string | null;
  mark_id: number | null;
  audit_id: number | null;
  /** Whose work it lists. */
  person_id: number | null;
  /** Recipient, unless about a reservation; the sender of a quotation. */
  to_email: string | null;
  sender: string | null;
  created_at: Generated<Date>;
  attempts: Generated<number>;
  due_at: Generated<Date>;
}

export interface NoticesTable {
  id: GeneratedAlways<number>;
  subject: string;
  reservation_id: number | null;
  mark_id: number | null;
  audit_id: number | null;
  created_at: Generated<Date>;
  dismissed_at: Date | null;
}

/** The work that was handed over; exactly one of `order_id` and `inquiry_id` is set. */
export interface OwnersTable {
  id: GeneratedAlways<number>;
  order_id: number | null;
  inquiry_id: number | null;
  subject: string;
  name: string;
  since: Generated<Date>;
}

/** As of the last sign-in. */
export interface PeopleTable {
  id: GeneratedAlways<number>;
  subject: string;
  name: string;
  email: string | null;
  permissions: string[];
  seen_at: Generated<Date>;
  /** Whether the person gets their work by e-mail. */
  mails_work: Generated<boolean>;
  /** 'YYYY-MM-DD', the last day whose mail was queued, or had nothing to list. */
  work_mailed_on: string | null;
}

/** Revoked token, session, grant and subject ids. */
export interface RevokedTokensTable {
  token_id: string;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  /** Later tokens are not revoked; null: all are. */
  issued_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface Revocable {
  /** Of the token, session, grant and person. */
  readonly ids: readonly string[];
  readonly issuedAt: Date;
}

export interface ReportedLogout {
  readonly id: string;
  /** `exp`. */
  readonly expiresAt: Date;
  /** `iat`. */
  readonly issuedAt: Date;
  /** Revoked regardless of issue time. */
  readonly ids: readonly string[];
  /** Revoked if issued until `issuedAt`. */
  readonly datedIds: readonly string[];
  readonly refusedUntil: Date;
  /** Hash of the session, if named. */
  readonly auditSession: string | null;
  readonly subject: string | null;
  readonly address: string;
}

export interface SecretsTable {
  name: string;
  value: string;
}
