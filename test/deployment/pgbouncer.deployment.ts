import { Client } from 'pg';
import { createCluster, type TestCluster } from '../support/server/cluster';
import { delays, median } from './support/delays';
import { startPgBouncer, type Pooler } from './support/pgbouncer';
import { startServer, type Server } from './support/server';
import { until } from './support/until';

const UNIT = `insert into units (serial, condition, phase, kva_rating, primary_voltage, secondary_voltage, unit_cost)`;
const ROUNDS = 20;

let cluster: TestCluster;
let pooler: Pooler;
let writer: Client;
const servers: Server[] = [];
const serve = async (env: Record<string, string>) => {
  const server = await startServer({ DATABASE_URL: pooler.url, ...env });
  servers.push(server);
  return server;
};
beforeAll(async () => {
  cluster = await createCluster();
  pooler = await startPgBouncer(cluster.url);
  writer = new Client(cluster.url);
  await writer.connect();
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});
afterAll(async () => {
  await writer.end();
  await pooler.stop();
  await cluster.remove();
});

test('an empty database is migrated and filled through PgBouncer', async () => {
  const server = await serve({ SAMPLE_DATA: 'on' });
  expect(await server.tell()).toMatchObject({ isPooled: true, errors: [] });
  expect((await server.tell()).size).toBeGreaterThan(0);
  await writer.query(`${UNIT} values ('A1', 'RC', 3, 500, '12470', '480', 1)`);
});

test('a change shows within 2 s at the median without notifications, and within 250 ms with them', async () => {
  const deaf = await serve({});
  const hearing = await serve({ LISTEN_DATABASE_URL: cluster.url });
  const [without, withListen] = [await delays(writer, deaf, ROUNDS), await delays(writer, hearing, ROUNDS)];
  process.stdout.write(
    `A to B through PgBouncer, ms: ${median(without)} without LISTEN, ${median(withListen)} with it\n`,
  );
  expect(median(without)).toBeLessThan(2_000);
  expect(median(withListen)).toBeLessThan(250);
  for (const server of [deaf, hearing]) expect(await server.tell()).toMatchObject({ fullReads: 1, errors: [] });
});

test('of two servers behind PgBouncer one judges the orders, and the other one takes over', async () => {
  const left = async () =>
    (
      await writer.query(`select from orders o where assigned_serial is null and retired_at is null
      and not exists (select from order_matches m where m.order_id = o.id)`)
    ).rowCount;
  const [first] = [await serve({}), await serve({})];
  await until(async () => (await left()) === 0);
  await first.stop();
  await writer.query(`update orders set notes = coalesce(notes, '') || ' urgent' where assigned_serial is null`);
  expect(await left()).toBeGreaterThan(0);
  await until(async () => (await left()) === 0);
  expect((await writer.query('select from charges')).rowCount).toBe(1);
});

test('a PgBouncer that ignores startup parameters is still recognized', async () => {
  const ignoring = await startPgBouncer(cluster.url, 'ignore_startup_parameters = statement_timeout');
  const server = await serve({ DATABASE_URL: ignoring.url });
  expect(await server.tell()).toMatchObject({ isPooled: true, errors: [] });
  await server.stop();
  await ignoring.stop();
});
