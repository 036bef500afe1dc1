import type { ColumnType } from 'kysely';

/** Access tokens signed out before they expired. */
export interface RevokedTokensTable {
  token_id: string;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

/** Secrets this installation made for itself, e.g. the key that signs file addresses. */
export interface SecretsTable {
  name: string;
  value: string;
}
