import { leftOut, sent } from '../../support/server/fuzz/operations';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { paths } from '../../../src/contract/paths';
import { problemSchema } from '../../../src/contract/problem';
import { createTestApp, useTestApp, parseStrict } from '../../support/server/app';
import { SCRIPT } from '../../support/server/builtApp';
import { useTestDatabase } from '../../support/server/database';
import { registeredRoutes } from '../../support/server/registeredRoutes';

const PUBLIC = [
  '/livez',
  '/readyz',
  paths.config,
  paths.openApi,
  '/auth-redirect.html',
  SCRIPT,
  '/favicon.svg',
  '/licenses.txt',
];
const isPublic = (url: string) =>
  url.startsWith('/oidc/') || PUBLIC.includes(url) || url.startsWith(paths.docs) || url.startsWith('/api/files/');

const database = useTestDatabase();
const routes: { url: string; method: string }[] = [];

const served = useTestApp(database);
beforeAll(() => {
  routes.push(...registeredRoutes(served.app));
});

const html = { accept: 'text/html,application/xhtml+xml', host: 'localhost:3000' };

test('every route but the public ones needs a token', async () => {
  const closed = routes.filter(({ url }) => !isPublic(url));
  const described = [...sent.map(([, path]) => path), ...Object.keys(leftOut).map((each) => each.replace(/^\w+ /, ''))];
  const all = new Set(described.map((path) => path.replace(/\{(\w+)\}/g, ':$1')).filter((url) => !isPublic(url)));
  expect([...new Set(closed.map(({ url }) => url))].sort()).toEqual([...all].sort());
  for (const { url, method } of closed) {
    for (const headers of [{}, { authorization: 'Bearer a.b.c' }, { authorization: 'Basic abc' }]) {
      const response = await served.app.inject({ method: method as 'GET', url, headers });
      expect([method, url, response.statusCode]).toEqual([method, url, 401]);
      expect(response.headers['www-authenticate']).toMatch(/^Bearer realm="SpecAI"/);
    }
  }
});

test.each([
  ['GET', '/api/nothing', undefined, 404],
  ['GET', '/api/orders/recommendations/extra/parts', undefined, 404],
  ['DELETE', paths.orders, undefined, 405],
  ['GET', paths.matchIc, undefined, 405],
  ['PUT', paths.lastRefresh, {}, 405],
  ['POST', paths.matchIc, undefined, 400],
] as const)('%s %s is a problem document', async (method, url, body, status) => {
  const response = await served.call(method, url, body);
  expect(response.statusCode).toBe(status);
  expect(response.headers['content-type']).toContain('application/problem+json');
  expect(parseStrict(problemSchema, response.json()).status).toBe(status);
  if (status === 405) expect(response.headers.allow).toMatch(/GET|POST/);
});

const send = async (headers: Record<string, string>, payload: string) => {
  const authorization = `Bearer ${await served.signIn.token()}`;
  return served.app.inject({
    method: 'POST',
    url: paths.recommendations,
    headers: { authorization, ...headers },
    payload,
  });
};

test.each([
  ['text/plain', '{"order_id":1}', 415],
  ['application/jsonx', '{"order_id":1}', 415],
  ['application/x-www-form-urlencoded', 'order_id=1', 415],
  ['application/json', '{"order_id":', 400],
  ['application/json', '{"__proto__":{"a":1},"order_id":1}', 400],
  ['application/json', '{"order_id":1e400}', 400],
  ['application/json', `${'['.repeat(5_000)}${']'.repeat(5_000)}`, 400],
  ['application/json', `{"order_id":1,"notes":"${'x'.repeat(300_000)}"}`, 413],
  ['application/json; charset=utf-8', '{"order_id":99999}', 404],
  ['application/json;', '{"order_id":99999}', 404],
])('a body of %s (%#) is answered as it deserves', async (type, payload, status) => {
  const response = await send({ 'content-type': type }, payload);
  expect(response.statusCode).toBe(status);
  expect(response.headers['content-type']).toContain('application/problem+json');
});

test.each(['/api/orders/%', '/api/orders/%ff', '/%c0%ae%c0%ae/'])(
  'the address %s is answered as unreadable',
  async (url) => {
    const response = await served.call('GET', url);
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toContain('application/problem+json');
  },
);

test.each([
  ['/order/%zz', '/order/%25zz'],
  ['/%', '/%25'],
  ['//evil.com/%ff?x=%20', '//evil.com/%25ff?x=%2520'],
])('a browser that requests %s is redirected to a readable address', async (url, to) => {
  const response = await served.app.inject({ url, headers: html });
  expect([response.statusCode, response.headers.location]).toEqual([302, `http://localhost:3000${to}`]);
});

test.each([
  [paths.orders, 401],
  ['/api/nothing', 404],
  [paths.config, 200],
  ['/order/12', 200],
  ['/auth-redirect.html', 200],
  [SCRIPT, 200],
  [paths.docs, 200],
  [paths.openApi, 200],
  ['/oidc/page', 200],
  ['/%zz', 302],
  ['/api/%zz', 400],
])('%s carries every security header (%i)', async (url, status) => {
  const response = await served.app.inject({ url, headers: html });
  expect(response.statusCode).toBe(status);
  expect(response.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=(self)') as unknown,
  });
  const policy = String(response.headers['content-security-policy']);
  expect(policy).toMatch(/^default-src 'none'/);
  expect(policy).not.toMatch(/unsafe|\*|upgrade/);
  expect(response.headers).not.toHaveProperty('strict-transport-security');
  expect(response.headers).not.toHaveProperty('x-powered-by');
  if (!url.startsWith('/assets')) expect(response.headers['cache-control']).toBe('no-store');
});

test('malformed requests are answered with every security header', async () => {
  const address = new URL(await served.app.listen({ port: 0, host: '127.0.0.1' }));
  const ask = (bytes: string) => {
    const socket = connect(Number(address.port), '127.0.0.1');
    socket.write(bytes);
    return text(socket);
  };
  const [nonsense, tooLarge, nowhere] = await Promise.all([
    ask('NONSENSE\r\n\r\n'),
    ask(`GET / HTTP/1.1\r\nHost: localhost\r\nX-Large: ${'x'.repeat(40_000)}\r\n\r\n`),
    ask('GET /api/orders/ HTTP/1.1\r\n\r\n'),
  ]);
  expect([nonsense, tooLarge, nowhere].map((answer) => answer.split('\r\n')[0])).toEqual([
    'HTTP/1.1 400 Bad Request',
    'HTTP/1.1 431 Request Header Fields Too Large',
    'HTTP/1.1 400 Bad Request',
  ]);
  const api = (await served.app.inject(paths.orders)).headers;
  for (const name of ['content-security-policy', 'permissions-policy', 'x-frame-options', 'referrer-policy']) {
    for (const answer of [nonsense, tooLarge, nowhere])
      expect(answer).toContain(`\r\n${name}: ${String(api[name])}\r\n`);
  }
  expect(parseStrict(problemSchema, JSON.parse(nonsense.split('\r\n\r\n')[1]!))).toMatchObject({ status: 400 });
});

test('an https origin gets HSTS and the sign-in provider in its policy', async () => {
  const env = {
    AUTH_MODE: 'entra',
    ENTRA_TENANT_ID: '11111111-1111-4111-8111-111111111111',
    ENTRA_CLIENT_ID: '22222222-2222-4222-8222-222222222222',
    PUBLIC_URL: 'https://specai.example.com',
  };
  const secure = await createTestApp(database, { env });
  const response = await secure.app.inject({ url: '/', headers: { ...html, host: 'specai.example.com' } });
  expect(response.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(response.headers['content-security-policy']).toMatch(
    /connect-src 'self' https:\/\/login\.microsoftonline\.com/,
  );
  await secure.close();
});

test('the configuration is in the page and closes no element of it', async () => {
  const env = { INVENTORY_SYSTEM_URL: 'https://inventory.example/</script>' };
  const configured = await createTestApp(database, { env });
  const page = (await configured.app.inject({ url: '/', headers: html })).body;
  const text = /<script type="application\/json" id="config">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
  expect(JSON.parse(text)).toEqual((await configured.app.inject(paths.config)).json());
  expect(text).toContain('inventory.example/\\u003c/script>');
  await configured.close();
});

test('a window of another site does not reach the app', async () => {
  expect((await served.app.inject({ url: '/', headers: html })).headers['cross-origin-opener-policy']).toBe(
    'same-origin',
  );
});

test('the licenses of what is shipped are a text for everybody', async () => {
  const response = await served.app.inject('/licenses.txt');
  expect([response.headers['content-type'], response.body]).toEqual([
    'text/plain; charset=utf-8',
    'SpecAI is made with the work of others.',
  ]);
});

test('one user is limited, another is not, and neither by forwarded addresses', async () => {
  const limited = await createTestApp(database, { callsPerMinute: 3 });
  const ask = async (subject: string, from: number) => {
    const authorization = `Bearer ${await limited.signIn.token(subject)}`;
    return limited.app.inject({ url: paths.states, headers: { authorization, 'x-forwarded-for': `10.0.0.${from}` } });
  };
  for (const from of [1, 2, 3]) expect((await ask('busy', from)).statusCode).toBe(200);
  const refused = await ask('busy', 4);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(parseStrict(problemSchema, refused.json()).detail).toMatch(/^Too many requests/);
  expect((await ask('calm', 4)).statusCode).toBe(200);
  await limited.close();
});

test('the log has who called what, and no search or note', async () => {
  served.log.splice(0);
  const secret = 'CANARY';
  await served.call('GET', `${paths.orders}?search=${secret}&customer_name=${secret}`);
  await served.call('POST', paths.recommendations, { order_id: 1, notes: secret });
  await served.app.inject({ url: `/notes?notes=${secret}`, headers: html });
  const lines = served.log.map((line): Record<string, unknown> => JSON.parse(line) as never);
  expect(lines.find((line) => line.route === paths.orders)).toMatchObject({
    method: 'GET',
    status: 200,
    sub: 'tester',
    client: '127.0.0.1',
    ms: expect.any(Number) as unknown,
    reqId: expect.any(String) as unknown,
  });
  expect(served.log.join('')).not.toMatch(/CANARY|eyJ|Bearer/);
});

test('every line that a request logs says whose it is and from where', async () => {
  served.log.splice(0);
  const authorization = `Bearer ${await served.signIn.token('leaver')}`;
  await served.app.inject({ method: 'POST', url: paths.logout, headers: { authorization } });
  await served.app.inject({ url: paths.orders, headers: { authorization: 'Bearer a.b.c' } });
  const lines = served.log.map((line): Record<string, unknown> => JSON.parse(line) as never);
  const client = '127.0.0.1';
  expect(lines).toMatchObject([
    { msg: 'signed in', sub: 'leaver', client, account: expect.stringMatching(/^[\da-f]{16}$/) as unknown },
    { msg: 'signed out', sub: 'leaver', client },
    { msg: 'request', sub: 'leaver', client, reqId: lines[0]?.reqId },
    { msg: 'access token refused', client },
    { msg: 'request', client, reqId: lines[3]?.reqId },
  ]);
  expect(lines[4]).not.toHaveProperty('sub');
});

test.each([
  ['a-proxy.gave:it_1', 'a-proxy.gave:it_1'],
  ['two lines\tin one', null],
  ['x'.repeat(101), null],
])('the X-Request-Id %j is answered as %j and logged', async (given, retained) => {
  served.log.splice(0);
  const { headers } = await served.app.inject({ url: '/api/nothing', headers: { 'x-request-id': given } });
  expect(headers['x-request-id']).toEqual(retained ?? expect.stringMatching(/^[\da-f-]{36}$/));
  expect(JSON.parse(served.log[0] ?? '')).toMatchObject({ reqId: headers['x-request-id'], status: 404 });
});
