import { Client } from 'pg';
import { startForwarder, type Forwarder } from '../support/server/network/forwarder';
import { createCluster, type TestCluster } from '../support/server/cluster';
import { startServer, type Server } from './support/server';
import { until } from './support/until';

let primary: TestCluster;
let standby: TestCluster;
let forwarder: Forwarder;
let server: Server;
beforeAll(async () => {
  primary = await createCluster();
  await (await startServer({ DATABASE_URL: primary.url })).stop();
  await primary.stop();
  standby = await primary.copyAsStandby();
  await primary.start();
  forwarder = await startForwarder(primary.url);
  server = await startServer({ DATABASE_URL: forwarder.url });
});
afterAll(async () => {
  await server.stop();
  await forwarder.close();
  await standby.remove();
  await primary.remove();
});

const on = async ({ url }: TestCluster, query: string) => {
  const client = new Client(url);
  await client.connect();
  const { rowCount } = await client.query(query);
  await client.end();
  return rowCount ?? 0;
};
const addUnit = (cluster: TestCluster, serial: string) =>
  on(
    cluster,
    `insert into units (serial, condition, phase, kva_rating, primary_voltage, secondary_voltage, unit_cost)
    values ('${serial}', 'RC', 3, 500, '12470', '480', 1)`,
  );

const size = async (expected: number) => until(async () => (await server.tell()).size === expected);

test('a server is led from a primary to its standby, follows it, and goes on when the standby takes over', async () => {
  await addUnit(primary, '1');
  await size(1);
  await until(async () => (await on(standby, `select from units`)) === 1);
  // Like an address that moves: open connections end, new ones lead elsewhere.
  forwarder.lead(standby.url);
  forwarder.cut();
  await until(async () => (await server.tell()).fullReads === 2);
  await addUnit(primary, '2');
  await size(2);
  expect((await server.tell()).appliedAt['2']).toBeDefined();
  await primary.stop();
  await on(standby, 'select pg_promote()');
  await addUnit(standby, '3');
  await size(3);
  expect((await server.tell()).fullReads).toBe(2);
  expect((await server.tell()).ageMs).toBeLessThan(30_000);
});
