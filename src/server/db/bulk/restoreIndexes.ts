import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../schema';
import { ownsTables } from './ownsTables';
import { takeImportLock } from './importLock';

const setAside = (trx: Transaction<Database>) =>
  trx.selectFrom('indexes_set_aside').select('definition').orderBy('name').execute();

export const areIndexesSetAside = async (trx: Transaction<Database>): Promise<boolean> =>
  (await setAside(trx)).length > 0;

/**
 * Makes the indexes again that are set aside; where the role does not own them, leaves them to who does. Throws the signal's reason
 * between two of them.
 */
export async function restoreIndexes(trx: Transaction<Database>, signal?: AbortSignal): Promise<void> {
  const indexes = await setAside(trx);
  if (indexes.length === 0 || !(await ownsTables(trx))) return;
  await sql`set local maintenance_work_mem = '128MB'`.execute(trx);
  await sql`set local max_parallel_maintenance_workers = 1`.execute(trx);
  for (const { definition } of indexes) {
    signal?.throwIfAborted();
    await sql.raw(definition).execute(trx);
  }
  await trx.deleteFrom('indexes_set_aside').execute();
  await sql`analyze orders`.execute(trx);
}

/** Restores what an import left that did not come to its end. One that is running restores them itself. */
export async function restoreLeftIndexes(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql`select where to_regclass('indexes_set_aside') is not null`.execute(db);
  if (rows.length === 0) return;
  await db.transaction().execute(async (trx) => {
    if (await takeImportLock(trx)) await restoreIndexes(trx);
  });
}
