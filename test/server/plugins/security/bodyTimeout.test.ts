import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { LONGEST_REQUEST_MS, registerBodyTimeout } from '../../../../src/server/plugins/requestLimits';

const app = Fastify();
let port = 0;

beforeAll(async () => {
  registerBodyTimeout(app, { bodyTimeoutMs: 200, slowestPace: 20 });
  app.post('/usual', () => 'whole');
  app.post('/hasty', { config: { bodyTimeoutMs: 20 } }, () => 'whole');
  app.post('/slow', async () => {
    await sleep(450);
    return 'served';
  });
  app.get('/slow', async () => {
    await sleep(450);
    return 'served';
  });
  app.post('/patient', { config: { bodyTimeoutMs: 60_000 } }, () => 'whole');
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

function begin(path: string, bytes = '{"a"'): { socket: Socket; said: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  const type = `Content-Type: application/json\r\nContent-Length: ${bytes.length + 5}\r\nConnection: close`;
  socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\n${type}\r\n\r\n${bytes}`);
  const said = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (piece) => (text += piece.toString())).on('close', () => resolve(text));
  });
  return { socket, said };
}

test('a body that does not arrive in time is answered 408, and the line is closed', async () => {
  expect(await begin('/usual').said).toMatch(/^HTTP\/1\.1 408 /);
});

test('a route may have more patience, and a body in time is not disturbed', async () => {
  const { socket, said } = begin('/patient', `${' '.repeat(100_000)}{"a"`);
  await begin('/usual').said;
  socket.write(': 12}');
  expect(await said).toMatch(/^HTTP\/1\.1 200 /);
});

test('no route has patience with a body that comes at a crawl', async () => {
  expect(await begin('/patient').said).toMatch(/^HTTP\/1\.1 408 /);
});

function ask(request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  return text(socket);
}

const HEAD = 'HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n';

test('a body in pieces of unknown number that does not end is answered 408', async () => {
  expect(await ask(`POST /usual ${HEAD}Transfer-Encoding: chunked\r\n\r\n3\r\n"a"\r\n`)).toMatch(/^HTTP\/1\.1 408 /);
});

test.each([`POST /slow ${HEAD}Content-Length: 2\r\n\r\n{}`, `GET /slow ${HEAD}\r\n`])(
  'an answer may take longer than a body: %j',
  async (request) => {
    expect(await ask(request)).toMatch(/^HTTP\/1\.1 200 [^]*served$/);
  },
);

test('a route may have less patience than is usual, and the failure is that of Node', async () => {
  const failed = once(app.server, 'clientError');
  expect(await begin('/hasty').said).toMatch(/^HTTP\/1\.1 408 /);
  const [error] = (await failed) as unknown[];
  expect(error).toMatchObject({ code: 'ERR_HTTP_REQUEST_TIMEOUT', message: 'The body took too long to arrive.' });
});

test('no request takes longer than ten minutes', () => expect(LONGEST_REQUEST_MS).toBe(600_000));
