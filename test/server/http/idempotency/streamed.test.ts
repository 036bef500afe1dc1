import { until } from '../../../support/server/waits';
import { useTidyFolder } from '../../../support/scratch';
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import type { ImportJob } from '../../../../src/contract/import/job';
import { paths } from '../../../../src/contract/paths';
import { KEY_USED, STILL_RUNNING } from '../../../../src/contract/problem';
import { type TestApp, useTestApp } from '../../../support/server/app';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../../support/server/database';
import { BOUNDARY, formOf, upload } from '../../../support/server/upload';
import { ordersWith } from '../../features/import/files';
import { cameraPhoto } from '../../features/files/pictures';

const database = useTestDatabase();
const root = useTidyFolder('keyed-');
const env = { FEED_CLIENT_ID: 'erp', FEED_CLIENT_SECRET: 'a secret that is long enough' };

const server = (name: string) =>
  useTestApp(database, { uploadDir: join(root, name), importsPerMinute: 1_000, importHeartbeatMs: 20, env });
const [first, second] = [server('first'), server('second')];

const jobsOf = async (at = first) => (await at.call('GET', paths.imports)).json<{ results: ImportJob[] }>().results;
const untilDone = () => until(async () => (await jobsOf()).every(({ state }) => state === 'done'));
const importCount = async () => (await database.db.selectFrom('imports').select('id').execute()).length;
const orders = (city: string) => [{ name: 'orders', content: ordersWith('ship_city', [city]) }];
const keyed = (key: string) => ({ headers: { 'idempotency-key': `"${key}"` } });
const send = (at: TestApp, key: string, city: string, path: string = paths.imports) =>
  upload(at, orders(city), { ...keyed(key), path });

test('an upload that is repeated by its key, on another server too, starts one import and is answered the same', async () => {
  const before = await importCount();
  const answer = await send(first, 'once', 'Mesa');
  expect(answer.statusCode).toBe(202);
  await untilDone();
  for (const at of [first, second]) {
    const again = await send(at, 'once', 'Mesa');
    expect([again.statusCode, again.body, again.headers.location]).toEqual([202, answer.body, answer.headers.location]);
  }
  expect(await importCount()).toBe(before + 1);
  expect(await jobsOf()).toHaveLength(1);
});

test('another file, another name of it or another address under the key of an upload is refused, and so is a key of another write', async () => {
  await send(first, 'taken', 'Reno');
  await untilDone();
  const before = await importCount();
  const [id] = await insertRows(database.db, { units: [unitRow({ serial: 'K' })], orders: [orderRow()] });
  const headers = { authorization: `Bearer ${await first.signIn.token('tester')}`, 'idempotency-key': '"reserved"' };
  const reserved = await first.call('POST', paths.reservations, { itemCode: 'K', orderId: String(id) }, headers);
  expect(reserved.statusCode).toBe(201);
  const renamed = [{ ...orders('Reno')[0]!, fileName: 'other.csv' }];
  const refusals = [
    await send(second, 'taken', 'Mesa'),
    await send(second, 'taken', 'Reno', `${paths.imports}?review=true`),
    await upload(second, renamed, keyed('taken')),
    await send(second, 'reserved', 'Reno'),
  ];
  for (const refused of refusals)
    expect([refused.statusCode, refused.json()]).toEqual([422, expect.objectContaining({ type: KEY_USED })]);
  expect(await importCount()).toBe(before);
});

/** An upload over a real connection whose last file has not ended. */
async function open(at: TestApp, key: string, city: string) {
  if (!at.app.server.listening) await at.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = at.app.server.address() as AddressInfo;
  const headers = {
    authorization: `Bearer ${await at.signIn.token('tester')}`,
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    'idempotency-key': `"${key}"`,
  };
  const sending = httpRequest({ host: '127.0.0.1', port, method: 'POST', path: paths.imports, headers });
  sending.on('error', () => undefined);
  const form = formOf(orders(city));
  sending.write(form.subarray(0, form.length - 30));
  await until(async () => (await jobsOf()).some(({ state }) => state === 'receiving'));
  return { sending, end: () => sending.end(form.subarray(form.length - 30)) };
}

test('a repetition must wait while the files of an upload arrive; a lost answer is repeated then', async () => {
  const { sending, end } = await open(first, 'slow', 'Mesa');
  const reported = await send(second, 'slow', 'Mesa');
  expect([reported.statusCode, reported.headers['retry-after'], reported.json()]).toEqual([
    409,
    '1',
    expect.objectContaining({ type: STILL_RUNNING }),
  ]);
  const answered = once(sending, 'response');
  end();
  await answered;
  sending.destroy();
  await untilDone();
  const before = await importCount();
  expect((await send(second, 'slow', 'Mesa')).statusCode).toBe(202);
  expect(await importCount()).toBe(before);
});

test('an upload that broke off leaves its key free: sent again, it is a first', async () => {
  const { sending } = await open(first, 'broken', 'Mesa');
  sending.destroy();
  await until(async () => (await jobsOf()).every(({ state }) => state !== 'receiving'));
  expect((await send(second, 'broken', 'Mesa')).statusCode).toBe(202);
  await untilDone();
});

test('a server that dies between the files and their answer leaves neither; the repetition starts the import', async () => {
  const before = await importCount();
  await sql`create function lose_connection() returns trigger language plpgsql as $$
    begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`.execute(database.db);
  await sql`create trigger lose before insert on idempotency_keys
    for each row when (new.key = 'lost') execute function lose_connection()`.execute(database.db);
  expect((await send(first, 'lost', 'Tulsa')).statusCode).toBe(503);
  expect(await jobsOf()).toEqual([]);
  await sql`drop trigger lose on idempotency_keys`.execute(database.db);
  expect((await send(second, 'lost', 'Tulsa')).statusCode).toBe(202);
  await untilDone();
  expect(await importCount()).toBe(before + 1);
});

test('a photo that is repeated by its key is answered the same; another under it is refused', async () => {
  await insertRows(database.db, { units: [unitRow({ serial: 'PHOTO' })] });
  const put = async (at: TestApp, payload: Buffer) => {
    const authorization = `Bearer ${await at.signIn.token()}`;
    const headers = { authorization, 'content-type': 'application/octet-stream', 'idempotency-key': '"photo"' };
    return at.app.inject({ method: 'POST', url: `${paths.unitFiles('PHOTO')}?name=one.jpg`, headers, payload });
  };
  const [one, other] = await Promise.all([64, 65].map((width) => cameraPhoto({ width }).jpeg().toBuffer()));
  const answer = await put(first, one!);
  expect(answer.statusCode).toBe(201);
  const again = await put(second, one!);
  expect([again.statusCode, again.body]).toEqual([201, answer.body]);
  expect((await put(second, other!)).json()).toMatchObject({ status: 422, type: KEY_USED });
});

test('a batch of a feed that is repeated by its key, packed or not, is answered the same; other content or another number is refused', async () => {
  const feed = async (at: TestApp, payload: Buffer, { batch = 1, headers = {} } = {}) => {
    const token = await at.signIn.token('erp', { client_id: 'erp', scope: 'api://specai/Feed.Write' });
    const all = {
      authorization: `Bearer ${token}`,
      'content-type': 'text/csv',
      'idempotency-key': '"batch"',
      ...headers,
    };
    return at.app.inject({
      ...{ method: 'PUT', url: `${paths.feed('orders')}?batch=${batch}&source=ERP`, payload },
      headers: all,
    });
  };
  const content = Buffer.from(ordersWith('ship_city', ['Boise']));
  const answer = await feed(first, content);
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
  const before = await importCount();
  expect((await feed(second, content)).body).toBe(answer.body);
  const packed = await feed(second, gzipSync(content), { headers: { 'content-encoding': 'gzip' } });
  expect([packed.statusCode, packed.body]).toEqual([200, answer.body]);
  const others = [
    await feed(second, Buffer.from(ordersWith('ship_city', ['Provo']))),
    await feed(second, content, { batch: 2 }),
  ];
  for (const refused of others) expect(refused.json()).toMatchObject({ status: 422, type: KEY_USED });
  expect(await importCount()).toBe(before);
});

test('the key of an upload must be one', async () => {
  expect((await upload(first, orders('Mesa'), { headers: { 'idempotency-key': 'a,b' } })).statusCode).toBe(400);
});
