import { ControlledTransaction, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../db/schema';

/** What a request reads and writes through: the pool, or the one transaction of a write with an Idempotency-Key. */
export interface UnitOfWork {
  readonly db: Kysely<Database>;
  /** Runs `work` after the commit; immediately if there is no transaction. */
  readonly afterCommit: (work: () => unknown) => unknown;
}

/** Builds what reads and writes through `db`. */
export type On<Built> = (db: Kysely<Database>) => Built;

const isOpen = (db: Kysely<Database>): db is ControlledTransaction<Database> => db instanceof ControlledTransaction;

/** Runs `work` in a transaction. In a request's transaction it is a part, which undoes itself if it fails. */
export async function inTransaction<Result>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  if (!isOpen(db)) return db.transaction().execute(work);
  const part = await db.savepoint('part').execute();
  try {
    const result = await work(part);
    await part.releaseSavepoint('part').execute();
    return result;
  } catch (error) {
    // If this fails, the connection has ended, and the transaction with it.
    await part
      .rollbackToSavepoint('part')
      .execute()
      .catch(() => undefined);
    throw error;
  }
}
