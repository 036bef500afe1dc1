import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { revocableOf } from '../signIn/tokens/revocationIds';
import type { Need, Principal } from './principal';
import { UnauthorizedError } from './refusals';
import { isRevoked } from './revoked';

/**
 * Checks access once more, in the transaction that writes: the permission, and that nobody signed out since the request arrived.
 * @throws ForbiddenError, UnauthorizedError
 */
export async function confirm(trx: Kysely<Database>, by: Principal, need: Need): Promise<void> {
  by.demand(need);
  if (by.user !== null && (await isRevoked(trx, revocableOf(by.user)))) throw new UnauthorizedError('revoked');
}
