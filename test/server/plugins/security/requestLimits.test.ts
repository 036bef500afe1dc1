import Fastify from 'fastify';
import { parseConfig } from '../../../../src/server/config';
import { registerPages } from '../../../../src/server/plugins/pages';
import { registerJsonBodies, registerRateLimit, trustedProxies } from '../../../../src/server/plugins/requestLimits';
import { registerSecurityHeaders, securityHeaders } from '../../../../src/server/plugins/securityHeaders';
import { makeBuiltApp, SCRIPT } from '../../../support/server/builtApp';
import { signedIn } from '../../../support/server/principals';

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

describe('security headers', () => {
  async function headersAt(publicUrl: string, apiOrigin: string | null = null) {
    const app = Fastify();
    registerSecurityHeaders(app, securityHeaders({ publicUrl, apiOrigin }));
    app.get('/', () => 'data');
    const { headers } = await app.inject('/');
    await app.close();
    return headers;
  }

  test('data runs nothing, cannot be framed or stored, and allows no device', async () => {
    expect(await headersAt('http://localhost:3000')).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=()',
    });
  });

  test.each([
    ['https://specai.test', 'max-age=31536000; includeSubDomains'],
    ['http://localhost:3000', undefined],
    ['http://https:3000', undefined],
  ])('at %s a browser gets the https header: %p', async (publicUrl, header) => {
    expect((await headersAt(publicUrl))['strict-transport-security']).toBe(header);
  });

  test.each([
    ['nobody else, where the app has it from the same origin', null, 'same-origin'],
    ['the app, where the API has another origin', 'https://api.test', 'cross-origin'],
  ])('data is shown by %s', async (_who, apiOrigin, policy) => {
    expect(await headersAt('https://specai.test', apiOrigin)).toMatchObject({ 'cross-origin-resource-policy': policy });
  });
});
