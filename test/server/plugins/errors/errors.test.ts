import { connect as connectSocket } from 'node:net';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { paths } from '../../../../src/contract/paths';
import { connect, SilentDatabaseError } from '../../../../src/server/db/connect';
import { problemFor } from '../../../../src/server/plugins/errors';
import { createTestApp } from '../../../support/server/app';
import { createTestDatabase, type TestDatabase } from '../../../support/server/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const coded = (code: string) => Object.assign(new Error('Failing row contains (secret)'), { code });

test.each([
  [coded('ECONNREFUSED'), 503],
  [coded('57P01'), 503],
  [coded('57014'), 503],
  [coded('08006'), 503],
  [coded('53300'), 503],
  [coded('40001'), 503],
  [new Error('Connection terminated unexpectedly'), 503],
  [new Error('timeout exceeded when trying to connect'), 503],
  [new SilentDatabaseError('The database did not answer a statement within 9500 ms.'), 503],
  [coded('22021'), 400],
  [coded('22003'), 400],
  [coded('23505'), 500],
  [new Error('secret'), 500],
  [Object.assign(new Error('secret'), { statusCode: 502 }), 500],
  [Object.assign(new Error('secret'), { statusCode: 399 }), 500],
  [Object.assign(new Error('secret'), { statusCode: 600 }), 500],
  [Object.assign(new Error('secret'), { statusCode: '404' }), 500],
  ['thrown text', 500],
  [null, 500],
  [Object.assign(new Error('There is no such order.'), { statusCode: 404 }), 404],
])('%s becomes %i and reveals no internals', (error, status) => {
  const problem = problemFor(error);
  expect(problem.status).toBe(status);
  expect(JSON.stringify(problem)).not.toMatch(/secret|stack/);
});

test('without the database: 503 and when to come back, alive but not ready, and all well afterwards', async () => {
  const served = await createTestApp(database);
  const broken: Error[] = [];
  const own = connect(database.url, { onConnectionError: (error) => broken.push(error), maxConnections: 2 });
  await sql`select 1`.execute(own.db);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db);
  while (broken.length === 0) await sleep(20);
  expect((await sql`select 1 as one`.execute(own.db)).rows).toEqual([{ one: 1 }]);
  await own.close();
  await served.close();

  const nowhere = connect(database.url.replace(/:\d+\//, ':1/'));
  const down = await createTestApp(database, { db: nowhere.db });
  const response = await down.call('GET', paths.states);
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2']);
  expect((await down.app.inject('/livez')).statusCode).toBe(200);
  expect((await down.app.inject('/readyz')).statusCode).toBe(503);
  await down.close();
  await nowhere.close();
});

test('a part of an address that is too long is answered in words', async () => {
  const served = await createTestApp(database);
  const response = await served.call('GET', `/api/orders/${'1'.repeat(201)}`);
  expect([response.statusCode, response.json()]).toEqual([
    414,
    expect.objectContaining({ detail: 'A part of the address is too long: it may have up to 200 characters.' }),
  ]);
  await served.close();
});

test('a statement that takes too long is given up', async () => {
  const { db, close } = connect(database.url, { statementTimeoutMs: 50 });
  await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toMatchObject({ code: '57014' });
  await close();
});

test('the server stops once requests in flight are answered, and waits for no idle connection', async () => {
  const served = await createTestApp(database);
  let arrive = (): void => undefined;
  const hasArrived = new Promise<void>((resolve) => (arrive = resolve));
  served.app.get('/slow', { config: { isPublic: true } }, async () => {
    arrive();
    await sleep(700);
    return { done: true };
  });
  const address = new URL(await served.app.listen({ port: 0, host: '127.0.0.1' }));
  const unused = connectSocket(Number(address.port), '127.0.0.1');
  unused.on('error', () => undefined);
  await once(unused, 'connect');
  const idle = await fetch(new URL('/livez', address));
  await idle.text();
  const inFlight = fetch(new URL('/slow', address));
  await hasArrived;
  const from = Date.now();
  const [answer] = await Promise.all([inFlight, served.close()]);
  expect(await answer.json()).toEqual({ done: true });
  // Idle ones would be kept for 72 s; a busy machine may take long for the rest.
  expect(Date.now() - from).toBeLessThan(40_000);
  await expect(fetch(new URL('/livez', address))).rejects.toThrow();
});
