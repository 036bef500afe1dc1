import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerErrors } from '../../../src/server/http/errors';
import { registerMethodNotAllowed } from '../../../src/server/http/methodNotAllowed';
import { problemOf } from '../../../src/server/lib/problems';

let app: FastifyInstance;
const open = (url: string) => app.inject({ method: 'PATCH', url });

beforeAll(async () => {
  app = Fastify();
  registerErrors(app);
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404 || request.routeOptions.config.isPublic === true) return;
    await reply.code(401).send();
  });
  const refuseOthers = registerMethodNotAllowed(app);
  app.get('/read', { config: { isPublic: true } }, () => 'read');
  app.post('/write', { config: { isPublic: true } }, () => 'written');
  app.put('/both', { config: { isPublic: true } }, () => 'put');
  app.delete('/both', { config: { isPublic: true } }, () => 'deleted');
  app.get('/closed', () => 'closed');
  app.get('/files/*', { config: { isPublic: true } }, () => 'file');
  app.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/all',
    config: { isPublic: true },
    handler: ({ method }) => method,
  });
  await refuseOthers();
});
afterAll(() => app.close());

test.each([
  ['/read', 'GET, HEAD'],
  ['/write', 'POST'],
  ['/both', 'PUT, DELETE'],
])('%s answers other methods 405 and names its own: %s', async (url, allow) => {
  const response = await open(url);
  expect(response.json()).toEqual(problemOf(405, `This address answers to ${allow} only.`));
  expect([response.statusCode, response.headers.allow]).toEqual([405, allow]);
});

test.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
  'an address that takes every method answers %s itself',
  async (method) => {
    const response = await app.inject({ method, url: '/all' });
    expect([response.statusCode, response.headers.allow]).toEqual([200, undefined]);
  },
);

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
  '%s is refused where only GET is taken',
  async (method) => {
    expect((await app.inject({ method, url: '/read' })).statusCode).toBe(405);
  },
);

test('no address answers TRACE, which would send back what a request carries', async () => {
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const headers = { authorization: 'Bearer secret' };
  const response = await new Promise<IncomingMessage>((resolve) => {
    request(`${address}/read`, { method: 'TRACE', headers }, resolve).end();
  });
  expect(response.statusCode).toBe(404);
  expect(await text(response)).not.toContain('secret');
});

test('its own methods are untouched', async () => {
  expect((await app.inject('/read')).body).toBe('read');
  expect((await app.inject({ method: 'DELETE', url: '/both' })).body).toBe('deleted');
});

test('an address that needs a token says so to every method', async () => {
  expect((await open('/closed')).statusCode).toBe(401);
});

test('an unknown address, and one of many files, is not found by other methods', async () => {
  expect((await open('/unknown')).statusCode).toBe(404);
  expect((await open('/files/a')).statusCode).toBe(404);
});
