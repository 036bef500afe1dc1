import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { MAX_INDEX_AGE_MS } from '../../src/server/http/probes/readiness';
import { startForwarder, type Forwarder } from '../support/server/network/forwarder';
import { createCluster, type TestCluster } from '../support/server/cluster';
import { startServer, type Server } from './support/server';
import { until } from './support/until';

let cluster: TestCluster;
let forwarder: Forwarder;
let server: Server;
beforeAll(async () => {
  cluster = await createCluster();
  forwarder = await startForwarder(cluster.url);
  server = await startServer({ DATABASE_URL: forwarder.url });
});
afterAll(async () => {
  await server.stop();
  await forwarder.close();
  await cluster.remove();
});

async function addUnit(serial: string): Promise<void> {
  const client = new Client(cluster.url);
  await client.connect();
  await client.query(
    `insert into units (serial, condition, phase, kva_rating, primary_voltage, secondary_voltage, unit_cost)
      values ($1, 'RC', 3, 500, '12470', '480', 1)`,
    [serial],
  );
  await client.end();
}

const shows = (serial: string) => async () => (await server.tell()).appliedAt[serial] !== undefined;

test('a connection dropped by a firewall is replaced within seconds, without rereading all units', async () => {
  forwarder.swallow('open');
  await addUnit('forgotten');
  const before = Date.now();
  await until(shows('forgotten'));
  expect(Date.now() - before).toBeLessThan(MAX_INDEX_AGE_MS);
  expect((await server.tell()).fullReads).toBe(1);
});

test('a silent network is detected within 30 s, and readiness returns with it', async () => {
  forwarder.swallow('all');
  const before = Date.now();
  await addUnit('swallowed');
  await until(async () => (await server.tell()).ageMs > MAX_INDEX_AGE_MS);
  expect(Date.now() - before).toBeLessThan(MAX_INDEX_AGE_MS + 1_000);
  forwarder.heal();
  await until(shows('swallowed'));
  await until(async () => (await server.tell()).ageMs < 6_000);
  expect((await server.tell()).fullReads).toBe(1);
});

test('a server paused for a minute detects the pause and reads the missed changes', async () => {
  server.process.kill('SIGSTOP');
  await addUnit('missed');
  await sleep(60_000);
  server.process.kill('SIGCONT');
  await until(shows('missed'));
  expect((await server.tell()).fullReads).toBe(1);
});

test('all units are read again after a restart of the database', async () => {
  await cluster.stop();
  await sleep(2_000);
  await cluster.start();
  await addUnit('restarted');
  await until(async () => (await server.tell()).fullReads === 2);
  await addUnit('afterwards');
  await until(shows('afterwards'));
});
