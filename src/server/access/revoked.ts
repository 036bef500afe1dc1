import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** Whether one of these tokens or sessions was revoked. */
export async function isRevoked(db: Kysely<Database>, ids: readonly string[]): Promise<boolean> {
  const query = db.selectFrom('revoked_tokens').select('token_id').where('token_id', 'in', ids).limit(1);
  return (await query.executeTakeFirst()) !== undefined;
}
