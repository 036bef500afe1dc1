import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { ImportInProgressError } from './importInProgressError';

/**
 * 'SpecAI' in ASCII: the advisory lock that the one import has that compares or writes rows, wherever it runs. It belongs to a
 * transaction, so that it ends with it, also where a server is killed, and behind a pooler of transactions.
 */
const LOCK = 0x53_70_65_63_41_49;

/** Takes the lock until the end of the transaction, which may last. Throws ImportInProgressError. */
export async function lockImports(trx: Transaction<Database>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(${LOCK}::bigint) as free`.execute(trx);
  if (rows[0]?.free !== true) throw new ImportInProgressError();
}

/** Throws ImportInProgressError while another import compares or writes rows. */
export async function refuseWhileLocked(trx: Transaction<Database>): Promise<void> {
  const { rows } = await sql<{
    free: boolean;
  }>`select pg_try_advisory_xact_lock_shared(${LOCK}::bigint) as free`.execute(trx);
  if (rows[0]?.free !== true) throw new ImportInProgressError();
}

/** Waits until no import compares or writes rows. */
export async function waitForImports(trx: Transaction<Database>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`select pg_advisory_xact_lock_shared(${LOCK}::bigint)`.execute(trx);
}
