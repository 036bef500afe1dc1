import { ControlledTransaction, type Kysely, type Transaction } from 'kysely';
import type { Database } from './schema/schema';
import { CONFLICTS, hasState } from '../lib/postgresErrors';

/** The pool, or the transaction of a keyed write. */
export interface UnitOfWork {
  readonly db: Kysely<Database>;
  /** Runs `work` after the commit; immediately if there is no transaction. */
  readonly afterCommit: (work: () => unknown) => unknown;
}

export type On<Built> = (db: Kysely<Database>) => Built;

const isOpen = (db: Kysely<Database>): db is ControlledTransaction<Database> => db instanceof ControlledTransaction;

/** A savepoint within the request's transaction. */
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
    // If this fails, the connection and its transaction have ended.
    await part
      .rollbackToSavepoint('part')
      .execute()
      .catch(() => undefined);
    throw error;
  }
}

export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!hasState(error, ...CONFLICTS)) throw error;
    return work();
  }
}
