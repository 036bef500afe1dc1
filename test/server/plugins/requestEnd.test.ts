import { connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { onRequestEnd } from '../../../src/server/plugins/requestLog';
import { WAIT_MS } from '../../setup/patience';

/** A server whose handler and `onSend` hook wait for `goOn`. */
async function start() {
  const app = Fastify();
  const reported: string[] = [];
  const waiting: { name: string; goOn: () => void }[] = [];
  const pause = (name: string) => new Promise<void>((goOn) => void waiting.push({ name, goOn }));
  app.addHook('onSend', async (_request, _reply, payload) => {
    await pause('answer');
    return payload;
  });
  onRequestEnd(app, (request, reply) => void reported.push(`${request.url} ${reply.statusCode}`));
  app.get('/refused', async (_request, reply) => {
    await pause('handler');
    return reply.code(403).send({ detail: 'no' });
  });
  app.get('/failing', async () => {
    await pause('handler');
    throw new Error('out of order');
  });
  app.get('/stream', (_request, reply) => {
    const stream = new PassThrough();
    stream.write('first');
    return reply.send(stream);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  /** Resumes the next waiter with this name. */
  const goOn = async (name: string) => {
    const next = await until(() => waiting.find((each) => each.name === name));
    waiting.splice(waiting.indexOf(next), 1);
    next.goOn();
  };
  const send = async (url: string): Promise<Socket> => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`GET ${url} HTTP/1.1\r\nhost: here\r\n\r\n`);
    return socket;
  };
  /** Resolves when the server has noticed the closed connection. */
  const cut = async (socket: Socket) => {
    socket.destroy();
    await until(() => (openSockets.size === 0 ? true : undefined));
  };
  const openSockets = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    openSockets.add(socket);
    socket.on('close', () => openSockets.delete(socket));
  });
  return { app, reported, goOn, send, cut };
}

async function until<T>(look: () => T | undefined): Promise<T> {
  for (const end = Date.now() + WAIT_MS; Date.now() < end;) {
    const found = look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  throw new Error('It did not come.');
}

let server: Awaited<ReturnType<typeof start>>;
beforeEach(async () => {
  server = await start();
});
afterEach(() => server.app.close());

const reports = (count: number) => until(() => (server.reported.length >= count ? server.reported : undefined));

test.each([
  ['/refused', 403],
  ['/failing', 500],
])(
  'a request for %s is reported with its status when its client leaves before the handler ends',
  async (url, status) => {
    const { send, cut, goOn } = server;
    await cut(await send(url));
    await goOn('handler');
    await goOn('answer');
    expect(await reports(1)).toEqual([`${url} ${status}`]);
  },
);

test('a request is reported when its client leaves while the answer is prepared', async () => {
  const { send, cut, goOn } = server;
  const socket = await send('/refused');
  await goOn('handler');
  await cut(socket);
  await goOn('answer');
  expect(await reports(1)).toEqual(['/refused 403']);
});

test('a request is reported when its client leaves in the middle of the answer', async () => {
  const { send, cut, goOn } = server;
  const socket = await send('/stream');
  await goOn('answer');
  await once(socket, 'data');
  await cut(socket);
  expect(await reports(1)).toEqual(['/stream 200']);
});

test('a request is reported once when it is answered and its connection is closed afterwards', async () => {
  const { send, cut, goOn } = server;
  const socket = await send('/refused');
  await goOn('handler');
  await goOn('answer');
  await once(socket, 'data');
  await cut(socket);
  expect(await reports(1)).toEqual(['/refused 403']);
});
