import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { registerCompression, registerResponseCache } from '../../../src/server/http/answers';
import { signedIn } from '../../support/server/principals';

describe('compression', () => {
  const JSON_TYPE = 'application/json; charset=utf-8';
  const text = (bytes: number) => 'unit '.repeat(bytes / 5);

  interface Answer {
    body?: unknown;
    type?: string;
    status?: number;
    headers?: Record<string, string>;
  }

  let app: FastifyInstance;
  let answer: Answer;

  beforeEach(async () => {
    app = Fastify();
    registerCompression(app);
    const send = (reply: FastifyReply) =>
      reply
        .code(answer.status ?? 200)
        .type(answer.type ?? JSON_TYPE)
        .headers(answer.headers ?? {})
        .send(answer.body ?? text(2000));
    app.get('/', (_request, reply) => send(reply));
    await app.ready();
  });
  afterEach(() => app.close());

  const ask = (given: Answer = {}, accepts: string | null = 'gzip, br') => {
    answer = given;
    return app.inject({ url: '/', headers: accepts === null ? {} : { 'accept-encoding': accepts } });
  };

  test.each([
    ['gzip, br', 'br'],
    ['gzip;q=1, br;q=1', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
  ])('who takes %j is answered with %s', async (accepts, encoding) => {
    const { headers, rawPayload } = await ask({}, accepts);
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    const unpacked = encoding === 'br' ? brotliDecompressSync(rawPayload) : gunzipSync(rawPayload);
    expect(unpacked.toString()).toBe(text(2000));
    expect(headers['content-length']).toBe(String(rawPayload.length));
  });

  test.each([null, '', 'identity', 'deflate'])(
    'who takes %j is answered as it is, and caches learn why',
    async (accepts) => {
      const { headers, body } = await ask({}, accepts);
      expect([headers['content-encoding'], headers['vary'], body]).toEqual([undefined, 'accept-encoding', text(2000)]);
    },
  );

  test.each([
    [1395, undefined],
    [1400, 'br'],
  ])('an answer of %i bytes is compressed: %p', async (bytes, encoding) => {
    expect((await ask({ body: text(bytes) })).headers['content-encoding']).toBe(encoding);
  });

  test('bytes are counted, not characters', async () => {
    expect((await ask({ body: '½'.repeat(700) })).headers['content-encoding']).toBe('br');
  });

  test.each([
    ['application/json', 'br'],
    ['application/problem+json', 'br'],
    ['application/vnd.specai.v1+json', 'br'],
    ['text/csv; charset=utf-8', 'br'],
    ['image/svg+xml', 'br'],
    ['text/html', undefined],
    ['image/png', undefined],
    ['application/jsonp', undefined],
    ['application/x/json', undefined],
    ['x-application/json', undefined],
  ])('%s is compressed: %p', async (type, encoding) => {
    const { headers } = await ask({ type, body: Buffer.from(text(2000)) });
    expect([headers['content-encoding'], headers['vary']]).toEqual([encoding, encoding && 'accept-encoding']);
  });

  test.each([
    ['a failure', { status: 404 }],
    ['what is compressed already', { headers: { 'content-encoding': 'zstd' } }],
    ['a stream', { body: Readable.from([text(2000)]) }],
  ])('%s stays as it is', async (_what, given) => {
    const { headers, body } = await ask(given);
    expect([headers['vary'], body]).toEqual([undefined, text(2000)]);
  });

  test('existing Vary headers stay', async () => {
    expect((await ask({ headers: { vary: 'origin' } })).headers['vary']).toBe('origin, accept-encoding');
  });
});

describe('the response cache', () => {
  const caller = (roles: string[], sessionId: string) => signedIn({ roles, sessionId });

  let app: FastifyInstance;
  let made: number;
  let state: string | null;
  let whileMaking: () => unknown;

  beforeEach(async () => {
    [made, state, whileMaking] = [0, 'as it was', () => undefined];
    app = Fastify();
    app.decorateRequest('principal', null);
    app.addHook('onRequest', (request, _reply, done) => {
      const roles = request.headers['x-sees'] === 'cost' ? ['engineering'] : [];
      request.principal = caller(roles, String(request.headers['x-caller']));
      done();
    });
    registerResponseCache(app, () => state);
    registerCompression(app);
    const config = { isCacheable: true, isRead: true };
    app.post('/units', { config }, async (request, reply) => {
      made += 1;
      await whileMaking();
      if (request.body === 'own') request.answersOnly = request.principal?.session ?? null;
      if (request.body === 'fails') return reply.code(404).send({ made });
      if (request.body === 'stream') return reply.type('text/plain').send(Readable.from([`made ${made}`]));
      return { made, sees: [...(request.principal?.permissions ?? [])], text: 'The best unit. '.repeat(200) };
    });
    app.post('/reservations', () => ({}));
    app.post('/prices', { config: { isRead: true } }, () => ({ made: (made += 1) }));
    app.get('/orders', () => ({}));
    await app.ready();
  });
  afterEach(() => app.close());

  const ask = (what: string, headers: Record<string, string> = {}) =>
    app.inject({
      ...{ method: 'POST', url: '/units', payload: JSON.stringify(what) },
      headers: { 'content-type': 'application/json', ...headers },
    });

  test('the same question is answered once while nothing changes, in each encoding', async () => {
    const plain = await ask('a');
    const same = await ask('a');
    expect(same.body).toBe(plain.body);
    expect(Object.keys(same.headers).toSorted()).toEqual(Object.keys(plain.headers).toSorted());
    expect((await ask('b')).json<{ made: number }>().made).toBe(2);
    const headers = { 'accept-encoding': 'gzip, br' };
    const packed = await ask('a', headers);
    const again = await ask('a', headers);
    expect(made).toBe(2);
    expect(again.rawPayload).toEqual(packed.rawPayload);
    expect(again.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(again.headers['content-type']).toBe(plain.headers['content-type']);
    expect(brotliDecompressSync(again.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync((await ask('a', { 'accept-encoding': 'gzip' })).rawPayload).toString()).toContain(
      'The best unit.',
    );
  });

  test('people who may see different things never share an answer', async () => {
    await ask('a', { 'x-sees': 'cost' });
    expect((await ask('a')).json()).toMatchObject({ made: 2, sees: [] });
    expect((await ask('a', { 'x-sees': 'cost' })).json()).toMatchObject({
      made: 1,
      sees: ['seeCost', 'editOptions', 'editUnitFiles', 'readAudit', 'comment', 'correctUnits', 'correctRequirements'],
    });
  });

  test('an answer with data of one session is cached for that session', async () => {
    for (const caller of ['one', 'other']) await ask('own', { 'x-caller': caller });
    expect((await ask('own', { 'x-caller': 'one' })).json()).toMatchObject({ made: 1 });
    expect((await ask('own', { 'x-caller': 'other' })).json()).toMatchObject({ made: 2 });
  });

  test.each([
    ['another state of the data', () => void (state = 'otherwise')],
    ['a write of this server', () => app.inject({ method: 'POST', url: '/reservations' })],
  ])('%s invalidates the cache', async (_name, change) => {
    await ask('a');
    await change();
    expect((await ask('a')).json()).toMatchObject({ made: 2 });
  });

  test('an answer is not cached if a change overtook it, if it failed, or without a known state', async () => {
    whileMaking = () => (state = `after ${made}`);
    await ask('a');
    expect((await ask('a')).json()).toMatchObject({ made: 2 });
    whileMaking = () => undefined;
    for (const times of [3, 4]) expect((await ask('fails')).json()).toEqual({ made: times });
    state = null;
    for (const times of [5, 6]) expect((await ask('a')).json()).toMatchObject({ made: times });
  });

  test.each(['GET', 'HEAD'] as const)('a %s invalidates nothing', async (method) => {
    await ask('a');
    await app.inject({ method, url: '/orders' });
    expect((await ask('a')).json()).toMatchObject({ made: 1 });
  });

  test('a stream and a route without caching are computed each time', async () => {
    const prices = () => app.inject({ method: 'POST', url: '/prices' });
    for (const times of [1, 2]) expect((await prices()).json()).toEqual({ made: times });
    for (const times of [3, 4]) expect((await ask('stream')).body).toBe(`made ${times}`);
  });

  test('an answer that began before a change is not cached, though another was requested since', async () => {
    whileMaking = async () => {
      whileMaking = () => undefined;
      state = 'otherwise';
      await ask('b');
    };
    await ask('a');
    expect((await ask('b')).json()).toMatchObject({ made: 2 });
    expect((await ask('a')).json()).toMatchObject({ made: 3 });
  });
});
