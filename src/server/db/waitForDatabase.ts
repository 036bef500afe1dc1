import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';

const WAIT_MS = 30_000;
const PAUSE_MS = 500;
const CONNECT_TIMEOUT_MS = 5_000;
/** Connection failures, too many connections, shutdown and startup (PostgreSQL documentation, appendix A). */
const PASSING_STATE = /^(08|53|57)/;

/** Waits for a database that restarts or fails over. Throws an error that names DATABASE_URL. */
export async function waitForDatabase(url: string, log: (message: string) => void, waitMs = WAIT_MS): Promise<void> {
  const end = Date.now() + waitMs;
  for (let isFirst = true; ; isFirst = false) {
    const reason = await whyNot(url);
    if (reason === null) return;
    if (Date.now() >= end) throw new Error(`The database of DATABASE_URL cannot be used: ${reason}.`);
    if (isFirst) log(`Waiting for the database of DATABASE_URL: ${reason}.`);
    await sleep(PAUSE_MS);
  }
}

/** Null if it takes writes. */
async function whyNot(connectionString: string): Promise<string | null> {
  const options = { connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, application_name: 'specai' };
  const client = new Client(options);
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ isStandby: boolean }>('select pg_is_in_recovery() as "isStandby"');
    return rows[0]?.isStandby === true ? 'it is a standby, which only reads' : null;
  } catch (error) {
    const reason = reasonOf(error);
    if (!(error instanceof DatabaseError) || PASSING_STATE.test(error.code ?? '')) return reason;
    throw new Error(`The database of DATABASE_URL refuses the server: ${reason}.`, { cause: error });
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Node reports several addresses of a name without a message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
