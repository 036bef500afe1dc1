import { once } from 'node:events';
import { readdir, readlink } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import { sql, type KyselyPlugin } from 'kysely';
import { paths } from '../../../../src/contract/paths';
import { connect, type Connection } from '../../../../src/server/db/pool/connectionPool';
import { WAIT_MS } from '../../../setup/patience';
import { createTestApp, type TestApp } from '../../../support/server/app';
import { createTestDatabase, type TestDatabase } from '../../../support/server/database';

const ORDERS = 5_000;
/** Larger than the socket buffers of a client that does not read. */
const CITY_LENGTH = 8_000;

let database: TestDatabase;
let own: Connection;
let served: TestApp;
let origin: string;

/** Pieces of the file that the database has sent, and a callback for each. */
let pieces = 0;
let onPiece: (number: number) => unknown = () => undefined;
const watching: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    if (result.rows.some((row) => Buffer.isBuffer(row))) await onPiece(++pieces);
    return result;
  },
};

/** One connection: a request that held it would block all others. */
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`insert into orders (order_code, job_number, customer_name, ship_city, ship_state, order_type)
    select 'M' || n, 'M' || n, 'Many', repeat('x', ${sql.lit(CITY_LENGTH)}), 'NM', 'RC'
    from generate_series(1, ${sql.lit(ORDERS)}) n`.execute(database.db);
  own = connect(database.url, { maxConnections: 1 });
  served = await createTestApp(database, { db: own.db.withPlugin(watching) });
  origin = await served.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  pieces = 0;
  onPiece = () => undefined;
});
afterAll(async () => {
  await served.close();
  await own.close();
  await database.close();
});

const authorization = async () => `Bearer ${await served.signIn.token()}`;

/** Requests the file; `closed` settles when the server has dropped the request. */
async function askForFile() {
  const headers = { authorization: await authorization() };
  const arrived = once(served.app.server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
  const request = get(new URL(paths.ordersExport, origin), { headers, agent: false });
  request.on('error', () => undefined);
  const response = once(request, 'response') as Promise<[IncomingMessage]>;
  response.catch(() => undefined);
  const [, answer] = await arrived;
  return { request, response: response.then(([message]) => message), answer, closed: once(answer, 'close') };
}

async function othersAsk(times = 25): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const answer = await fetch(new URL(paths.states, origin), { headers: { authorization: await authorization() } });
    expect(answer.status).toBe(200);
    await answer.text();
  }
}

const connectionsInUse = () => own.pool.totalCount - own.pool.idleCount + own.pool.waitingCount;

/** A listening server refreshes its first lists periodically: the connection is free again after that. */
async function expectNoConnection(): Promise<void> {
  for (let waited = 0; connectionsInUse() > 0 && waited < WAIT_MS; waited += 5) await sleep(5);
  expect(connectionsInUse()).toBe(0);
}

/** Open files, if the system lists them. */
async function filesInHand(): Promise<string[]> {
  const all = await readdir('/proc/self/fd').catch(() => []);
  const files = await Promise.all(all.map((each) => readlink(`/proc/self/fd/${each}`).catch(() => '')));
  return files.filter((each) => each.includes('specai-') && each.endsWith('(deleted)'));
}

const faults = () => served.log.filter((line) => line.includes('"level":50'));

test('a client that does not read is waited for, without a connection; then it gets the whole file', async () => {
  const { response, answer } = await askForFile();
  const message = await response;
  const read = pieces;
  expect(read).toBeGreaterThan(0);
  await othersAsk();
  expect(answer.socket?.bytesWritten).toBeLessThan(ORDERS * CITY_LENGTH);
  await expectNoConnection();
  let text = '';
  for await (const part of message.setEncoding('utf8')) text += String(part);
  expect(pieces).toBe(read);
  expect(text.split('\r\n')).toHaveLength(1 + ORDERS + 1);
  expect(await filesInHand()).toEqual([]);
});

test('a client that goes away while it does not read leaves nothing behind', async () => {
  const { request, response, closed } = await askForFile();
  (await response).on('error', () => undefined);
  request.destroy();
  await closed;
  await othersAsk();
  await expectNoConnection();
  expect(await filesInHand()).toEqual([]);
});

test.each([
  ['before the first piece is written down', 1],
  ['in the middle', 3],
])('a client that goes away %s ends the reading', async (_when, last) => {
  let goOn: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (goOn = resolve));
  const reached = new Promise<void>((resolve) => {
    onPiece = async (number) => {
      if (number !== last) return;
      resolve();
      await gate;
    };
  });
  const before = faults().length;
  const { request, response, closed } = await askForFile();
  response.catch(() => undefined);
  await reached;
  request.destroy();
  await closed;
  goOn();
  await othersAsk();
  expect(pieces).toBe(last);
  await expectNoConnection();
  expect(await filesInHand()).toEqual([]);
  expect(faults().slice(before)).toEqual([]);
});

const textOfFile = async () => {
  const answer = await fetch(new URL(paths.ordersExport, origin), {
    headers: { authorization: await authorization() },
  });
  return { answer, text: answer.text() };
};
const rename = (from: string, to: string) =>
  sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(database.db);
const endReading = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where query like 'copy (%' and state = 'active' and datname = current_database()`.execute(database.db);

test.each([
  ['before anything is read', () => rename('orders', 'orders_gone'), () => rename('orders_gone', 'orders')],
  [
    'in the middle',
    () => void (onPiece = (number) => (number === 2 ? endReading() : undefined)),
    () => Promise.resolve(),
  ],
])('a database that fails %s is a problem, not a file', async (_when, fail, heal) => {
  await fail();
  const { answer, text } = await textOfFile();
  await heal();
  expect([500, 503]).toContain(answer.status);
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  expect(answer.headers.get('content-disposition')).toBeNull();
  expect(JSON.parse(await text)).toMatchObject({ status: answer.status });
  await expectNoConnection();
  expect(await filesInHand()).toEqual([]);
  await othersAsk(1);
});

test('HEAD does not read the file', async () => {
  const head = await served.call('HEAD', paths.ordersExport);
  await othersAsk(3);
  expect([head.headers['x-total-count'], pieces]).toEqual([String(ORDERS), 0]);
});

test('two files are read at a time, the third waits for its turn', async () => {
  const many = connect(database.url, { maxConnections: 4 });
  const app = await createTestApp(database, { db: many.db.withPlugin(watching) });
  let goOn: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (goOn = resolve));
  const started: number[] = [];
  onPiece = (number) => {
    started.push(number);
    return gate;
  };
  const query = `${paths.ordersExport}?search=M11`;
  const files = [1, 2, 3].map(() => app.call('GET', query));
  while (started.length < 2) await othersAsk(1);
  await othersAsk();
  expect([started.length, many.pool.totalCount - many.pool.idleCount]).toEqual([2, 2]);
  goOn();
  const lines = (await Promise.all(files)).map(({ body }) => body.split('\r\n').length - 2);
  expect(new Set(lines)).toEqual(new Set([111]));
  await app.close();
  await many.close();
});
