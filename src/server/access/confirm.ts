import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { revocableIds } from '../signIn/tokens/tokenVerifier';
import type { Need, Principal } from './principal';
import { UnauthorizedError } from './refusals';
import { isRevoked } from './revoked';

/**
 * Checks access once more, in the transaction that writes: the permission, and that nobody signed out since the request arrived.
 * @throws ForbiddenError, UnauthorizedError
 */
export async function confirm(trx: Kysely<Database>, by: Principal, need: Need): Promise<void> {
  by.demand(need);
  if (by.user !== null && (await isRevoked(trx, revocableIds(by.user)))) throw new UnauthorizedError('revoked');
}
