import { connect as connectSocket, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import Fastify from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { paths } from '../../../src/contract/paths';
import { connect } from '../../../src/server/db/pool/connectionPool';
import { SilentDatabaseError } from '../../../src/server/db/pool/timedPool';
import {
  problemFor,
  answerFrameworkError,
  registerErrors,
  isDatabaseUnavailable,
  isRefusedValue,
  answerClientError,
} from '../../../src/server/http/errors';
import { createTestApp } from '../../support/server/app';
import { useTestDatabase } from '../../support/server/database';
import { problemOf } from '../../../src/server/lib/problems';
import { text } from 'node:stream/consumers';

const database = useTestDatabase();

const coded = (code: string) => Object.assign(new Error('Failing row contains (secret)'), { code });

test.each([
  [new Error('Connection terminated unexpectedly'), 503],
  [new SilentDatabaseError('The database did not answer a statement within 9500 ms.'), 503],
  [coded('22021'), 400],
  [coded('22003'), 400],
  [coded('23505'), 500],
  [new Error('secret'), 500],
  [Object.assign(new Error('secret'), { statusCode: 502 }), 500],
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
  // Idle connections would stay open for 72 s; a busy machine can take long for the rest.
  expect(Date.now() - from).toBeLessThan(40_000);
  await expect(fetch(new URL('/livez', address))).rejects.toThrow();
});

const failure = (message: string, fields: object = {}) => Object.assign(new Error(message), fields);

test.each([
  ...['08000', '08006', '53300', '57014', '57P01', '58030', '40001', '40P01', 'XX000'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN'],
])('after %s the same request may succeed', (code) => {
  expect(isDatabaseUnavailable(failure('', { code }))).toBe(true);
  expect(isDatabaseUnavailable({ code })).toBe(true);
  expect(isRefusedValue({ code })).toBe(false);
  expect(problemFor(failure('', { code }))).toEqual(problemOf(503, 'The database does not answer. Please try again.'));
});

test.each([
  'Connection terminated',
  'timeout expired',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
])('after "%s" the same request may succeed', (message) => {
  expect(isDatabaseUnavailable(failure(message))).toBe(true);
  expect(isDatabaseUnavailable(failure(`It said: ${message}`))).toBe(false);
});

test.each(['23505', '40002', '42P01', '22P02', 'A0800', '1XX00', 'ENOENT', ''])(
  'after %j the same request fails again',
  (code) => expect(isDatabaseUnavailable(failure('', { code }))).toBe(false),
);

test.each([
  ['53100', 'database'],
  ['ENOSPC', 'server'],
  ['EDQUOT', 'server'],
])('after %s the disk of the %s is full: 507, which disk, and what to do', (code, disk) => {
  expect(problemFor(failure('secret', { code }))).toEqual(
    problemOf(
      507,
      `The disk of the ${disk} is full. Nothing was changed. Ask your administrator to free space on it, then try again.`,
    ),
  );
});

test('a database that only reads is a matter of waiting', () => {
  expect(problemFor(failure('secret', { code: '25006' }))).toMatchObject({
    status: 503,
    detail: 'The database is read-only right now. Please try again.',
  });
});

test.each([undefined, null, 'text', 57, { code: 57014 }, { message: 8 }])(
  '%p says nothing about the database',
  (error) => {
    expect([isDatabaseUnavailable(error), isRefusedValue(error)]).toEqual([false, false]);
  },
);

test.each([
  ['22003', true],
  ['22P02', true],
  ['A2200', false],
  ['23505', false],
])('the state %s says that a value was refused: %p', (code, expected) => {
  expect(isRefusedValue({ code })).toBe(expected);
});

test('a value that the database refused is the fault of the request', () => {
  expect(problemFor({ code: '22003' })).toMatchObject({
    status: 400,
    detail: 'The request holds text or numbers that cannot be accepted.',
  });
});

test.each([
  [399, 500, 'Something went wrong on the server.'],
  [400, 400, 'as it is'],
  [429, 429, 'as it is'],
  [499, 499, 'as it is'],
  [500, 500, 'Something went wrong on the server.'],
  [503, 503, 'The service is not available right now. Please try again.'],
  [599, 500, 'Something went wrong on the server.'],
  [600, 500, 'Something went wrong on the server.'],
  ['404', 500, 'Something went wrong on the server.'],
])('an error with the status %p becomes %i: %s', (statusCode, status, detail) => {
  const problem = problemFor(failure('as it is', { statusCode }));
  expect([problem.status, problem.detail]).toEqual([status, detail]);
});

test('a thrown value that is no error reveals nothing, whatever status it names', () => {
  expect(problemFor({ statusCode: 404, message: 'secret' })).toMatchObject({
    status: 500,
    detail: 'Something went wrong on the server.',
  });
});

test('a problem has the title of its status, and `errors` only if there are some', () => {
  const errors = [{ path: '/page', message: 'Too large' }];
  expect(problemOf(404, 'Nothing here.')).toEqual({
    type: 'about:blank',
    title: 'Not Found',
    status: 404,
    detail: 'Nothing here.',
  });
  expect(problemOf(400, 'No.', errors)).toEqual({
    type: 'about:blank',
    title: 'Bad Request',
    status: 400,
    detail: 'No.',
    errors,
  });
  expect(problemOf(799, 'No.').title).toBe('Error');
});

async function failing(error: Error) {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } } });
  registerErrors(app);
  app.get('/', () => Promise.reject(error));
  const response = await app.inject('/');
  await app.close();
  return { response, lines };
}

test.each([
  ['of ours', failure('secret'), 500, undefined, 1],
  ['of the database', failure('secret', { code: '57P01' }), 503, '2', 1],
  ['of the request', failure('There is no such unit.', { statusCode: 404 }), 404, undefined, 0],
])(
  'an error %s is answered as a problem and logged unless the request caused it',
  async (_whose, error, status, retryAfter, lines) => {
    const failed = await failing(error);
    expect(failed.response.statusCode).toBe(status);
    expect(failed.response.headers['content-type']).toContain('application/problem+json');
    expect(failed.response.headers['retry-after']).toBe(retryAfter);
    expect(failed.lines).toHaveLength(lines);
    for (const line of failed.lines)
      expect(JSON.parse(line)).toMatchObject({ msg: 'request failed', err: { message: 'secret' } });
  },
);

test('an address that cannot be decoded redirects a browser to a readable one and is refused for programs', async () => {
  const app = Fastify({ frameworkErrors: answerFrameworkError('https://specai.test', { 'x-frame-options': 'DENY' }) });
  const browser = await app.inject({ url: '/%zz/%', headers: { accept: 'text/html' } });
  expect([browser.statusCode, browser.headers.location]).toEqual([302, 'https://specai.test/%25zz/%25']);
  expect(browser.headers['x-frame-options']).toBe('DENY');
  const program = await app.inject('/%zz');
  expect(program.json()).toEqual(problemOf(400, 'The address cannot be read.'));
  await app.close();
});

test('a value that the schema refuses is reported with its path and the reason', async () => {
  const app = Fastify().setValidatorCompiler(validatorCompiler);
  registerErrors(app);
  const schema = { querystring: z.object({ page: z.string().max(2, 'At most two digits') }) };
  app.get('/', { schema }, () => 'never');
  const response = await app.inject('/?page=123');
  await app.close();
  expect(response.json()).toEqual({
    type: 'about:blank',
    title: 'Bad Request',
    status: 400,
    detail: 'The request holds values that cannot be accepted.',
    errors: [{ path: '/page', message: 'At most two digits' }],
  });
});

/** The bytes that a client receives after a connection error with this code; `before` runs on the server's end first. */
async function saidAfter(
  code: string | undefined,
  before: (socket: Socket) => void = () => undefined,
): Promise<string> {
  const server = createServer((socket) => {
    before(socket);
    answerClientError({ 'x-frame-options': 'DENY' })(Object.assign(new Error('secret'), { code }), socket);
    if (code === 'ECONNRESET') socket.end('left alone');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const said = await text(connectSocket(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1'));
  server.close();
  return said;
}

test.each([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408, 'Request Timeout', 'The request took too long to arrive.'],
  ['HPE_HEADER_OVERFLOW', 431, 'Request Header Fields Too Large', 'The headers of the request are too large.'],
  ['HPE_INVALID_METHOD', 400, 'Bad Request', 'The request cannot be read.'],
  [undefined, 400, 'Bad Request', 'The request cannot be read.'],
])('%s is answered %i as a problem with our headers, and the line is closed', async (code, status, title, detail) => {
  const [head, body] = (await saidAfter(code)).split('\r\n\r\n');
  expect(JSON.parse(body ?? '')).toEqual({ type: 'about:blank', title, status, detail });
  expect(head?.split('\r\n')).toEqual([
    `HTTP/1.1 ${status} ${title}`,
    'x-frame-options: DENY',
    'content-type: application/problem+json',
    `content-length: ${body?.length}`,
    'connection: close',
  ]);
});

test('nothing is said to who is gone', async () => expect(await saidAfter('ECONNRESET')).toBe('left alone'));

test('nothing is written after the end of the answer', async () => {
  expect(await saidAfter('HPE_INVALID_METHOD', (socket) => socket.end('the end'))).toBe('the end');
});

test('a connection that is destroyed already is left alone', async () => {
  const written = jest.fn();
  await saidAfter('HPE_INVALID_METHOD', (socket) => {
    socket.destroy();
    socket.destroySoon = written;
  });
  expect(written).not.toHaveBeenCalled();
});
