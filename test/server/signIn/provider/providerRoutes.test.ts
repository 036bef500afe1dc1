import Fastify from 'fastify';
import { text } from 'node:stream/consumers';
import { registerSecurityHeaders, securityHeaders } from '../../../../src/server/plugins/securityHeaders';
import { registerProviderRoutes } from '../../../../src/server/signIn/provider/providerRoutes';

const configs: unknown[] = [];
beforeEach(() => void configs.splice(0));

const build = () => {
  const app = Fastify();
  app.addHook('onRoute', ({ config }) => void configs.push(config));
  registerSecurityHeaders(app, securityHeaders({ apiOrigin: null, publicUrl: 'https://specai.test' }));
  registerProviderRoutes(app, async (request, response) => {
    const { method, url } = request;
    const originalUrl = 'originalUrl' in request ? request.originalUrl : undefined;
    response.end(JSON.stringify({ method, url, originalUrl, body: await text(request) }));
  });
  return app;
};

test('the routes pass on requests below the mount, bodies unread', async () => {
  const app = build();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const response = await app.inject({ method: 'POST', url: '/oidc/token?a=1', headers, payload: 'grant_type=x' });
  expect(response.json()).toEqual({
    method: 'POST',
    url: '/token?a=1',
    originalUrl: '/oidc/token?a=1',
    body: 'grant_type=x',
  });
  await app.close();
});

test('the routes need no access token: they are where one is got', async () => {
  const app = build();
  await app.ready();
  // With its own HEAD for every GET.
  expect(configs).toEqual([{ isPublic: true }, { isPublic: true }]);
  await app.close();
});

test('the routes may be framed by the app alone, and leave the provider room for the hash of its script', async () => {
  const app = build();
  const { headers } = await app.inject('/oidc/auth');
  expect(headers).toMatchObject({
    'content-security-policy':
      "default-src 'none'; script-src 'self'; form-action 'self'; frame-ancestors 'self'; base-uri 'none'",
    'x-frame-options': 'SAMEORIGIN',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'permissions-policy': expect.stringContaining('camera=()') as string,
    'cache-control': 'no-store',
  });
  await app.close();
});
