import { type Kysely, sql } from 'kysely';
import type { Database } from './schema/schema';

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
