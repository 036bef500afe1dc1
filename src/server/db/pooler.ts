import { Client, DatabaseError } from 'pg';

const CONNECT_TIMEOUT_MS = 10_000;
/** Asked for as a connection begins; any value that no database has by itself. */
const ASKED_MS = 9_999;
/** SQLSTATE by which a pooler refuses what it cannot keep for a session. */
const PROTOCOL_VIOLATION = '08P01';

/**
 * Whether an address leads to a pooler such as PgBouncer, which refuses a setting that is asked for as a connection begins, or
 * has been told to ignore it (`ignore_startup_parameters`). Throws where the database cannot be reached.
 */
export async function goesThroughPooler(url: string): Promise<boolean> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: ASKED_MS,
    application_name: 'specai',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ ms: string }>(
      `select setting as ms from pg_settings where name = 'statement_timeout'`,
    );
    return rows[0]?.ms !== String(ASKED_MS);
  } catch (error) {
    if (error instanceof DatabaseError && error.code === PROTOCOL_VIOLATION) return true;
    throw error;
  } finally {
    await client.end();
  }
}
