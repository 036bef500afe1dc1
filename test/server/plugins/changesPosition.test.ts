import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { registerChangesPosition } from '../../../src/server/plugins/replicaReads';
import type { SignedInUser } from '../../../src/server/signIn/tokens/signedInUser';
import { signedIn } from '../../support/server/principals';

const POSITION = 'x-changes-position';

let app: FastifyInstance;
let kind: SignedInUser['kind'] | null;
let applied: string | null;
let now: () => Promise<string>;

beforeEach(() => {
  [kind, applied, now] = ['person', 'read', () => Promise.resolve('written')];
  app = Fastify();
  app.decorateRequest('principal', null);
  app.addHook('onRequest', (request, _reply, done) => {
    request.principal = kind && signedIn({ kind });
    done();
  });
  registerChangesPosition(app, { applied: () => applied, now: () => now() });
  app.get('/unit', (request, reply) => {
    applied = 'later';
    return reply.code(Number(request.headers['x-code'] ?? 200)).send('unit');
  });
  app.post('/search', { config: { isRead: true } }, () => 'found');
  app.get('/job', { config: { tellsOwnWork: true } }, () => 'job');
  app.post('/unit', () => 'changed');
});
afterEach(() => app.close());

const positionOf = async (method: 'GET' | 'HEAD' | 'POST', url: string, headers: Record<string, string> = {}) =>
  (await app.inject({ method, url, headers })).headers[POSITION];

test.each([
  ['GET', '/unit'],
  ['HEAD', '/unit'],
  ['POST', '/search'],
] as const)('%s %s reports the position that was read before the answer', async (method, url) => {
  expect(await positionOf(method, url)).toBe('read');
});

test.each([
  ['POST', '/unit'],
  ['GET', '/job'],
] as const)('%s %s can report its own changes and queries the position from the database', async (method, url) => {
  expect(await positionOf(method, url)).toBe('written');
});

test('no position is sent if the database cannot report it or nothing was read yet', async () => {
  now = () => Promise.reject(new Error('down'));
  expect(await positionOf('POST', '/unit')).toBeUndefined();
  applied = null;
  expect(await positionOf('GET', '/unit')).toBeUndefined();
});

test.each([
  ['399', 'read'],
  ['400', undefined],
  ['404', undefined],
])('an answer of %s reports %p', async (code, position) => {
  expect(await positionOf('GET', '/unit', { 'x-code': code })).toBe(position);
});

test.each(['machine', null] as const)('no position is sent to %p', async (caller) => {
  kind = caller;
  expect(await positionOf('GET', '/unit')).toBeUndefined();
});
