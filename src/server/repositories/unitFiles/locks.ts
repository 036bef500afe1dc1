import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema';

/**
 * Held until the transaction ends: 'together' by everyone who puts contents into the store and then a row, 'alone' by who
 * removes contents that no row names. Both follow from one number, so that all servers of a database agree.
 */
export const lockContents = (trx: Transaction<Database>, how: 'together' | 'alone') =>
  how === 'alone'
    ? sql`select pg_advisory_xact_lock(hashtextextended('contents of unit files', 0))`.execute(trx)
    : sql`select pg_advisory_xact_lock_shared(hashtextextended('contents of unit files', 0))`.execute(trx);

/** One change of a unit's files after the other, so that no two together pass the limit or take one place. */
export const lockUnit = (trx: Transaction<Database>, serial: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`files of unit ${serial}`}, 0))`.execute(trx);
