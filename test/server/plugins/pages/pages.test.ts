import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyRequest } from 'fastify';
import { parseConfig } from '../../../../src/server/config';
import { appPolicy, bridgePolicy } from '../../../../src/server/plugins/pages/pagePolicies';
import { isNavigation, registerPages } from '../../../../src/server/plugins/pages/pages';

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

test('pictures of other hosts are shown where the configuration names these hosts', () => {
  const policy = appPolicy({ nonce: 'n0nce', pictureHosts: ['https://a.test', 'http://b.test:8080'] }).split('; ');
  expect(policy).toContain("img-src 'self' data: https://a.test http://b.test:8080");
});

test('without a provider of its own, the app talks to us alone', () => {
  const policy = appPolicy({ nonce: 'n0nce' }).split('; ');
  expect(policy).toEqual(expect.arrayContaining(["connect-src 'self'", "frame-src 'self'", "form-action 'self'"]));
});

test('the page that sign-in returns to runs our code, framed by us', () => {
  expect(bridgePolicy('n')).toBe(
    "default-src 'none'; script-src 'self' 'nonce-n'; base-uri 'none'; frame-ancestors 'self'",
  );
});

const HTML = 'text/html,application/xhtml+xml';

test.each([
  ['GET', '/', HTML, true],
  ['HEAD', '/order/1', HTML, true],
  ['POST', '/order/1', HTML, false],
  ['GET', '/order/1', 'application/json', false],
  ['GET', '/order/1', undefined, false],
  ['GET', '/api', HTML, false],
  ['GET', '/api/orders', HTML, false],
  ['GET', '/auth/nothing', HTML, false],
  ['GET', '/oidc/auth', HTML, false],
  ['GET', '/apiary', HTML, true],
  ['GET', '/order/api/1', HTML, true],
])('%s %s that accepts %s is a navigation: %p', (method, url, accept, expected) => {
  expect(isNavigation({ method, url, headers: { accept } } as unknown as FastifyRequest)).toBe(expected);
});

test('where nothing is built, addresses of pages are not found, and the log says why', async () => {
  const distDir = mkdtempSync(join(tmpdir(), 'specai-not-built-'));
  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  await registerPages(app, { config: parseConfig({}), distDir, providerOrigins: [], runtimeConfig: {} });
  const response = await app.inject({ url: '/', headers: { accept: HTML, host: 'localhost:3000' } });
  expect(response.json()).toEqual({
    type: 'about:blank',
    title: 'Not Found',
    status: 404,
    detail: 'There is nothing here.',
  });
  expect((await app.inject('/auth-redirect.html')).statusCode).toBe(404);
  expect(lines[0]).toContain(`There is no built app in ${distDir}: only the API is served.`);
  await app.close();
  rmSync(distDir, { recursive: true });
});
