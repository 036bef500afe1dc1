import { sql, type Transaction, type Kysely } from 'kysely';
import { IMPORT_LOCK, takeImportLock } from '../db/bulk/importLock';
import type { Database } from '../db/schema';
import { areIndexesSetAside, restoreLeftIndexes } from '../db/bulk/restoreIndexes';
import { setIndexesAside } from '../db/bulk/setIndexesAside';
import { holdReservations } from './reservations';
import type { PreparedFiles } from './prepareFiles';

/** Another import holds the lock. */
export class ImportInProgressError extends Error {
  override readonly name = 'ImportInProgressError';
  readonly statusCode = 409;

  constructor() {
    super('Another import is running. Try again when it has finished.');
  }
}

/** It is the one that is asked for, by its key: its files still arrive, or it was started a moment ago. */
export class SameImportError extends Error {
  override readonly name = 'SameImportError';

  constructor() {
    super('This import is being started.');
  }
}

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

/** From so many orders on, making the indexes at the end is quicker than keeping them up row by row. */
const MANY_ORDERS = 50_000;

/** Imports, where the file has many orders and the table has few, into a table without indexes; `work` restores them. */
export async function withIndexesAside<Result>(
  db: Kysely<Database>,
  { orders }: PreparedFiles,
  work: () => Promise<Result>,
  manyOrders = MANY_ORDERS,
): Promise<Result> {
  if (orders === undefined || orders.rows < manyOrders) return work();
  await setIndexesAside(db);
  try {
    return await work();
  } catch (error) {
    // What cannot be restored now is restored by the next import, or when the server starts; few orders do without.
    await restoreLeftIndexes(db).catch(() => undefined);
    throw error;
  }
}

/**
 * Where indexes are set aside, blocks reserving and any other change of orders until the import ends, as making an index would;
 * lists can still be read. In this order: who reserves a unit takes the same locks.
 */
export async function holdOrdersWithoutIndexes(trx: Transaction<Database>): Promise<void> {
  if (!(await areIndexesSetAside(trx))) return;
  await holdReservations(trx);
  await sql`lock table orders in share row exclusive mode`.execute(trx);
}
