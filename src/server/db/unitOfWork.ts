import { ControlledTransaction, type Kysely, type Transaction, sql } from 'kysely';
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

export interface KeyOf {
  readonly subject: string;
  readonly key: string;
}

export interface StoredAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** False if in use on any server. Held until the transaction ends. */
export async function lockKey(db: Kysely<Database>, { subject, key }: KeyOf): Promise<boolean> {
  const name = JSON.stringify(['idempotency', subject, key]);
  const { rows } = await sql<{ is: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as is`.execute(db);
  return rows[0]?.is === true;
}

export const answerOf = (db: Kysely<Database>, { subject, key }: KeyOf) =>
  db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'rights', 'status', 'headers', 'body'])
    .where('subject', '=', subject)
    .where('key', '=', key)
    .executeTakeFirst();

export async function keepAnswer(
  db: Kysely<Database>,
  of: KeyOf & { readonly fingerprint: string; readonly rights: readonly string[] },
  { status, headers, body }: StoredAnswer,
): Promise<void> {
  const row = { ...of, status, headers: JSON.stringify(headers), body };
  await db.insertInto('idempotency_keys').values(row).execute();
}

export async function sweepAnswers(db: Kysely<Database>): Promise<void> {
  const isOld = sql<boolean>`answered_at < now() - interval '24 hours'`;
  await db.deleteFrom('idempotency_keys').where(isOld).execute();
}
