import { sql, type Transaction, type Kysely } from 'kysely';
import {
  IMPORT_LOCK,
  takeImportLock,
  areIndexesSetAside,
  restoreLeftIndexes,
  setIndexesAside,
} from '../../db/bulkIndexes';
import type { Database } from '../../db/schema/schema';
import { holdReservations } from './reservations';
import type { PreparedFiles } from './prepareFiles';

export class ImportInProgressError extends Error {
  override readonly name = 'ImportInProgressError';
  readonly statusCode = 409;

  constructor() {
    super('Another import is running. Try again when it has finished.');
  }
}

export class SameImportError extends Error {
  override readonly name = 'SameImportError';

  constructor() {
    super('This import is being started.');
  }
}

/** No statement timeout. Throws ImportInProgressError. */
export async function lockImports(trx: Transaction<Database>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  if (!(await takeImportLock(trx))) throw new ImportInProgressError();
}

export async function refuseWhileLocked(trx: Transaction<Database>): Promise<void> {
  const { rows } = await sql<{
    free: boolean;
  }>`select pg_try_advisory_xact_lock_shared(${IMPORT_LOCK}::bigint) as free`.execute(trx);
  if (rows[0]?.free !== true) throw new ImportInProgressError();
}

export async function waitForImports(trx: Transaction<Database>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`select pg_advisory_xact_lock_shared(${IMPORT_LOCK}::bigint)`.execute(trx);
}

/** Above this, rebuilding indexes is faster than maintaining them. */
const MANY_ORDERS = 50_000;

/** `work` restores the indexes. */
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
    // If this fails, the next import or server start restores them.
    await restoreLeftIndexes(db).catch(() => undefined);
    throw error;
  }
}

/** Without indexes, blocks writes of orders. Lock order as in reserving. */
export async function holdOrdersWithoutIndexes(trx: Transaction<Database>): Promise<void> {
  if (!(await areIndexesSetAside(trx))) return;
  await holdReservations(trx);
  await sql`lock table orders in share row exclusive mode`.execute(trx);
}
