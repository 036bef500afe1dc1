import { once } from 'node:events';
import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import { sql, type KyselyPlugin } from 'kysely';
import { paths } from '../../../../src/contract/paths';
import { connect, type Connection } from '../../../../src/server/db/connect';
import { createTestApp, type TestApp } from '../../../support/server/app';
import { createTestDatabase, type TestDatabase } from '../../../support/server/database';

const ORDERS = 5_000;
const BATCH = 500;
/** Long enough for the file to be larger than what sockets hold for a reader who does not read. */
const CITY_LENGTH = 8_000;

let database: TestDatabase;
let own: Connection;
let served: TestApp;
let origin: string;

/** Batches read so far, and what happens when one, or before them the ids, have been read. */
let batches = 0;
let onBatch: (number: number) => unknown = () => undefined;
let onIds: () => unknown = () => undefined;
const isBatch = (row: unknown) =>
  typeof row === 'object' && row !== null && 'job_number' in row && [row.job_number].flat().length === BATCH;
const isOfIds = (row: unknown) => typeof row === 'object' && row !== null && 'ids' in row;
const watching: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    if (result.rows.length > 0 && result.rows.every(isOfIds)) await onIds();
    if (result.rows.some(isBatch)) await onBatch(++batches);
    return result;
  },
};

/** One connection: a request that held it would keep all others from the database. */
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
  batches = 0;
  onBatch = () => undefined;
  onIds = () => undefined;
});
afterAll(async () => {
  await served.close();
  await own.close();
  await database.close();
});

const authorization = async () => `Bearer ${await served.signIn.token()}`;

/** Asks for the file; `closed` settles when the server is rid of the request. */
async function askForFile() {
  const headers = { authorization: await authorization() };
  const arrived = once(served.app.server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
  const request = get(new URL(paths.ordersExport, origin), { headers, agent: false });
  request.on('error', () => undefined);
  const response = once(request, 'response') as Promise<[IncomingMessage]>;
  response.catch(() => undefined);
  const [, answer] = await arrived;
  return { request, response: response.then(([message]) => message), closed: once(answer, 'close') };
}

/** Other people's requests, one after another: each goes to the database, and by its turn a reader has had one too. */
async function othersAsk(times = 25): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const answer = await fetch(new URL(paths.states, origin), { headers: { authorization: await authorization() } });
    expect(answer.status).toBe(200);
    await answer.text();
  }
}

/** Reads on until no batch is read while others are served. */
async function untilStill(): Promise<number> {
  for (let before = -1; before !== batches;) {
    before = batches;
    await othersAsk();
  }
  return batches;
}

const connectionsInUse = () => own.pool.totalCount - own.pool.idleCount + own.pool.waitingCount;

test('a client that does not read is waited for, without a connection; then it gets the whole file', async () => {
  const { response } = await askForFile();
  const message = await response;
  const read = await untilStill();
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(ORDERS / BATCH);
  expect(connectionsInUse()).toBe(0);
  let text = '';
  for await (const part of message.setEncoding('utf8')) text += String(part);
  expect(batches).toBe(ORDERS / BATCH);
  expect(text.split('\r\n')).toHaveLength(1 + ORDERS + 1);
});

test('a client that goes away while it does not read ends the reading', async () => {
  const { request, response, closed } = await askForFile();
  await response;
  const read = await untilStill();
  expect(read).toBeLessThan(ORDERS / BATCH);
  request.destroy();
  await closed;
  await othersAsk();
  expect(batches).toBe(read);
  expect(connectionsInUse()).toBe(0);
});

test.each([
  ['before the first byte', 1],
  ['in the middle of a batch', 3],
])('a client that goes away %s ends the reading', async (_when, last) => {
  let goOn: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (goOn = resolve));
  const reached = new Promise<void>((resolve) => {
    onBatch = async (number) => {
      if (number !== last) return;
      resolve();
      await gate;
    };
  });
  const { request, response, closed } = await askForFile();
  response.then(
    (message) => message.on('error', () => undefined).resume(),
    () => undefined,
  );
  await reached;
  request.destroy();
  await closed;
  goOn();
  await othersAsk();
  expect(batches).toBe(last);
  expect(connectionsInUse()).toBe(0);
});

const textOfFile = async () => {
  const answer = await fetch(new URL(paths.ordersExport, origin), {
    headers: { authorization: await authorization() },
  });
  return { answer, text: answer.text() };
};
const rename = (from: string, to: string) =>
  sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(database.db);

test('a database that fails in the middle breaks the download', async () => {
  onBatch = (number) => (number === 2 ? rename('orders', 'orders_gone') : undefined);
  const { answer, text } = await textOfFile();
  expect([answer.status, answer.headers.get('x-total-count')]).toEqual([200, String(ORDERS)]);
  await expect(text).rejects.toThrow();
  await rename('orders_gone', 'orders');
  expect(batches).toBe(2);
  const faults = served.log.filter((line) => line.includes('"level":50'));
  expect(faults).toEqual([expect.stringContaining('relation \\"orders\\" does not exist')]);
  await othersAsk(1);
});

test.each([
  ['before anything is read', () => rename('orders', 'orders_gone')],
  ['before the first byte', () => void (onIds = () => rename('orders', 'orders_gone'))],
])('a database that fails %s is a problem', async (_when, fail) => {
  await fail();
  const { answer, text } = await textOfFile();
  await rename('orders_gone', 'orders');
  expect(answer.status).toBe(500);
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  expect(answer.headers.get('content-disposition')).toBeNull();
  expect(JSON.parse(await text)).toMatchObject({ status: 500 });
});

test('HEAD does not read the file', async () => {
  const head = await served.call('HEAD', paths.ordersExport);
  await othersAsk(3);
  expect([head.headers['x-total-count'], batches]).toEqual([String(ORDERS), 1]);
});

test('an order that is removed in the middle breaks the download', async () => {
  onBatch = (number) =>
    number === 2 ? sql`delete from orders where job_number = 'M1200'`.execute(database.db) : undefined;
  const { text } = await textOfFile();
  await expect(text).rejects.toThrow();
  expect(batches).toBe(2);
});
