import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '../../../src/contract/paths';
import { connect, type Connection } from '../../../src/server/db/pool/connectionPool';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../../src/server/db/embedded';
import { migrateToLatest } from '../../../src/server/db/migrate';
import { createTestApp, type TestApp } from '../../support/server/app';
import { makeDataFolder } from '../../support/makeDataFolder';
import { scratchDir } from '../../support/scratch';

const dataDir = makeDataFolder('restart', scratchDir());
let database: EmbeddedPostgres;
let connection: Connection;
let served: TestApp;

beforeAll(async () => {
  database = await startEmbeddedPostgres({ dataDir, log: () => undefined, settings: { fsync: 'off' } });
  connection = connect(database.url, { maxConnections: 2 });
  await migrateToLatest(connection.db);
  served = await createTestApp({ db: connection.db, url: database.url });
});
afterAll(async () => {
  await served.close();
  await connection.close();
  await database.stop();
  rmSync(dataDir, { recursive: true });
});

const postmaster = () => Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

async function untilReadiness(status: number): Promise<void> {
  while ((await served.app.inject('/readyz')).statusCode !== status) await sleep(50);
}

test('a killed database leaves 503, restarts in place, and all is well again', async () => {
  const first = postmaster();
  await untilReadiness(200);
  process.kill(first, 'SIGKILL');
  await untilReadiness(503);
  const refused = await served.call('GET', paths.states);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);

  const errors: string[] = [];
  const onError = ({ message }: Error) => void errors.push(message);
  const keeper = database.keepRunning({ onError, onGivenUp: onError, lookMs: 20 });
  await untilReadiness(200);
  expect((await served.call('GET', paths.states)).statusCode).toBe(200);
  expect(postmaster()).not.toBe(first);
  await keeper.stop();
  expect(errors).toEqual(['The database ended by itself. It is started again.']);
});
