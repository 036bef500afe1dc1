import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyRequest, type RouteOptions } from 'fastify';
import { parseConfig } from '../../../src/server/config/config';
import { appPolicy, bridgePolicy } from '../../../src/server/http/contentSecurityPolicy';
import { isNavigation, registerPages } from '../../../src/server/http/pages';
import { registerSecurityHeaders, securityHeaders } from '../../../src/server/http/securityHeaders';
import { makeBuiltApp, SCRIPT } from '../../support/server/builtApp';
import { problemOf } from '../../../src/server/lib/problems';

test('only our own code and styles run in the app, and data goes to us and the sign-in provider', () => {
  expect(appPolicy({ nonce: 'n0nce', providerOrigins: ['https://id.test'] }).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'nonce-n0nce'",
    "style-src 'self' 'nonce-n0nce'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self' https://id.test",
    "frame-src 'self' https://id.test",
    "form-action 'self' https://id.test",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]);
});

test('pictures of other hosts are shown if the configuration names these hosts', () => {
  const policy = appPolicy({ nonce: 'n0nce', pictureHosts: ['https://a.test', 'http://b.test:8080'] }).split('; ');
  expect(policy).toContain("img-src 'self' data: https://a.test http://b.test:8080");
});

test('the app talks only to us without a separate provider', () => {
  const policy = appPolicy({ nonce: 'n0nce' }).split('; ');
  expect(policy).toEqual(expect.arrayContaining(["connect-src 'self'", "frame-src 'self'", "form-action 'self'"]));
});

test('the page that sign-in returns to runs our code, framed by us, and shows our icon', () => {
  expect(bridgePolicy('n')).toBe(
    "default-src 'none'; script-src 'self' 'nonce-n'; img-src 'self'; base-uri 'none'; frame-ancestors 'self'",
  );
});

const HTML = 'text/html,application/xhtml+xml';

test.each([
  ['GET', '/', HTML, true],
  ['HEAD', '/order/1', HTML, true],
  ['POST', '/order/1', HTML, false],
  ['GET', '/order/1', 'application/json', false],
  ['GET', '/order/1', undefined, false],
  ['GET', '/order/1', '*/*', false],
  ['GET', '/', '*/*', true],
  ['GET', '/', undefined, true],
  ['GET', '/', 'application/json', false],
  ['GET', '/api', HTML, false],
  ['GET', '/api/orders', HTML, false],
  ['GET', '/auth/nothing', HTML, false],
  ['GET', '/oidc/auth', HTML, false],
  ['GET', '/apiary', HTML, true],
  ['GET', '/order/api/1', HTML, true],
])('%s %s that accepts %s is a navigation: %p', (method, url, accept, expected) => {
  expect(isNavigation({ method, url, headers: { accept } } as unknown as FastifyRequest)).toBe(expected);
});

test('addresses of pages are not found without a build, and the log says why', async () => {
  const distDir = mkdtempSync(join(tmpdir(), 'specai-not-built-'));
  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  await registerPages(app, { config: parseConfig({}), distDir, providerOrigins: [], runtimeConfig: {} });
  const response = await app.inject({ url: '/', headers: { accept: HTML, host: 'localhost:3000' } });
  expect(response.json()).toEqual(problemOf(404, 'There is nothing here.'));
  expect((await app.inject('/auth-redirect.html')).statusCode).toBe(404);
  expect(lines[0]).toContain(`There is no built app in ${distDir}: only the API is served.`);
  await app.close();
  rmSync(distDir, { recursive: true });
});

describe('a built app', () => {
  const built = makeBuiltApp();
  afterAll(() => built.remove());

  async function serve(env: Record<string, string> = {}, runtimeConfig: object = { name: '</script>' }) {
    const app = Fastify();
    registerSecurityHeaders(app, securityHeaders({ publicUrl: 'http://localhost:3000', apiOrigin: null }));
    const routes: RouteOptions[] = [];
    // The hooks of the files change the routes afterwards.
    app.addHook('onRoute', (route) => void routes.push(route));
    const config = parseConfig(env);
    await registerPages(app, { config, distDir: built.folder, providerOrigins: ['https://id.test'], runtimeConfig });
    const get = (url: string, headers: Record<string, string> = {}) =>
      app.inject({ url, headers: { host: 'localhost:3000', ...headers } });
    return { app, get, routes };
  }
  const page = { accept: HTML };

  test('its page is served at every page address with its first data and a new nonce', async () => {
    const { app, get } = await serve();
    const [one, other] = [await get('/', page), await get('/order/1?tab=cost', page)];
    expect(one.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(one.body).toContain('<script type="application/json" id="config">{"name":"\\u003c/script>"}</script>');
    const nonces = [one, other].map(({ body }) => /<script defer nonce="([^"]+)"/.exec(body)?.[1] ?? '');
    expect(nonces.map((nonce) => Buffer.from(nonce, 'base64').length)).toEqual([16, 16]);
    expect(new Set(nonces).size).toBe(2);
    expect(one.body).toContain(`<meta property="csp-nonce" content="${nonces[0]}">`);
    expect(one.body).not.toContain('__');
    expect(one.headers['content-security-policy']).toBe(
      appPolicy({ nonce: nonces[0] ?? '', providerOrigins: ['https://id.test'] }),
    );
    await app.close();
  });

  test('an unknown page is not found', async () => {
    const { app, get } = await serve();
    expect((await get('/nothing')).json()).toMatchObject({ status: 404, detail: 'There is nothing here.' });
    expect((await get('/api/nothing', page)).statusCode).toBe(404);
    await app.close();
  });

  test('where people sign in with us, another name of this machine leads to the one that sign-in returns to', async () => {
    const { app, get } = await serve();
    const led = await get('/order/1?tab=cost', { ...page, host: '127.0.0.1:3000' });
    expect([led.statusCode, led.headers.location]).toEqual([302, 'http://localhost:3000/order/1?tab=cost']);
    const hostile = await get('//evil.com/x?y=1', { ...page, host: '127.0.0.1:3000' });
    expect(hostile.headers.location).toBe('http://localhost:3000//evil.com/x?y=1');
    await app.close();
  });

  test('the page is served under every name if people sign in elsewhere', async () => {
    const { app, get } = await serve({
      ...{
        AUTH_MODE: 'entra',
        PUBLIC_URL: 'https://specai.test',
        ENTRA_TENANT_ID: 'aaaaaaaa-0000-4000-8000-000000000001',
      },
      ...{ ENTRA_CLIENT_ID: 'aaaaaaaa-0000-4000-8000-000000000002' },
    });
    expect((await get('/', { ...page, host: 'other.test' })).statusCode).toBe(200);
    await app.close();
  });

  test('the page that sign-in returns to can be framed by us and retains its opener', async () => {
    const { app, get, routes } = await serve();
    const { headers, body } = await get('/auth-redirect.html');
    expect(headers).not.toHaveProperty('cross-origin-opener-policy');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
    expect(headers['content-security-policy']).toBe(bridgePolicy(nonce));
    expect(body).toContain('Signing in');
    const bridge = routes.find(({ url }) => url === '/auth-redirect.html');
    expect(bridge).toMatchObject({ config: { isPublic: true, rateLimit: false }, schema: { hide: true } });
    await app.close();
  });

  test('its files are public, and cached permanently if the name contains a hash', async () => {
    const { app, get, routes } = await serve();
    expect((await get(SCRIPT)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
    for (const url of [SCRIPT, '/favicon.svg', '/licenses.txt'])
      expect(routes.find((route) => route.url === url)).toMatchObject({
        config: { isPublic: true, rateLimit: false },
        schema: { hide: true },
      });
    await app.close();
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('a file is sent to who takes %j as it was compressed when it was built: %p', async (accepts, encoding) => {
    const { app, get } = await serve();
    expect((await get(SCRIPT, { 'accept-encoding': accepts })).headers['content-encoding']).toBe(encoding);
    await app.close();
  });

  test.each([
    '/index.html',
    `${SCRIPT}.map`,
    `${SCRIPT}.br`,
    `${SCRIPT}.gz`,
    '/.env',
    '/assets/',
    '/assets',
    '/assets/other.js',
    '/../package.json',
    '/%2e%2e/package.json',
  ])('%s is no file of the app', async (url) => {
    const { app, get } = await serve();
    expect((await get(url)).statusCode).toBe(404);
    await app.close();
  });
});
