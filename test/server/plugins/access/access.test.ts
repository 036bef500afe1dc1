import Fastify, { type FastifyInstance, type RouteShorthandOptions } from 'fastify';
import { NOT_ALLOWED } from '../../../../src/contract/problem';
import type { AccessMode } from '../../../../src/domain/access/access';
import { registerAccess } from '../../../../src/server/plugins/access/access';
import type { SignedInUser } from '../../../../src/server/signIn/tokens/signedInUser';

const apps: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

/** Who calls stands in headers, as authentication would find it: roles of a person, or a program, or nobody. */
function start(mode: AccessMode = 'roles', log: string[] = []): FastifyInstance {
  const app = Fastify({ logger: { stream: { write: (line) => void log.push(line) } } });
  apps.push(app);
  app.decorateRequest('user', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const { kind, as = '' } = request.headers;
    const user: Omit<SignedInUser, 'kind'> = {
      ...{ tokenId: 't', subject: 's', sessionId: null, name: 'Dana', email: '', expiresAt: new Date(0) },
      roles: String(as).split(' '),
    };
    if (kind === 'person' || kind === 'machine') request.user = { kind, ...user };
    done();
  });
  registerAccess(app, mode);
  return app;
}

const person = (as: string) => ({ kind: 'person', as });

function withCosts(mode?: AccessMode, log?: string[]): FastifyInstance {
  const app = start(mode, log);
  app.get('/unit', () => ({ serial: 'A', unit_cost: 12 }));
  app.get('/permissions', (request) => [...request.permissions]);
  app.post('/import', { config: { needs: 'import' } }, () => 'imported');
  app.post('/own', { config: { needs: 'to be signed in' } }, () => 'done');
  return app;
}

test.each([
  ['who may see costs', person('sales'), 12],
  ['who may not', person('viewer'), null],
  ['a program, which is not a person', { kind: 'machine', as: 'viewer' }, 12],
  ['nobody, on a route for all', {}, 12],
])('%s reads a cost as it may be seen', async (_who, headers, cost) => {
  const answer = await withCosts().inject({ url: '/unit', headers });
  expect(answer.json()).toEqual({ serial: 'A', unit_cost: cost });
});

test.each([
  [person('viewer'), []],
  [{ kind: 'machine', as: 'administrator' }, []],
  [{}, []],
])('%j may do nothing that not everybody may', async (headers, own) => {
  expect((await withCosts().inject({ url: '/permissions', headers })).json()).toEqual(own);
});

test('what somebody may do follows from the roles, where roles count', async () => {
  const url = '/permissions';
  const engineering = await withCosts().inject({ url, headers: person('engineering') });
  expect(engineering.json()).toEqual(['seeCost', 'editOptions', 'editUnitFiles', 'readAudit', 'comment']);
  const anybody = await withCosts('everyone').inject({ url, headers: person('viewer') });
  expect(anybody.json()).toContain('changeRates');
});

test('who lacks what a route needs is told who may, and the log says what was missing', async () => {
  const log: string[] = [];
  const app = withCosts('roles', log);
  const refused = await app.inject({ method: 'POST', url: '/import', headers: person('sales') });
  expect(refused.json()).toEqual({
    type: NOT_ALLOWED,
    title: 'Forbidden',
    status: 403,
    detail: 'Only operations and administrators can import files.',
  });
  expect(log.filter((line) => line.includes('"permission":"import"')).join()).toContain('"msg":"not permitted"');
});

test.each([
  ['/import', person('operations')],
  ['/import', { kind: 'machine', as: '' }],
  ['/own', person('viewer')],
])('POST %s is open to %j', async (url, headers) => {
  expect((await withCosts().inject({ method: 'POST', url, headers })).statusCode).toBe(200);
});

test('who may not see costs may not sort by them either, and is told what to leave out', async () => {
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

test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
  'a %s that does not say what it needs stops the start',
  (method) => {
    const app = start();
    expect(() => app.route({ method, url: '/unit', handler: () => 'done' })).toThrow(
      `${method} /unit changes something: its config must say what it needs.`,
    );
  },
);

test('a route of several methods must say it where one of them changes something', () => {
  const app = start();
  expect(() => app.route({ method: ['GET', 'POST'], url: '/unit', handler: () => 'done' })).toThrow(
    'GET,POST /unit changes something: its config must say what it needs.',
  );
  expect(() => app.route({ method: ['GET', 'OPTIONS'], url: '/read', handler: () => 'done' })).not.toThrow();
});

test.each<RouteShorthandOptions>([
  { config: { needs: 'delete' } },
  { config: { isRead: true } },
  { config: { isPublic: true } },
  { config: { callers: 'programs' } },
  { schema: { hide: true } },
])('a write may say %j', (options) => {
  expect(() => start().post('/unit', options, () => 'done')).not.toThrow();
});

test.each<RouteShorthandOptions>([
  { config: { isRead: false } },
  { config: { isPublic: false } },
  { config: { callers: 'everyone' } },
  { schema: { hide: false } },
  { schema: {} },
])('it is not enough for a write to say %j', (options) => {
  expect(() => start().post('/unit', options, () => 'done')).toThrow('must say what it needs');
});
