import Fastify from 'fastify';
import { parseConfig } from '../../../src/server/config/config';
import { registerPages } from '../../../src/server/http/pages';
import {
  registerJsonBodies,
  registerRateLimit,
  trustedProxies,
  registerHostHeader,
  MAX_REQUEST_MS,
  registerBodyTimeout,
} from '../../../src/server/http/requestLimits';
import { makeBuiltApp, SCRIPT } from '../../support/server/builtApp';
import { signedIn } from '../../support/server/principals';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { registerErrors } from '../../../src/server/http/errors';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

describe('the limit of calls', () => {
  async function start(callsPerMinute?: number) {
    const app = Fastify();
    app.decorateRequest('principal', null);
    app.addHook('onRequest', (request, _reply, done) => {
      const { who } = request.headers;
      request.principal = typeof who === 'string' ? signedIn({ subject: who }) : null;
      done();
    });
    await registerRateLimit(app, callsPerMinute);
    app.get('/call', () => 'served');
    const ask = (who: string | undefined, remoteAddress = '10.0.0.1') =>
      app.inject({ url: '/call', remoteAddress, headers: who === undefined ? {} : { who } });
    return { app, ask };
  }

  test('a person is counted wherever the calls come from, and others beside', async () => {
    const { app, ask } = await start(2);
    expect((await ask('dana', '10.0.0.1')).statusCode).toBe(200);
    expect((await ask('dana', '10.0.0.2')).statusCode).toBe(200);
    const refused = await ask('dana', '10.0.0.3');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    expect(refused.json()).toMatchObject({ message: 'Too many requests. Please wait 1 minute.' });
    expect((await ask('sam', '10.0.0.3')).statusCode).toBe(200);
    await app.close();
  });

  test('who is not signed in is counted by address', async () => {
    const { app, ask } = await start(1);
    const statuses = [await ask(undefined), await ask(undefined), await ask(undefined, '10.0.0.2'), await ask('dana')];
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 429, 200, 200]);
    await app.close();
  });

  test.each<[string, ReturnType<typeof parseConfig>['trustProxy'], number[]]>([
    ['nobody says who calls', false, [200, 429, 429]],
    ['one proxy is trusted, which adds who called it last', 1, [200, 200, 429]],
    ['the address of the proxy is trusted', ['10.0.0.1'], [200, 200, 429]],
    ['another address is trusted', ['10.9.9.9'], [200, 429, 429]],
  ])(
    'a caller who is not signed in is counted by the address from a trusted proxy: %s',
    async (_what, trustProxy, expected) => {
      const app = Fastify({ trustProxy: trustedProxies({ trustProxy }) });
      app.decorateRequest('principal', null);
      await registerRateLimit(app, 1);
      app.get('/call', () => 'served');
      const statuses: number[] = [];
      // The caller controls everything before the proxy's entry.
      for (const from of ['192.0.2.1', '192.0.2.2', '192.0.2.99, 192.0.2.1'])
        statuses.push(
          (await app.inject({ url: '/call', remoteAddress: '10.0.0.1', headers: { 'x-forwarded-for': from } }))
            .statusCode,
        );
      expect(statuses).toEqual(expected);
      await app.close();
    },
  );

  test('the app itself is served however often an office behind one address loads it', async () => {
    const { folder, remove } = makeBuiltApp();
    const { app, ask } = await start(1);
    await registerPages(app, { config: parseConfig({}), distDir: folder, providerOrigins: [], runtimeConfig: {} });
    expect([(await ask(undefined)).statusCode, (await ask(undefined)).statusCode]).toEqual([200, 429]);
    const headers = { accept: 'text/html', host: 'localhost:3000' };
    const addresses = ['/', SCRIPT, '/favicon.svg', '/auth-redirect.html'];
    for (const url of [...addresses, ...addresses, ...addresses])
      expect([url, (await app.inject({ url, remoteAddress: '10.0.0.1', headers })).statusCode]).toEqual([url, 200]);
    await app.close();
    remove();
  });

  test('six hundred calls a minute are the usual limit', async () => {
    const { app, ask } = await start();
    expect((await ask('dana')).headers['x-ratelimit-limit']).toBe('600');
    await app.close();
  });
});

describe('bodies', () => {
  const app = Fastify();
  registerJsonBodies(app);
  app.post('/', ({ body }) => ({ body: body ?? 'none' }));
  afterAll(() => app.close());
  const send = (payload: string, type: string | undefined = 'application/json') =>
    app.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': type } });

  test('JSON is read, and a call that says JSON may have no body', async () => {
    expect((await send('{"a":1}')).json()).toEqual({ body: { a: 1 } });
    expect((await send('')).json()).toEqual({ body: 'none' });
  });

  test.each(['{', ' ', '{"__proto__":{}}', '{"constructor":{"prototype":{}}}'])('%j is refused', async (payload) => {
    expect((await send(payload)).statusCode).toBe(400);
  });

  test('text is refused', async () => expect((await send('a', 'text/plain')).statusCode).toBe(415));
});

describe('the Host header', () => {
  const app = Fastify({ http: { requireHostHeader: false } });
  let port = 0;

  beforeAll(async () => {
    registerErrors(app);
    registerHostHeader(app);
    app.get('/', () => 'served');
    await app.listen({ host: '127.0.0.1', port: 0 });
    port = (app.server.address() as AddressInfo).port;
  });
  afterAll(() => app.close());

  function ask(head: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    socket.write(`${head}\r\n\r\n`);
    return text(socket);
  }

  test('a request of HTTP/1.1 that names no host is refused, and its line is closed', async () => {
    const said = await ask('GET / HTTP/1.1');
    expect(said).toMatch(/^HTTP\/1\.1 400 /);
    expect(said).toMatch(/^connection: close/im);
    expect(said).toContain('"detail":"The request names no host."');
  });

  test.each(['GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close', 'GET / HTTP/1.0'])(
    '%j is served',
    async (head) => {
      expect(await ask(head)).toMatch(/ 200 OK[^]*\r\n\r\nserved$/);
    },
  );
});

describe('the time of a body', () => {
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

  test('no request takes longer than ten minutes', () => expect(MAX_REQUEST_MS).toBe(600_000));
});
