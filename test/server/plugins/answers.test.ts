import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { registerCompression } from '../../../src/server/plugins/answers';

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

test('what an answer depends on otherwise stays said', async () => {
  expect((await ask({ headers: { vary: 'origin' } })).headers['vary']).toBe('origin, accept-encoding');
});
