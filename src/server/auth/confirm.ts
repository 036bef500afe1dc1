import type { Kysely } from 'kysely';
import type { Database } from '../db/schema/schema';
import type { Revocable } from '../db/schema/systemTables';
import { revocableOf } from './tokens/revocations';
import type { Need, Principal } from './principal';
import { UnauthorizedError } from './refusals';

export async function isRevoked(db: Kysely<Database>, { ids, issuedAt }: Revocable): Promise<boolean> {
  const query = db
    .selectFrom('revoked_tokens')
    .select('token_id')
    .where('token_id', 'in', ids)
    .where((all) => all.or([all('issued_until', 'is', null), all('issued_until', '>=', issuedAt)]))
    .limit(1);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Checks access again in the transaction that writes: the permission, and that the session is not revoked. */
export async function confirm(trx: Kysely<Database>, by: Principal, need: Need): Promise<void> {
  by.demand(need);
  if (by.user !== null && (await isRevoked(trx, revocableOf(by.user)))) throw new UnauthorizedError('revoked');
}
