import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerDrain } from '../../../src/server/http/drain';

/** Longer than any test: no timeout fires. */
const NEVER_MS = 3_600_000;

let app: FastifyInstance;
let draining: () => boolean;
let shutdown: AbortController;
let stream: PassThrough;
let answerLater: (text: string) => void;

async function start(longestMs: number, firstRequestMs = 0, proxyMs = 0): Promise<void> {
  shutdown = new AbortController();
  stream = new PassThrough();
  app = Fastify({ return503OnClosing: false, forceCloseConnections: false });
  draining = registerDrain(app, { shutdown: shutdown.signal, longestMs, firstRequestMs, proxyMs }).isShuttingDown;
  app.get('/quick', () => 'done');
  app.get('/stream', () => stream);
  const later = new Promise<string>((resolve) => (answerLater = resolve));
  app.get('/later', () => later);
  await app.listen({ port: 0, host: '127.0.0.1' });
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

/** A connection: `hears` waits for text, `closed` resolves with everything received. */
async function open() {
  const socket: Socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const accepted = once(app.server, 'connection');
  let said = '';
  socket.on('data', (piece) => (said += piece.toString())).on('error', () => undefined);
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(said)));
  const hears = async (text: string, times = 1) => {
    while (said.split(text).length <= times) {
      if (socket.destroyed) throw new Error(`The connection ended after: ${said}`);
      await Promise.race([once(socket, 'data'), closed]);
    }
  };
  await accepted;
  return { socket, closed, hears };
}

async function stop(): Promise<{ closed: Promise<undefined> }> {
  const closed = app.close();
  while (!draining()) await new Promise(setImmediate);
  return { closed };
}

test('an unused connection and one with all requests answered are closed immediately', async () => {
  await start(NEVER_MS);
  const [unused, idle] = [await open(), await open()];
  idle.socket.write(get('/quick') + get('/quick'));
  await idle.hears('done', 2);
  expect(draining()).toBe(false);
  await app.close();
  expect(draining()).toBe(true);
  expect(await unused.closed).toBe('');
  const said = await idle.closed;
  expect(said.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
  expect(said).not.toMatch(/connection: close/i);
});

const answered = () =>
  new Promise<void>((resolve) => {
    app.server.once('request', (_request, response: ServerResponse) => response.on('close', resolve));
  });

test('a proxy that still uses an idle connection gets its answer, and the connection closes', async () => {
  await start(NEVER_MS, 0, NEVER_MS);
  const { socket, hears, closed } = await open();
  const first = answered();
  socket.write(get('/quick'));
  await hears('done');
  await first;
  const stopping = await stop();
  while (app.server.listening) await new Promise(setImmediate);
  socket.write(get('/quick'));
  const said = await closed;
  expect(said.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
  expect(said).toMatch(/connection: close\r\n/i);
  await stopping.closed;
});

test('behind a proxy the server listens until its answers are given, because failed checks would cut them', async () => {
  await start(NEVER_MS, 0, NEVER_MS);
  const { socket, closed } = await open();
  const arrived = once(app.server, 'request');
  socket.write(get('/later'));
  await arrived;
  const stopping = await stop();
  const check = await open();
  check.socket.write(get('/quick'));
  expect(await check.closed).toMatch(/connection: close\r\n/i);
  expect(app.server.listening).toBe(true);
  answerLater('here it is');
  expect(await closed).toContain('here it is');
  await stopping.closed;
});

test('an idle connection that no proxy uses any more is closed after a moment', async () => {
  await start(NEVER_MS, 0, 1);
  const { socket, hears, closed } = await open();
  socket.write(get('/quick'));
  await hears('done');
  await app.close();
  expect((await closed).match(/HTTP\/1\.1 200 OK/g)).toHaveLength(1);
});

test('while nothing stops, a connection serves one request after another', async () => {
  await start(NEVER_MS);
  const { socket, hears } = await open();
  for (const times of [1, 2, 3]) {
    const done = answered();
    socket.write(get('/quick'));
    await hears('done', times);
    await done;
  }
  await app.close();
});

test('of two requests on one connection the second is answered too, though the first ends while the server stops', async () => {
  await start(NEVER_MS);
  const { socket, hears, closed } = await open();
  const first = answered();
  socket.write(get('/stream'));
  stream.write('first ');
  await hears('first ');
  const second = once(app.server, 'request');
  socket.write(get('/later'));
  await second;
  const stopping = await stop();
  stream.end('last');
  await first;
  answerLater('here it is');
  expect(await closed).toContain('here it is');
  await stopping.closed;
});

test('an answer that is not begun yet is given, and says that the connection closes', async () => {
  await start(NEVER_MS);
  const { socket, closed } = await open();
  const arrived = once(app.server, 'request');
  socket.write(get('/later'));
  await arrived;
  const stopping = await stop();
  answerLater('here it is');
  const said = await closed;
  expect(said).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(said).toMatch(/connection: close/i);
  expect(said).toContain('here it is');
  await stopping.closed;
});

test('an answer under way is given whole, then its connection is closed', async () => {
  await start(NEVER_MS);
  const { socket, hears, closed } = await open();
  const before = answered();
  socket.write(get('/quick'));
  await before;
  socket.write(get('/stream'));
  stream.write('first ');
  await hears('first ');
  const stopping = await stop();
  stream.end('last');
  const said = await closed;
  expect(said.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
  expect(said).toContain('last');
  expect(said).not.toMatch(/connection: close/i);
  await stopping.closed;
});

test('a request that comes on an open connection while the server stops is answered, and the connection closes', async () => {
  await start(NEVER_MS);
  const { socket, hears, closed } = await open();
  socket.write(get('/stream'));
  stream.write('first ');
  await hears('first ');
  const stopping = await stop();
  const arrived = once(app.server, 'request');
  socket.write(get('/quick'));
  await arrived;
  stream.end('last');
  const said = await closed;
  const late = said.slice(said.indexOf('last'));
  expect(late).toMatch(/HTTP\/1\.1 200 OK/);
  expect(late).toMatch(/connection: close\r\n/i);
  expect(late).toContain('done');
  await stopping.closed;
});

test('the first request of a connection that was opened just before the stop is answered', async () => {
  await start(NEVER_MS, NEVER_MS);
  const { socket, closed } = await open();
  const stopping = await stop();
  socket.write(get('/quick'));
  const said = await closed;
  expect(said).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(said).toContain('done');
  await stopping.closed;
});

test('a server that is about to stop takes new connections, and gives each one answer', async () => {
  await start(NEVER_MS);
  shutdown.abort();
  expect(draining()).toBe(true);
  const { socket, closed } = await open();
  socket.write(get('/quick'));
  const said = await closed;
  expect(said).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(said).toMatch(/connection: close/i);
  await app.close();
});

test('an answer that never ends is cut off after the longest time', async () => {
  await start(20);
  const { socket, hears, closed } = await open();
  socket.write(get('/stream'));
  stream.write('first ');
  await hears('first ');
  await app.close();
  expect(await closed).toContain('first ');
});
