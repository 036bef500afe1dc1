import type { ColumnType, Generated } from 'kysely';

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
