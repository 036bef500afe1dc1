import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** A key is a person's own: nobody can ask for another's answers. */
export interface KeyOf {
  readonly subject: string;
  readonly key: string;
}

/** What was answered, as far as it has to be said again. */
export interface KeptAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/**
 * Whether nobody else uses the key, of all servers. Ours until the end of the transaction, and so until the end of the
 * connection at the latest, also where it is lent by a pooler.
 */
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
  { status, headers, body }: KeptAnswer,
): Promise<void> {
  const row = { ...of, status, headers: JSON.stringify(headers), body };
  await db.insertInto('idempotency_keys').values(row).execute();
}

/** Forgets what was answered more than a day ago. */
export async function sweepAnswers(db: Kysely<Database>): Promise<void> {
  const isOld = sql<boolean>`answered_at < now() - interval '24 hours'`;
  await db.deleteFrom('idempotency_keys').where(isOld).execute();
}
