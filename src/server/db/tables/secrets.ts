import type { ColumnType } from 'kysely';

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
