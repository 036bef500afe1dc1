import type { Kysely } from 'kysely';
import { Client } from 'pg';
import type { Database } from './schema';

const CONNECT_TIMEOUT_MS = 10_000;

/** Throws where LISTEN_DATABASE_URL leads to another database than `db`, whose changes would never be heard of, or nowhere. */
export async function refuseOtherDatabase(db: Kysely<Database>, listenUrl: string): Promise<void> {
  const own = await db.selectFrom('change_feed').select('id').executeTakeFirstOrThrow();
  const heard = await feedAt(listenUrl).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`LISTEN_DATABASE_URL cannot be used: ${reason}`, { cause: error });
  });
  if (heard !== own.id)
    throw new Error(
      'LISTEN_DATABASE_URL leads to another database than DATABASE_URL. Name the same one, past the pooler.',
    );
}

async function feedAt(connectionString: string): Promise<string | undefined> {
  const options = { connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, application_name: 'specai' };
  const client = new Client(options);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<{ id: string }>('select id from change_feed')).rows[0]?.id;
  } finally {
    await client.end();
  }
}
