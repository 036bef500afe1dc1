import { until } from '../../../support/server/waits';
import { sql } from 'kysely';
import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { importJobSchema, importJobsSchema, type ImportJob } from '../../../../src/contract/import/job';
import { paths } from '../../../../src/contract/paths';
import { createTestApp, useTestApp, parseStrict } from '../../../support/server/app';
import { asRestore } from '../../../support/server/asRestore';
import { useTestDatabase } from '../../../support/server/database';
import { BOUNDARY, formOf, upload, type FormPart } from '../../../support/server/upload';
import { ORDER_HEADER, ordersWith, UNIT_HEADER, UNIT_ROW } from './files';
import { useFolder } from '../../../support/scratch';

const database = useTestDatabase();
const uploadDir = useFolder('uploads-');

const served = useTestApp(database, { uploadDir, importsPerMinute: 1_000, importHeartbeatMs: 20 });
beforeEach(async () => {
  served.log.splice(0);
  await asRestore(database.db, ['imports'], async (trx) => {
    for (const table of ['reservations', 'orders', 'units', 'imports'] as const) await trx.deleteFrom(table).execute();
  });
});
afterEach(async () => expect(await readdir(uploadDir)).toEqual([]));

const units = `${UNIT_HEADER}\n${UNIT_ROW}\n`;
const manyOrders = (count: number) => ordersWith('ship_city', new Array<string>(count).fill('Mesa'));
const orderCount = async () =>
  (await sql<{ count: number }>`select count(*) as count from orders`.execute(database.db)).rows[0]!.count;

async function look(id: string, subject = 'tester') {
  const authorization = `Bearer ${await served.signIn.token(subject)}`;
  return served.app.inject({ url: paths.import(id), headers: { authorization } });
}

const ENDED: readonly ImportJob['state'][] = ['done', 'refused', 'cancelled', 'failed'];

const ended = (id: string, subject?: string): Promise<ImportJob> =>
  until(async () => {
    const job = parseStrict(importJobSchema, (await look(id, subject)).json());
    return ENDED.includes(job.state) && job;
  });

const untilTidy = () => until(async () => (await readdir(uploadDir)).length === 0);

const untilSaving = (id: string, { call } = served) =>
  until(async () => (await call('GET', paths.import(id))).json<ImportJob>().state === 'saving');

async function imported(parts: readonly FormPart[], subject?: string): Promise<ImportJob> {
  const response = await upload(served, parts, { subject });
  expect([response.statusCode, response.body]).toEqual([202, response.body]);
  const { id } = parseStrict(importJobSchema, response.json());
  expect(response.headers.location).toBe(paths.import(id));
  const job = await ended(id, subject);
  await untilTidy();
  return job;
}

const IN_PROGRESS = 'Another import is running. Try again when it has finished.';
const detailOf = (response: { body: string }) => (JSON.parse(response.body) as { detail: string }).detail;

test('an import brings in both files, and reports what it did', async () => {
  const files = [
    { name: 'orders', content: ordersWith('assigned_serial', ['0012', '']) },
    { name: 'units', content: units },
  ];
  expect(await imported(files)).toMatchObject({
    state: 'done',
    files: ['orders', 'units'],
    report: {
      orders: { read: 2, added: 2, changed: 0, unchanged: 0, refused: 0 },
      units: { read: 1, added: 1, changed: 0, unchanged: 0, refused: 0 },
    },
    problems: [],
    failure: null,
  });
  expect(await imported(files)).toMatchObject({
    report: { orders: { read: 2, added: 0, changed: 0, unchanged: 2, refused: 0 }, units: { unchanged: 1 } },
  });
  const { last_refresh } = (await served.call('GET', paths.lastRefresh)).json<{ last_refresh: string }>();
  const [latest] = (await served.read(importJobsSchema, paths.imports)).results;
  expect(latest?.finishedAt).toBe(last_refresh);
});

test('the report has nothing about a file that was not sent', async () => {
  expect(await imported([{ name: 'units', content: units }])).toMatchObject({ report: { orders: null } });
});

test('the progress ends with all rows and all bytes, over both files', async () => {
  const orders = manyOrders(2_500);
  const { progress } = await imported([
    { name: 'orders', content: orders },
    { name: 'units', content: units },
  ]);
  const bytes = Buffer.byteLength(orders) + Buffer.byteLength(units);
  expect(progress).toEqual({ file: 'orders', rows: 2_500, bytes, totalBytes: bytes });
});

test('a file with problems is refused whole, and each problem has its line, its column and how to fix it', async () => {
  const long = `€${'9'.repeat(100)}`;
  const job = await imported([{ name: 'orders', content: ordersWith('sale_price', ['5', '€5', long]) }]);
  expect(job).toMatchObject({ state: 'refused', report: null, problemCount: 2 });
  expect(job.problems).toEqual([
    {
      file: 'orders',
      line: 3,
      column: 'sale_price',
      value: '€5',
      reason: 'Contains a currency sign',
      effect: 'cell',
      fix: 'Write it like 1234.50.',
    },
    expect.objectContaining({ line: 4, value: `${long.slice(0, 60)}…` }),
  ]);
  expect(await orderCount()).toBe(0);
});

test('a report of many problems lists a thousand and counts the rest', async () => {
  const job = await imported([
    { name: 'orders', content: ordersWith('sale_price', Array(1_200).fill('x') as string[]) },
  ]);
  expect([job.problems.length, job.problemCount]).toEqual([1_000, 1_200]);
});

test.each([
  ['a PDF', Buffer.from('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n', 'latin1'), /A PDF is no table/],
  ['a compressed file', gzipSync(manyOrders(10)), /compressed/],
  ['another table', 'a;b\n1;2\n', /Which column is 'a'/],
  ['nothing', '', /Empty file/],
])('%s under the name of a CSV file is refused, and the answer says why', async (_what, content, reason) => {
  const { state, problems } = await imported([{ name: 'orders', content }]);
  expect(state).toBe('refused');
  expect(`${problems[0]!.reason} ${problems[0]!.fix}`).toMatch(reason);
});

test.each(['../../x.csv', `${'x'.repeat(300)}.csv`, 'C:\\x\\y.csv', '', 'a%00b.exe'])(
  'what a file is called does not matter: %s',
  async (fileName) => {
    expect(await imported([{ name: 'units', content: units, fileName }])).toMatchObject({ state: 'done' });
  },
);

describe('an upload that is no upload', () => {
  test.each<[string, FormPart[], RegExp]>([
    ['no part', [], /No file was sent/],
    ['another part', [{ name: 'people', content: 'x' }], /the parts "orders" and "units"/],
    ['a part of Object', [{ name: '__proto__', content: 'x' }], /./],
    ['a part twice', [1, 2].map(() => ({ name: 'units', content: units })), /one file each/],
    ['a field', [{ name: 'units', content: units, fileName: null }], /the parts "orders" and "units"/],
    [
      'too many parts',
      ['units', 'orders', 'units', 'orders', 'units'].map((name) => ({ name, content: units })),
      /one file each/,
    ],
  ])('an upload with %s is refused', async (_what, parts, detail) => {
    const response = await upload(served, parts);
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(detailOf(response)).toMatch(detail);
    expect((await served.call('GET', paths.imports)).json<{ results: ImportJob[] }>().results).not.toContainEqual(
      expect.objectContaining({ state: 'receiving' }),
    );
  });

  test('a compressed body, another type and a form that ends early are refused', async () => {
    const parts = [{ name: 'units', content: units }];
    const compressed = await upload(served, parts, { headers: { 'content-encoding': 'gzip' } });
    expect([compressed.statusCode, detailOf(compressed)]).toEqual([415, 'The form must not be compressed.']);
    expect((await served.call('POST', paths.imports, { units })).statusCode).toBe(415);
    const headers = { authorization: `Bearer ${await served.signIn.token()}` };
    const send = (payload: Buffer, type: string) =>
      served.app.inject({ method: 'POST', url: paths.imports, headers: { ...headers, 'content-type': type }, payload });
    const type = `multipart/form-data; boundary=${BOUNDARY}`;
    expect((await send(formOf(parts).subarray(0, 150), type)).statusCode).toBe(400);
    expect((await send(formOf(parts), 'multipart/form-data')).statusCode).toBe(400);
    expect((await send(formOf(parts), 'text/csv')).statusCode).toBe(415);
  });

  test('no other address takes forms', async () => {
    const headers = {
      authorization: `Bearer ${await served.signIn.token()}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    };
    const response = await served.app.inject({ method: 'POST', url: paths.matchIc, headers, payload: formOf([]) });
    expect(response.statusCode).toBe(415);
  });

  test('no import route answers without a token', async () => {
    const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
    const payload = formOf([{ name: 'units', content: units }]);
    const response = await served.app.inject({ method: 'POST', url: paths.imports, headers, payload });
    expect(response.statusCode).toBe(401);
  });
});

test('only the person who started an import sees it', async () => {
  const { id } = await imported([{ name: 'units', content: units }], 'dana');
  expect((await look(id, 'dana')).statusCode).toBe(200);
  expect((await look(id, 'omar')).statusCode).toBe(404);
  const authorization = `Bearer ${await served.signIn.token('omar')}`;
  const others = await served.app.inject({ url: paths.imports, headers: { authorization } });
  expect(others.json()).toEqual({ results: [] });
  const end = await served.app.inject({ method: 'DELETE', url: paths.import(id), headers: { authorization } });
  expect(end.statusCode).toBe(404);
});

test('the next import of the same person takes the place of the last', async () => {
  const first = await imported([{ name: 'units', content: units }], 'erin');
  const second = await imported([{ name: 'units', content: units }], 'erin');
  expect((await look(first.id, 'erin')).statusCode).toBe(404);
  expect((await look(second.id, 'erin')).statusCode).toBe(200);
});

test('the log names who imports, and nothing of what is imported', async () => {
  const { id } = await imported([{ name: 'orders', content: ordersWith('notes', ['CANARY']) }], 'dana');
  await until(() => Promise.resolve(served.log.some((line) => line.includes('import ended'))));
  const lines = served.log.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'import started', sub: 'dana', importId: id }));
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'import ended', sub: 'dana', state: 'done' }));
  expect(served.log.join('')).not.toMatch(/CANARY/);
});

test('each person may start five imports a minute', async () => {
  const limited = await createTestApp(database, { uploadDir });
  const send = async (subject: string) => (await upload(limited, [], { subject })).statusCode;
  for (let sent = 0; sent < 5; sent += 1) expect(await send('busy')).toBe(400);
  expect(await send('busy')).toBe(429);
  expect(await send('calm')).toBe(400);
  await limited.close();
});

test('with imports off the addresses do not exist, and the configuration reports it', async () => {
  const without = await createTestApp(database, { uploadDir, env: { APP_IMPORT: 'off' } });
  expect((await upload(without, [{ name: 'units', content: units }])).statusCode).toBe(404);
  expect((await without.call('GET', paths.imports)).statusCode).toBe(404);
  const config = (await without.call('GET', paths.config)).json<{ capabilities: unknown }>();
  expect(config.capabilities).toMatchObject({ import: 'off' });
  await without.close();
});

describe('over a real connection', () => {
  let origin: { port: number; host: string };
  beforeAll(async () => {
    await served.app.listen({ host: '127.0.0.1', port: 0 });
    origin = { host: '127.0.0.1', port: (served.app.server.address() as AddressInfo).port };
  });

  /** A form whose last file does not end by itself. */
  async function open(name: string, subject = 'tester', length?: number) {
    const authorization = `Bearer ${await served.signIn.token(subject)}`;
    const headers = {
      authorization,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      ...(length === undefined ? {} : { 'content-length': length }),
    };
    const sending = httpRequest({ ...origin, method: 'POST', path: paths.imports, headers });
    const answer = new Promise<number>((resolve, reject) => {
      sending.on('response', (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      sending.on('error', reject);
    });
    answer.catch(() => undefined);
    const whole = formOf([{ name, content: '' }]);
    sending.write(whole.subarray(0, whole.lastIndexOf(`\r\n--${BOUNDARY}--`)));
    return { sending, answer, end: () => sending.end(`\r\n--${BOUNDARY}--\r\n`) };
  }

  const mine = async () => (await served.call('GET', paths.imports)).json<{ results: ImportJob[] }>().results;
  const untilArriving = (bytes: number): Promise<ImportJob> =>
    until(async () => (await mine()).find(({ state, progress }) => state === 'receiving' && progress.bytes >= bytes));
  async function untilFree(): Promise<void> {
    await untilTidy();
    expect(await imported([{ name: 'units', content: units }])).toMatchObject({ state: 'done' });
  }

  test('slow uploads do not block other imports, and show their progress', async () => {
    const { sending, answer, end } = await open('units', 'tester');
    sending.write(units);
    const job = await untilArriving(units.length);
    expect(job).toMatchObject({ files: ['units'], progress: { file: null, rows: 0, totalBytes: 0 } });

    const again = await upload(served, [{ name: 'units', content: units }]);
    expect([again.statusCode, detailOf(again)]).toEqual([409, IN_PROGRESS]);
    const other = await upload(served, [{ name: 'units', content: units }], { subject: 'omar' });
    expect(await ended(other.json<ImportJob>().id, 'omar')).toMatchObject({ state: 'done' });

    end();
    expect(await answer).toBe(202);
    expect(await ended(job.id)).toMatchObject({ state: 'done' });
    await untilTidy();
  });

  test('while one import runs, the next is refused before it is sent, and one whose files arrive is done after it', async () => {
    const { sending, answer, end } = await open('units', 'tester');
    sending.write(units);
    const arriving = await untilArriving(units.length);
    const held = await database.db.startTransaction().execute();
    await sql`lock table orders in exclusive mode`.execute(held);
    const running = await upload(served, [{ name: 'orders', content: manyOrders(3) }], { subject: 'omar' });
    const { id } = running.json<ImportJob>();
    await until(async () => (await look(id, 'omar')).json<ImportJob>().state === 'saving');
    const third = await upload(served, [{ name: 'units', content: units }], { subject: 'ann' });
    expect([third.statusCode, detailOf(third)]).toEqual([409, IN_PROGRESS]);

    end();
    await held.rollback().execute();
    expect(await answer).toBe(202);
    expect(await ended(arriving.id)).toMatchObject({ state: 'done' });
    await untilTidy();
  });

  test('an upload that breaks off leaves nothing behind', async () => {
    const { sending } = await open('orders', 'tester');
    sending.write(manyOrders(5_000));
    await untilArriving(100_000);
    sending.destroy();
    await untilFree();
    expect(await orderCount()).toBe(0);
  });

  test('a file that is too large is refused while it arrives', async () => {
    const { sending, answer } = await open('orders', 'tester', 150 * 1024 * 1024);
    const piece = Buffer.alloc(1024 * 1024, 'x');
    let sent = 0;
    const line = { isOver: false };
    for (const event of ['close', 'response']) sending.on(event, () => (line.isOver = true));
    const drained = () => until(() => Promise.resolve(line.isOver || sending.writableLength === 0));
    while (!line.isOver && sent < 130) {
      sent += 1;
      if (!sending.write(piece)) await drained();
    }
    expect(await answer).toBe(413);
    expect(sent).toBeGreaterThanOrEqual(100);
    sending.destroy();
    await untilFree();
  });

  test('an upload that announces too many bytes is refused before it arrives', async () => {
    const { sending, answer } = await open('orders', 'tester', 2 * 1024 ** 3);
    expect(await answer).toBe(413);
    sending.destroy();
    await untilFree();
  });

  test('an upload can be cancelled while it arrives', async () => {
    const { sending, answer } = await open('units', 'tester');
    sending.write(units);
    const { id } = await untilArriving(units.length);
    expect((await served.call('DELETE', paths.import(id))).statusCode).toBe(200);
    expect(await answer).toBe(409);
    sending.destroy();
    expect((await look(id)).statusCode).toBe(404);
    await untilFree();
  });

  test('an import can be canceled while it runs: none of it is saved', async () => {
    // Another session locks the table, so that the import waits while saving.
    const held = await database.db.startTransaction().execute();
    await sql`lock table orders in exclusive mode`.execute(held);
    const { id } = (await upload(served, [{ name: 'orders', content: manyOrders(3) }])).json<ImportJob>();
    await untilSaving(id);
    await served.call('DELETE', paths.import(id));
    await held.rollback().execute();
    expect(await ended(id)).toMatchObject({ state: 'cancelled', report: null });
    expect(await orderCount()).toBe(0);
    const again = await served.call('DELETE', paths.import(id));
    expect(again.json()).toMatchObject({ state: 'cancelled' });
    await untilTidy();
  });

  test('while an import runs at a terminal, one in the app is refused before it is sent', async () => {
    const held = await database.db.startTransaction().execute();
    await sql`select pg_advisory_xact_lock(${0x53_70_65_63_41_49}::bigint)`.execute(held);
    const refused = await upload(served, [{ name: 'orders', content: `${ORDER_HEADER}\n` }]);
    expect([refused.statusCode, detailOf(refused)]).toEqual([409, expect.stringMatching(/^Another import is running/)]);
    await held.rollback().execute();
  });

  test('when the database breaks off, the import begins again, and the next one may start', async () => {
    const held = await database.db.startTransaction().execute();
    await sql`lock table orders in exclusive mode`.execute(held);
    const { id } = (await upload(served, [{ name: 'orders', content: manyOrders(3) }])).json<ImportJob>();
    await untilSaving(id);
    // The import reports that it saves before it waits for the lock.
    const terminate = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`;
    await until(async () => (await terminate.execute(held)).rows.length > 0);
    await held.rollback().execute();
    expect(await ended(id)).toMatchObject({ state: 'done', failure: null, report: { orders: { added: 3 } } });
    await untilFree();
  });
});

test('a server that stops ends the import, saves none of it, and says why', async () => {
  const stopping = await createTestApp(database, { uploadDir });
  const held = await database.db.startTransaction().execute();
  await sql`lock table orders in exclusive mode`.execute(held);
  const { id } = (await upload(stopping, [{ name: 'orders', content: manyOrders(3) }])).json<ImportJob>();
  await untilSaving(id, stopping);
  const closed = stopping.close();
  await held.rollback().execute();
  await closed;
  expect(await orderCount()).toBe(0);
  expect(await ended(id)).toMatchObject({
    state: 'failed',
    failure: expect.stringMatching(/^The server was stopped while the import ran\. Nothing was changed\./) as unknown,
  });
});
