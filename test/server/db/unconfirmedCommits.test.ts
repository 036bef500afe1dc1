import { rm } from 'node:fs/promises';
import { Client } from 'pg';
import { connect, type Connection } from '../../../src/server/db/pool/connectionPool';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../../src/server/db/embedded';
import { migrateToLatest } from '../../../src/server/db/migrate';
import { beginKeyed } from '../../../src/server/http/idempotency/keyedWrites';
import { makeDataFolder } from '../../support/makeDataFolder';
import { scratchDir } from '../../support/scratch';
import { until } from '../../support/server/waits';

const dataDir = makeDataFolder('unconfirmed', scratchDir());
const ANSWER = { status: 201, headers: {}, body: '"done"' };

let postgres: EmbeddedPostgres;
let admin: Client;
let connection: Connection;
beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  admin = new Client(postgres.url);
  await admin.connect();
  // This session waits for nobody: it says which standbys the others wait for.
  await admin.query('set synchronous_commit = local');
  const unhurried = connect(postgres.url);
  await migrateToLatest(unhurried.db);
  await unhurried.close();
  connection = connect(postgres.url, { statementTimeoutMs: 500, maxConnections: 1, connectTimeoutMs: 60_000 });
});
afterAll(async () => {
  await connection.close();
  await admin.end();
  await postgres.stop();
  await rm(dataDir, { recursive: true });
});
afterEach(() => waitFor(''));

async function waitFor(standby: string): Promise<void> {
  await admin.query(`alter system set synchronous_standby_names = '${standby}'`);
  await admin.query('select pg_reload_conf()');
  // The checkpointer tells all others, after a moment.
  const isKnown = async () => {
    const { rows } = await connection.pool.query<{ names: string }>('show synchronous_standby_names');
    return Object.values(rows[0] ?? {})[0] === standby;
  };
  await until(isKnown);
}

const begin = (key: string) => beginKeyed(connection.db, { subject: 'dana', key, fingerprint: 'one', rights: [] });
const write = async (key: string) => {
  const begun = await begin(key);
  if (begun.kind !== 'begun') throw new Error(begun.kind);
  await begun.write.keep(ANSWER);
};

test('a write that no standby has is neither reported as done nor answered from its key, until one has it', async () => {
  await waitFor('absent');
  await expect(write('kept')).rejects.toMatchObject({ name: 'SilentDatabaseError' });
  expect(await begin('kept')).toEqual({ kind: 'running' });
  await waitFor('');
  await until(async () => (await begin('kept')).kind === 'answered');
  expect(await begin('kept')).toEqual({ kind: 'answered', answer: ANSWER });
  await write('afterwards');
});
