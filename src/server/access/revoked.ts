import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { Revocable } from '../signIn/tokens/revocationIds';

/** Whether a token was revoked, by itself or with what it belongs to. */
export async function isRevoked(db: Kysely<Database>, { ids, issuedAt }: Revocable): Promise<boolean> {
  const query = db
    .selectFrom('revoked_tokens')
    .select('token_id')
    .where('token_id', 'in', ids)
    .where((all) => all.or([all('issued_until', 'is', null), all('issued_until', '>=', issuedAt)]))
    .limit(1);
  return (await query.executeTakeFirst()) !== undefined;
}
