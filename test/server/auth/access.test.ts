import Fastify, { type FastifyContextConfig, type FastifyInstance } from 'fastify';
import { NOT_ALLOWED } from '../../../src/contract/problem';
import type { AccessMode } from '../../../src/domain/access/access';
import { registerAccess } from '../../../src/server/auth/access';
import { registerErrors } from '../../../src/server/http/errors';
import { apiOf } from '../../../src/server/http/api';
import { signedIn } from '../../support/server/principals';

const apps: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

/** Headers replace authentication: a person with roles, a program, or no caller. */
function start(mode: AccessMode = 'roles'): FastifyInstance {
  const app = Fastify();
  apps.push(app);
  registerErrors(app);
  app.decorateRequest('principal', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const { kind, as = '' } = request.headers;
    if (kind === 'person' || kind === 'machine')
      request.principal = signedIn({ kind, roles: String(as).split(' ') }, mode);
    done();
  });
  registerAccess(app);
  return app;
}

const person = (as: string) => ({ kind: 'person', as });
const schema = {};

function withCosts(mode?: AccessMode): FastifyInstance {
  const app = start(mode);
  const api = apiOf(app);
  api.get('/unit', { schema }, () => ({ serial: 'A', unit_cost: 12 }));
  api.open.get('/open', { schema }, () => ({ serial: 'A', unit_cost: 12 }));
  api.get('/permissions', { schema }, (_request, _reply, { permissions }) => [...permissions]);
  api.post('/import', { config: { needs: 'import' }, schema }, () => 'imported');
  api.post('/own', { config: { needs: 'to be signed in' }, schema }, () => 'done');
  return app;
}

test.each([
  ['who may see costs', person('sales'), 12],
  ['who may not', person('viewer'), null],
  ['a program, which is not a person', { kind: 'machine', as: 'viewer' }, 12],
  ['nobody, on a route for all', {}, 12],
])('%s reads a cost as it may be seen', async (_who, headers, cost) => {
  const answer = await withCosts().inject({ url: 'kind' in headers ? '/unit' : '/open', headers });
  expect(answer.json()).toEqual({ serial: 'A', unit_cost: cost });
});

test.each([
  [person('viewer'), []],
  [{ kind: 'machine', as: 'administrator' }, ['editUnitFiles']],
])('%j may do nothing that not everybody may', async (headers, own) => {
  expect((await withCosts().inject({ url: '/permissions', headers })).json()).toEqual(own);
});

test('permissions follow from the roles if roles count', async () => {
  const url = '/permissions';
  const engineering = await withCosts().inject({ url, headers: person('engineering') });
  expect(engineering.json()).toEqual([
    ...['seeCost', 'editOptions', 'editUnitFiles', 'readAudit', 'comment', 'correctUnits', 'correctRequirements'],
  ]);
  const anybody = await withCosts('everyone').inject({ url, headers: person('viewer') });
  expect(anybody.json()).toContain('changeRates');
});

test('a refusal for a missing permission names the roles that have it', async () => {
  const refused = await withCosts().inject({ method: 'POST', url: '/import', headers: person('sales') });
  expect(refused.json()).toEqual({
    type: NOT_ALLOWED,
    title: 'Forbidden',
    status: 403,
    detail: 'Only operations and administrators can import files.',
  });
});

test.each([
  ['/import', person('operations')],
  ['/import', { kind: 'machine', as: '' }],
  ['/own', person('viewer')],
])('POST %s is open to %j', async (url, headers) => {
  expect((await withCosts().inject({ method: 'POST', url, headers })).statusCode).toBe(200);
});

test('sorting by costs is refused without the permission to see them, and the refusal names the parameter', async () => {
  const app = withCosts();
  const refused = await app.inject({ url: '/unit?ordering=-unit_cost', headers: person('viewer') });
  expect(refused.json()).toMatchObject({
    status: 403,
    detail:
      'Only sales, operations, engineering, and administrators can see costs, unit prices and margins. Leave out ordering in the address.',
  });
  expect((await app.inject({ url: '/unit?ordering=serial', headers: person('viewer') })).statusCode).toBe(200);
  expect((await app.inject({ url: '/unit?ordering=-unit_cost', headers: person('sales') })).statusCode).toBe(200);
});

const statement = (method: string) => `${method} /unit changes something: its config must say what it needs.`;
const requiresPrincipal = true;

test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
  'a %s that does not say what it needs stops the start',
  async (method) => {
    const app = start();
    app.route({ method, url: '/unit', config: { requiresPrincipal }, handler: () => 'done' });
    await expect(app.ready()).rejects.toThrow(statement(method));
  },
);

test('a route of several methods must declare its need if one of them changes something', async () => {
  const app = start();
  app.route({ method: ['GET', 'OPTIONS'], url: '/read', config: { requiresPrincipal }, handler: () => 'done' });
  app.route({ method: ['GET', 'POST'], url: '/unit', config: { requiresPrincipal }, handler: () => 'done' });
  await expect(app.ready()).rejects.toThrow(statement('GET,POST'));
});

test('a route whose handler could run without a principal stops the start', async () => {
  const app = start();
  app.get('/unit', () => 'read');
  await expect(app.ready()).rejects.toThrow('GET /unit is neither public nor registered with a principal');
});

test('a handler does not run if no check has named the caller', async () => {
  const app = withCosts();
  const answer = await app.inject({ method: 'POST', url: '/own' });
  expect([answer.statusCode, answer.body]).toEqual([401, expect.not.stringContaining('done')]);
});

test.each<{ config?: FastifyContextConfig; schema?: { hide: boolean } }>([
  { config: { needs: 'delete' } },
  { config: { isRead: true } },
  { config: { isPublic: true } },
  { config: { callers: 'programs' } },
  { schema: { hide: true } },
])('a write may say %j', async ({ config, schema: shown = {} }) => {
  const app = start();
  app.post('/unit', { config: { ...config, requiresPrincipal }, schema: shown }, () => 'done');
  await expect(app.ready()).resolves.toBe(app);
});

test.each<{ config?: FastifyContextConfig; schema?: { hide?: boolean } }>([
  { config: { isRead: false } },
  { config: { isPublic: false } },
  { config: { callers: 'everyone' } },
  { schema: { hide: false } },
  { schema: {} },
])('it is not enough for a write to say %j', async ({ config, schema: shown = {} }) => {
  const app = start();
  app.post('/unit', { config: { ...config, requiresPrincipal }, schema: shown }, () => 'done');
  await expect(app.ready()).rejects.toThrow('must say what it needs');
});
