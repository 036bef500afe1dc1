import { sql, type Transaction } from 'kysely';
import { IMPORT_LOCK, takeImportLock } from '../db/bulkIndexes';
import type { Database } from '../db/schema';
import { ImportInProgressError } from './importInProgressError';

/** Takes the lock until the end of the transaction, which may last. Throws ImportInProgressError. */
export async function lockImports(trx: Transaction<Database>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  if (!(await takeImportLock(trx))) throw new ImportInProgressError();
}

/** Throws ImportInProgressError while another import compares or writes rows. */
export async function refuseWhileLocked(trx: Transaction<Database>): Promise<void> {
  const { rows } = await sql<{
    free: boolean;
  }>`select pg_try_advisory_xact_lock_shared(${IMPORT_LOCK}::bigint) as free`.execute(trx);
  if (rows[0]?.free !== true) throw new ImportInProgressError();
}

/** Waits until no import compares or writes rows. */
export async function waitForImports(trx: Transaction<Database>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`select pg_advisory_xact_lock_shared(${IMPORT_LOCK}::bigint)`.execute(trx);
}
