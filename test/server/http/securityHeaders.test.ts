import Fastify from 'fastify';
import { parseConfig } from '../../../src/server/config/config';
import {
  registerOtherOrigin,
  registerSecurityHeaders,
  securityHeaders,
} from '../../../src/server/http/securityHeaders';
import { appPolicy } from '../../../src/server/http/contentSecurityPolicy';

const APP = 'http://localhost:3000';

async function start(env: Record<string, string>) {
  const app = Fastify();
  await registerOtherOrigin(app, parseConfig(env));
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers.authorization === undefined) void reply.code(401).send();
    else done();
  });
  app.get('/call', () => 'served');
  return app;
}

test('an API of another origin lets the app in, preflights without a token included', async () => {
  const app = await start({ API_BASE_URL: 'http://127.0.0.1:3000' });
  const requested = {
    origin: APP,
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'if-match',
  };
  const preflight = await app.inject({ method: 'OPTIONS', url: '/call', headers: requested });
  expect([preflight.statusCode, preflight.headers]).toMatchObject([
    204,
    {
      'access-control-allow-origin': APP,
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers':
        'authorization, content-type, idempotency-key, if-match, if-none-match, last-event-id, x-changes-position',
      'access-control-max-age': '600',
    },
  ]);
  const call = await app.inject({ url: '/call', headers: { origin: APP, authorization: 'x' } });
  expect([call.body, call.headers['access-control-allow-origin']]).toEqual(['served', APP]);
  expect(call.headers['access-control-expose-headers']).toBe(
    'etag, location, retry-after, content-disposition, x-changes-position, x-as-of',
  );
  const refused = await app.inject({ url: '/call', headers: { origin: APP } });
  expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([401, APP]);
});

test('an API of the same origin says nothing to other pages', async () => {
  const app = await start({});
  const call = await app.inject({ url: '/call', headers: { origin: 'https://other.test', authorization: 'x' } });
  expect(call.headers).not.toHaveProperty('access-control-allow-origin');
});

test('the app may call the API of another origin and show its pictures', () => {
  const policy = appPolicy({ nonce: 'n0nce', apiOrigin: 'https://api.test' }).split('; ');
  expect(policy).toEqual(
    expect.arrayContaining(["connect-src 'self' https://api.test", "img-src 'self' data: https://api.test"]),
  );
});

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
    'permissions-policy':
      'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=()',
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
