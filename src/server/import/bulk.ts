import { sql, type Kysely, type Transaction } from 'kysely';
import { areIndexesSetAside, restoreLeftIndexes, setIndexesAside } from '../db/bulkIndexes';
import type { Database } from '../db/schema';
import { holdReservations } from './checks/reservations';
import type { PreparedFiles } from './prepareFiles';

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
