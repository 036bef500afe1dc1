import Fastify, { type LightMyRequestResponse, type FastifyInstance } from 'fastify';
import { paths } from '../../../src/contract/paths';
import type { Reads } from '../../../src/server/db/replica';
import { createTestApp, type TestApp } from '../../support/server/app';
import { createTestDatabase, type TestDatabase, insertRows, orderRow, unitRow } from '../../support/server/database';
import { registerChangesPosition } from '../../../src/server/http/replicaReads';
import type { SignedInUser } from '../../../src/server/auth/tokens/signedInUser';
import { signedIn } from '../../support/server/principals';

let database: TestDatabase;
let served: TestApp;
/** Counts reads from the replica, which is the same database here. */
let fromReplica = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  await insertRows(database.db, { units: [unitRow({ serial: '1' }), unitRow({ serial: '2' })], orders: [orderRow()] });
  const reads: Reads = {
    db: database.db,
    fromReplica: (run) => {
      fromReplica += 1;
      return run();
    },
    state: () => ({ status: 'ok', lagSeconds: 0.25 }),
  };
  served = await createTestApp(database, { reads });
});
afterAll(async () => {
  await served.close();
  await database.close();
});

const readsReplica = async (requested: Promise<LightMyRequestResponse>) => {
  const before = fromReplica;
  const { statusCode, headers } = await requested;
  return [statusCode, fromReplica > before, headers['set-cookie']];
};
const view = { name: 'Mine', list: 'orders', query: '', isShared: false };
const WROTE = 'specai-wrote=1; Max-Age=10; Path=/; HttpOnly; SameSite=Strict';

test.each([paths.orders, paths.ordersCounts, paths.ordersExport, paths.inventory, paths.inventoryExport, paths.search])(
  'GET %s may be read from the replica',
  async (path) => {
    const query = path === paths.search ? '?q=1' : '';
    expect(await readsReplica(served.call('GET', path + query))).toEqual([200, true, undefined]);
  },
);

test('recommendations can be read from the replica, though they use POST', async () => {
  const [order] = await database.db.selectFrom('orders').select('id').execute();
  const requested = served.call('POST', paths.recommendations, { order_id: order?.id });
  expect(await readsReplica(requested)).toEqual([200, true, undefined]);
});

test('a person who wrote reads the primary for ten seconds', async () => {
  const [status, isReplica, cookie] = await readsReplica(served.call('POST', paths.views, view));
  expect([status, isReplica, cookie]).toEqual([201, false, WROTE]);
  const after = served.call('GET', paths.orders, undefined, { cookie: 'theme=dark; specai-wrote=1' });
  expect(await readsReplica(after)).toEqual([200, false, undefined]);
});

test('a write that was refused leaves nothing to wait for', async () => {
  expect(await readsReplica(served.call('POST', paths.views, {}))).toEqual([400, false, undefined]);
});

test('readiness says how far behind the replica is', async () => {
  const { json, statusCode } = await served.app.inject('/readyz');
  expect(statusCode).toBe(200);
  expect(json()).toMatchObject({ status: 'ok', replica: { status: 'ok', lagSeconds: 0.25 } });
});

describe('the position of changes', () => {
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
});
