import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { createCluster, type TestCluster } from '../support/server/cluster';
import { delays, median } from './support/delays';
import { startServer, type Server } from './support/server';

const UNITS = 100_000;
const ROUNDS = 20;

let cluster: TestCluster;
let writer: Client;
let servers: Server[];
beforeAll(async () => {
  cluster = await createCluster();
  await (await startServer({ DATABASE_URL: cluster.url })).stop();
  writer = new Client(cluster.url);
  await writer.connect();
  await writer.query(`insert into units (serial, condition, phase, kva_rating, primary_voltage, secondary_voltage, unit_cost)
    select 'A' || n, 'RC', 3, (array[300, 500, 750, 1000])[n % 4 + 1], '12470GrdY/7200', '480Y/277', 9000 + n % 5000
    from generate_series(1, ${UNITS}) n`);
  await writer.query('analyze units');
  servers = [await startServer({ DATABASE_URL: cluster.url }), await startServer({ DATABASE_URL: cluster.url })];
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  await writer.end();
  await cluster.remove();
});

/** Processor time of each server over the rounds, ms. */
async function cost(act: (round: number) => Promise<unknown>): Promise<number[]> {
  const spent = async () => Promise.all(servers.map(async ({ tell }) => (await tell()).cpuMs));
  const before = await spent();
  for (let round = 0; round < ROUNDS; round += 1) {
    await act(round);
    await sleep(300);
  }
  const after = await spent();
  return after.map((each, index) => each - (before[index] ?? 0));
}

const change60 = (round: number) =>
  writer.query(`update units set unit_cost = unit_cost + 1 where serial in
    (select 'A' || n from generate_series(${round * 1_000 + 1}, ${round * 1_000 + 60}) n)`);

test('60 changed of 100,000 units cost each server less than 20 ms of its processor', async () => {
  await cost(change60);
  const [idle, busy] = [await cost(() => Promise.resolve()), await cost(change60)];
  const each = busy.map((spent, index) => (spent - (idle[index] ?? 0)) / ROUNDS);
  process.stdout.write(`60 of 100,000 units, ms of processor time: ${each.map((ms) => ms.toFixed(1)).join(' and ')}\n`);
  expect(Math.max(...each)).toBeLessThan(20);
  for (const { tell } of servers) expect(await tell()).toMatchObject({ size: UNITS, fullReads: 1, errors: [] });
});

test('a change on one server shows on another within 250 ms at the median', async () => {
  const [server] = servers;
  if (server === undefined) throw new Error('No server');
  const found = await delays(writer, server, ROUNDS);
  process.stdout.write(`A to B, ms: ${median(found)} at the median, ${found.at(-1)} at most\n`);
  expect(median(found)).toBeLessThan(250);
});
