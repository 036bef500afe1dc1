import { rm } from 'node:fs/promises';
import { Client } from 'pg';
import { parseConfig } from '../../../src/server/config/config';
import { startEmbeddedPostgres } from '../../../src/server/db/embedded';
import { freePort } from '../../../src/server/db/embedded/control';
import { startServer, type RunningServer } from '../../../src/server/app/start';
import { makeDataFolder } from '../../support/makeDataFolder';
import { scratchDir } from '../../support/scratch';

const dataDir = makeDataFolder('start-embedded', scratchDir());
afterAll(() => rm(dataDir, { recursive: true }));

async function start(port: number): Promise<RunningServer> {
  const entra = {
    ENTRA_TENANT_ID: '11111111-1111-4111-8111-111111111111',
    ENTRA_CLIENT_ID: '22222222-2222-4222-8222-222222222222',
  };
  const config = parseConfig({
    ...{ SAMPLE_DATA: 'off', AUTH_MODE: 'entra', LOG_LEVEL: 'silent', PORT: String(port), DATA_DIR: dataDir },
    ...entra,
  });
  return startServer({
    config,
    ...{ environment: 'test', log: () => undefined, onFatal: () => undefined },
    shutdown: new AbortController().signal,
  });
}

/** As the superuser. The database stays open for a server that uses it. */
async function asOwner(statement: string): Promise<Record<string, unknown>[]> {
  const database = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const client = new Client(database.url);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
    await database.stop();
  }
}

const WHO = `select distinct usename as role from pg_stat_activity where application_name like 'specai%'`;

/** The server's readiness for the database; there is no network to Entra ID here. */
async function readyAt(port: number): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
  return ((await answer.json()) as { parts: unknown }).parts;
}
const READY = { database: { status: 'ok' }, migrations: { status: 'ok' }, index: { status: 'ok' } };

test('a server on the embedded database connects as a role that owns nothing, in a database of an earlier release, too', async () => {
  const port = await freePort();
  const first = await start(port);
  expect(await readyAt(port)).toMatchObject(READY);
  expect(await asOwner(WHO)).toEqual([{ role: 'specai_server' }]);
  const secrets = await asOwner('select * from secrets');
  expect(secrets).toHaveLength(1);
  await first.stop();

  await asOwner('drop owned by specai_server; drop role specai_server');
  const second = await start(port);
  expect(await readyAt(port)).toMatchObject(READY);
  expect(await asOwner(WHO)).toEqual([{ role: 'specai_server' }]);
  expect(await asOwner('select * from secrets')).toEqual(secrets);
  await second.stop();
});
