import { until } from '../../support/server/waits';
import Fastify, { LogController } from 'fastify';
import { parseConfig } from '../../../src/server/config/config';
import { loggerOptions, registerRequestLog, onRequestEnd } from '../../../src/server/http/requestLog';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';

const LEVELS = { debug: 20, info: 30, warn: 40, error: 50 };

function start(level: string) {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  const app = Fastify({
    logger: { ...loggerOptions(parseConfig({ LOG_LEVEL: level })), stream: { write } },
    logController: new LogController({ disableRequestLogging: true }),
  });
  registerRequestLog(app);
  app.decorateRequest('user', null);
  app.get<{ Params: { status: string } }>('/closed/:status', (request, reply) =>
    reply.code(Number(request.params.status)).send(),
  );
  app.get<{ Params: { status: string } }>('/open/:status', { config: { isPublic: true } }, (request, reply) =>
    reply.code(Number(request.params.status)).send(),
  );
  return { app, lines };
}

test.each([
  ['/closed/200', LEVELS.info],
  ['/closed/400', LEVELS.info],
  ['/closed/401', LEVELS.warn],
  ['/closed/402', LEVELS.info],
  ['/closed/403', LEVELS.warn],
  ['/closed/404', LEVELS.info],
  ['/closed/429', LEVELS.warn],
  ['/closed/499', LEVELS.info],
  ['/closed/500', LEVELS.error],
  ['/closed/503', LEVELS.error],
  ['/open/200', LEVELS.debug],
  ['/open/404', LEVELS.debug],
  ['/open/429', LEVELS.warn],
  ['/open/500', LEVELS.error],
])('a request for %s is logged at the level %i, by the address of its route', async (url, level) => {
  const { app, lines } = start('debug');
  await app.inject(`${url}?search=secret`);
  expect(lines).toEqual([
    expect.objectContaining({
      level,
      msg: 'request',
      method: 'GET',
      route: url.replace(/\d+/, ':status'),
      status: Number(url.slice(-3)),
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
    }),
  ]);
  expect(lines[0]!.ms).toBeGreaterThanOrEqual(0);
  expect(Number(lines[0]!.ms) * 10).toBeCloseTo(Math.round(Number(lines[0]!.ms) * 10), 6);
  await app.close();
});

test('a request for no route is logged without its address', async () => {
  const { app, lines } = start('info');
  await app.inject('/secret');
  expect(lines).toMatchObject([{ route: 'none', status: 404 }]);
  expect(JSON.stringify(lines)).not.toContain('secret');
  await app.close();
});

test('the log respects its level', async () => {
  const { app, lines } = start('info');
  await app.inject('/open/200');
  expect(lines).toEqual([]);
  await app.close();
});

test.each(['authorization', 'cookie', 'token', 'password', 'notes', 'key'])(
  'the value of %s is never written, one or two levels deep',
  async (name) => {
    const { app, lines } = start('info');
    app.log.info({ one: { [name]: 'hidden', shown: 'seen' }, other: { two: { [name]: 'hidden' } } }, 'said');
    expect(lines).toMatchObject([
      { one: { [name]: '[redacted]', shown: 'seen' }, other: { two: { [name]: '[redacted]' } } },
    ]);
    await app.close();
  },
);

test('an error is written without what PostgreSQL quotes of rows', async () => {
  const { app, lines } = start('info');
  const error = Object.assign(new RangeError('too long'), { code: '22001', detail: 'row', where: 'row', stack: 'at' });
  app.log.error({ err: error }, 'failed');
  expect(lines[0]!.err).toEqual({ type: 'RangeError', message: 'too long', code: '22001', stack: 'at' });
  await app.close();
});

describe('the end of a request', () => {
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
});
