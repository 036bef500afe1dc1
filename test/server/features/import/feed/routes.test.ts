import { useTidyFolder } from '../../../../support/scratch';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { gzipSync } from 'node:zlib';
import { feedAnswerSchema, feedProblemSchema } from '../../../../../src/contract/feeds';
import { lastRefreshSchema } from '../../../../../src/contract/lastRefresh';
import { paths } from '../../../../../src/contract/paths';
import { problemSchema } from '../../../../../src/contract/problem';
import { useTestApp, parseStrict } from '../../../../support/server/app';
import { asRestore } from '../../../../support/server/asRestore';
import { useTestDatabase } from '../../../../support/server/database';

const database = useTestDatabase();
const uploadDir = useTidyFolder('feeds-');

const env = { FEED_CLIENT_ID: 'erp', FEED_CLIENT_SECRET: 'a secret that is long enough' };

const served = useTestApp(database, { uploadDir, env });
// Not truncated: that would wait for the server's reads of both tables, each of which can hold a lock that the other needs.
beforeEach(async () => {
  await asRestore(database.db, ['imports', 'feed_batches'], async (trx) => {
    for (const table of ['orders', 'units', 'imports', 'feed_batches'] as const) await trx.deleteFrom(table).execute();
  });
});

const machine = () => served.signIn.token('erp', { client_id: 'erp', scope: 'api://specai/Feed.Write' });

interface Sent {
  readonly query?: string;
  readonly file?: string;
  readonly type?: string;
  readonly headers?: Record<string, string>;
  readonly token?: string;
}

async function put(payload: string | Buffer, { query = 'batch=1', file = 'units', ...more }: Sent = {}) {
  const { type = 'application/x-ndjson', headers = {}, token = await machine() } = more;
  return served.app.inject({
    method: 'PUT',
    url: `${paths.feed(file)}?${query}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': type, ...headers },
    payload,
  });
}

const taken = async (payload: string | Buffer, sent?: Sent) => {
  const response = await put(payload, sent);
  expect([response.statusCode, response.body]).toEqual([200, response.body]);
  return parseStrict(feedAnswerSchema, response.json());
};
const refused = async (payload: string | Buffer, sent?: Sent) => {
  const response = await put(payload, sent);
  expect([response.statusCode, response.body]).toEqual([422, response.body]);
  return parseStrict(feedProblemSchema, response.json());
};
const detailOf = async (payload: string | Buffer, sent?: Sent) => {
  const response = await put(payload, sent);
  const { status, detail } = parseStrict(problemSchema, response.json());
  expect(response.statusCode).toBe(status);
  return [status, detail] as const;
};

const unit = (serial: string, more: object = {}) => ({
  ...{ serial, condition: 'RC', phase: 3, kva_rating: 500, primary_voltage: '12470', secondary_voltage: '480Y/277' },
  ...more,
});
const lines = (...rows: readonly object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
const serials = async () =>
  (await database.db.selectFrom('units').select('serial').orderBy('serial').execute()).map((row) => row.serial);

test('objects are imported line by line, and the answer counts the results', async () => {
  const first = lines(unit('0012', { unit_cost: 18400.5, fab_notes: 'one\ntwo', pictures: ['front', 'side'] }));
  expect(await taken(first, { query: 'batch=1&source=ERP' })).toMatchObject({
    ...{ source: 'ERP', file: 'units', batch: 1, mode: 'changes', read: 1, new: 1, changed: 0, unchanged: 0 },
    ...{ retired: 0, brought_back: 0, refused: 0, kept: [], kept_count: 0 },
  });
  expect(await database.db.selectFrom('units').selectAll().execute()).toMatchObject([
    { serial: '0012', unit_cost: '18400.50', fab_notes: 'one\ntwo', pictures: ['front', 'side'] },
  ]);
  const second = lines(unit('0012', { unit_cost: null }), unit('0013', { unit_cost: 5 }));
  expect(await taken(second, { query: 'batch=2&source=ERP' })).toMatchObject({ read: 2, new: 1, changed: 1 });
});

test('CSV is taken as an import takes it, packed or not', async () => {
  const csv = 'order_code,job_number,customer_name,order_type\nSO1,J1,Mesa,RC\n';
  const sent = { file: 'orders', type: 'text/csv' };
  expect(await taken(csv, sent)).toMatchObject({ source: 'erp', file: 'orders', new: 1 });
  const headers = { 'content-encoding': 'gzip' };
  expect(await taken(gzipSync(csv), { ...sent, headers })).toMatchObject({ batch: 1, new: 1 });
});

test('the same batch again gets the same answer, and changes nothing', async () => {
  const answer = await taken(lines(unit('0012')), { query: 'batch=7' });
  await database.db.updateTable('units').set({ kva_rating: 300 }).execute();
  expect(await taken(lines(unit('0012')), { query: 'batch=7' })).toEqual(answer);
  expect(await database.db.selectFrom('units').select('kva_rating').execute()).toEqual([{ kva_rating: '300.00' }]);
  expect(await database.db.selectFrom('imports').select('id').execute()).toHaveLength(1);
});

test('a number is never used for something else, and never goes back', async () => {
  await taken(lines(unit('0012')), { query: 'batch=7' });
  const other = lines(unit('0013'));
  expect(await detailOf(other, { query: 'batch=7' })).toEqual([
    409,
    "Batch 7 of 'erp' was taken with other content. Send this one by a new number.",
  ]);
  expect((await detailOf(lines(unit('0012')), { query: 'batch=7&mode=whole' }))[0]).toBe(409);
  expect(await detailOf(other, { query: 'batch=6' })).toEqual([
    409,
    "Batch 7 is the last of 'erp'. Send a number above it, not 6.",
  ]);
  expect(await serials()).toEqual(['0012']);
  await taken(other, { query: 'batch=6&source=another' });
  await taken(other, { query: 'batch=8' });
});

test('the same batch sent twice concurrently gets one answer', async () => {
  const responses = await Promise.all([put(lines(unit('0012'))), put(lines(unit('0012')))]);
  expect(responses.map(({ statusCode }) => statusCode).every((status) => status === 200 || status === 503)).toBe(true);
  for (const { statusCode, headers } of responses) if (statusCode === 503) expect(headers['retry-after']).toBe('15');
  await taken(lines(unit('0012')));
  expect(await database.db.selectFrom('imports').select('id').execute()).toHaveLength(1);
});

test('one bad line refuses all, by line, and the corrected batch has the same number', async () => {
  const bad = lines(unit('0012'), unit('0013', { kva_rating: 'much' }), unit('0014', { phase: 2 }));
  const { counts, problems, problem_count } = await refused(bad);
  expect(counts).toMatchObject({ read: 3, new: 1, refused: 2 });
  expect(problem_count).toBe(2);
  expect(problems.map(({ line, column, value }) => [line, column, value])).toEqual([
    [2, 'kva_rating', 'much'],
    [3, 'phase', '2'],
  ]);
  expect(await serials()).toEqual([]);
  await taken(lines(unit('0012')));
});

test.each([
  ['[1]', 1, 'Not a JSON object'],
  [lines(unit('1')).replace('}', ''), 1, 'Not JSON'],
  [lines(unit('1'), { serial: '2' }), 2, "Lacks 'condition', which the first line has"],
  [lines(unit('1'), unit('2', { taps: null })), 2, "Has 'taps', which the first line lacks"],
  [lines(unit('1', { taps: { a: 1 } })), 1, 'An object within a value'],
  [lines(unit('1', { pictures: ['front;side'] })), 1, 'A list of other values than texts without semicolons'],
  [
    `${JSON.stringify(unit('1')).replace('"1"', '12345678901234567890')}\n`,
    1,
    'A number of more than 15 digits is not read exactly',
  ],
  [lines(unit('1', { colour: 'red' })), 1, 'Unknown column'],
])('%s is refused with its line', async (body, line, reason) => {
  const { problems } = await refused(body.startsWith('[') ? `{"serial":"1"}\n${body}` : body);
  const [problem] = problems;
  expect([problem?.line, problem?.reason]).toEqual([body.startsWith('[') ? 2 : line, reason]);
});

test('a whole feed retires what it lacks, and more than a tenth only with a second word', async () => {
  const all = Array.from({ length: 10 }, (_, at) => unit(`u${at}`));
  await taken(lines(...all));
  expect(await taken(lines(...all.slice(0, 9)), { query: 'batch=2&mode=whole' })).toMatchObject({ retired: 1 });
  const few = lines(...all.slice(0, 5));
  const { problems, counts } = await refused(few, { query: 'batch=3&mode=whole' });
  expect(problems[0]?.reason).toBe('Lacks 4 of 9 active units (44 %), more than 10 % of them');
  expect(counts).toMatchObject({ retired: 4 });
  expect(await taken(few, { query: 'batch=3&mode=whole&retire_many=true' })).toMatchObject({ retired: 4 });
  const retired = await database.db.selectFrom('units').select('retired_by').where('serial', '=', 'u9').execute();
  expect(retired).toEqual([{ retired_by: 'erp' }]);
  expect(await taken(lines(unit('u9')), { query: 'batch=4' })).toMatchObject({ brought_back: 1, unchanged: 1 });
});

test('only a program sends feeds, and it does nothing else', async () => {
  const person = await served.signIn.token();
  const [status, detail] = await detailOf(lines(unit('1')), { token: person });
  expect(status).toBe(403);
  expect(detail).toMatch(/^Feeds take the token of a program that was granted Feed\.Write, not that of a person/);
  for (const url of [paths.orders, paths.inventory, paths.imports]) {
    const headers = { authorization: `Bearer ${await machine()}` };
    const response = await served.app.inject({ method: 'GET', url, headers });
    expect([url, response.statusCode]).toEqual([url, 403]);
  }
  expect(await serials()).toEqual([]);
});

test.each<[number, string, Sent]>([
  [400, 'without a number', { query: '' }],
  [400, 'with a number that is none', { query: 'batch=0' }],
  [400, 'of an unknown kind', { file: 'people' }],
  [400, 'with an unknown mode', { query: 'batch=1&mode=all' }],
  [415, 'as a form', { type: 'application/x-www-form-urlencoded' }],
  [415, 'in another packing', { headers: { 'content-encoding': 'br' } }],
  [400, 'as gzip that is none', { headers: { 'content-encoding': 'gzip' } }],
])('%i answers a feed %s', async (status, _what, sent) => {
  expect((await detailOf(lines(unit('1')), sent))[0]).toBe(status);
});

test('a small body that unpacks to a very large one is refused', async () => {
  const bomb = gzipSync(Buffer.alloc(101 * 1024 * 1024));
  expect((await detailOf(bomb, { headers: { 'content-encoding': 'gzip' } }))[0]).toBe(413);
});

test('a sender who is refused in the middle of a body sends the rest, and reads why on a connection that stays', async () => {
  const url = new URL(paths.feed('units'), await served.app.listen({ port: 0, host: '127.0.0.1' }));
  const body = Buffer.alloc(20 * 1024 * 1024, 'no gzip');
  const type = { 'content-type': 'application/x-ndjson', 'content-encoding': 'gzip', 'content-length': body.length };
  const headers = { authorization: `Bearer ${await machine()}`, ...type };
  const sending = httpRequest(`${url}?batch=1`, { method: 'PUT', headers }).end(body);
  const answered = new Promise<IncomingMessage>((resolve) => sending.once('response', resolve));
  const [response] = await Promise.all([answered, once(sending, 'finish')]);
  response.resume();
  expect([response.statusCode, response.headers.connection]).toEqual([400, 'keep-alive']);
});

test('last synced is the last feed, whatever people import after it', async () => {
  const asked = async () => (await served.read(lastRefreshSchema, paths.lastRefresh)).last_refresh;
  const counts = { orders_added: 0, orders_changed: 0, units_added: 0, units_changed: 0 };
  const imported = (finished_at: string) =>
    asRestore(database.db, ['imports'], (trx) =>
      trx
        .insertInto('imports')
        .values({ ...counts, finished_at })
        .execute(),
    );
  await imported('2026-03-05T14:00:00Z');
  expect(await asked()).toBe('2026-03-05T14:00:00.000Z');
  const { finished_at } = await taken(lines(unit('1')));
  await imported('2027-03-05T14:00:00Z');
  expect(await asked()).toBe(finished_at);
});
