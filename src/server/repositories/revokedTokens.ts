import type { Kysely } from 'kysely';
import { isRevoked } from '../access/revoked';
import type { Database } from '../db/schema';

export interface RevokedTokensRepository {
  /** Whether one of these, tokens or sessions, was revoked. */
  isRevoked: (...ids: string[]) => Promise<boolean>;
  /** Remembers a token or session until it would have expired anyway. */
  revoke: (id: string, expiresAt: Date) => Promise<void>;
}

/** Longer than any clock may be off, so that no token outlives its revocation. */
const KEPT_AFTER_EXPIRY_MS = 3_600_000;

export function createRevokedTokensRepository(db: Kysely<Database>): RevokedTokensRepository {
  return {
    isRevoked: (...ids) => isRevoked(db, ids),
    revoke: async (id, expiresAt) => {
      const token = { token_id: id, expires_at: expiresAt };
      await db
        .insertInto('revoked_tokens')
        .values(token)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const outdated = new Date(Date.now() - KEPT_AFTER_EXPIRY_MS);
      await db.deleteFrom('revoked_tokens').where('expires_at', '<', outdated).execute();
    },
  };
}
