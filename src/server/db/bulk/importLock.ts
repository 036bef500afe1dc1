import { sql, type Transaction } from 'kysely';
import type { Database } from '../schema';

/**
 * 'SpecAI' in ASCII: the advisory lock that the one import has that compares or writes rows, wherever it runs. It belongs to a
 * transaction, so that it ends with it, also where a server is killed, and behind a pooler of transactions.
 */
export const IMPORT_LOCK = 0x53_70_65_63_41_49;

/** Takes the lock until the transaction ends. False where another import has it. */
export async function takeImportLock(trx: Transaction<Database>): Promise<boolean> {
  const { rows } = await sql<{
    free: boolean;
  }>`select pg_try_advisory_xact_lock(${IMPORT_LOCK}::bigint) as free`.execute(trx);
  return rows[0]?.free === true;
}
