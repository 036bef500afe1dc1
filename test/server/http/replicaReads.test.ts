import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { AS_OF_HEADER, POSITION_HEADER } from '../../../src/contract/changes';
import { paths } from '../../../src/contract/paths';
import { createReplicaReads } from '../../../src/server/db/replica/replicaReads';
import { watchReplica, type ReplicaWatch } from '../../../src/server/db/replica/replicaWatch';
import { registerChangesPosition } from '../../../src/server/http/replicaReads';
import type { SignedInUser } from '../../../src/server/auth/tokens/signedInUser';
import { createTestApp, type TestApp } from '../../support/server/app';
import { insertRows, orderRow, unitRow } from '../../support/server/database';
import { signedIn } from '../../support/server/principals';
import { createWithStandby, type WithStandby } from '../../support/server/standby';

describe('with a standby', () => {
  let pair: WithStandby;
  let watch: ReplicaWatch;
  let served: TestApp;
  let orderId: number | undefined;

  beforeAll(async () => {
    pair = await createWithStandby();
    const { primary, standby } = pair;
    const units = [unitRow({ serial: '1' }), unitRow({ serial: '2' })];
    [orderId] = await insertRows(primary.db, { units, orders: [orderRow({ customer_name: 'Before' })] });
    watch = watchReplica(primary.db, standby.db);
    const reads = createReplicaReads(primary, standby, watch);
    served = await createTestApp(primary, { reads, env: { ACCESS: 'roles' } });
    await caughtUp();
  });
  afterEach(async () => {
    if (watch.pausedAsOf() !== null) await pair.primary.cluster.start();
    await sql`select pg_wal_replay_resume()`.execute(pair.standby.db);
    await caughtUp();
  });
  afterAll(async () => {
    await served.close();
    await pair.close();
  });

  async function caughtUp(): Promise<void> {
    do await watch.check();
    while (watch.state().lagBytes !== 0);
  }
  const pauseReplay = () => sql`select pg_wal_replay_pause()`.execute(pair.standby.db);
  const view = (name: string) => ({ name, list: 'orders', query: '', isShared: false });

  /** Changes the order, as another person does, and waits until this server has applied it. */
  async function rename(customer: string): Promise<void> {
    const before = served.changes.position();
    await pair.primary.db.updateTable('orders').set({ customer_name: customer }).execute();
    while (served.changes.position() === before) await sleep(10);
  }

  async function listed(position?: string) {
    const headers: Record<string, string> = position === undefined ? {} : { [POSITION_HEADER]: position };
    const answer = await served.call('GET', paths.orders, undefined, headers);
    const [order] = answer.json<{ results: { customer_name: string }[] }>().results;
    return { customer: order?.customer_name, position: String(answer.headers[POSITION_HEADER]) };
  }

  test('a page that was notified of a change gets it from the primary while the replica lags', async () => {
    await rename('Old');
    await caughtUp();
    await pauseReplay();
    await rename('New');
    const told = served.changes.position()!;
    expect((await listed(told)).customer).toBe('New');
    const lagging = await listed();
    expect(lagging.customer).toBe('Old');
    // It claims no more than the replica has, so that a stream from there reports the change.
    const { changes } = await served.changes.hub.since(lagging.position);
    expect(changes).toContainEqual(expect.objectContaining({ kind: 'order', key: String(orderId) }));
    expect((await listed(lagging.position)).customer).toBe('Old');
  });

  test('a person sees their own write, on any origin, by the position of its answer', async () => {
    await pauseReplay();
    const written = await served.call('POST', paths.views, view('Mine'));
    expect([written.statusCode, written.headers['set-cookie']]).toEqual([201, undefined]);
    await rename('Written');
    expect(
      (await listed(String((await served.call('POST', paths.views, view('More'))).headers[POSITION_HEADER]))).customer,
    ).toBe('Written');
  });

  test.each(['none', '1:1: elsewhere', '9'.repeat(5_000)])(
    'a position that says nothing (%#) is answered by the primary',
    async (position) => {
      await pauseReplay();
      await rename(`For ${position.length}`);
      expect((await listed(position)).customer).toBe(`For ${position.length}`);
    },
  );

  test('readiness reports the lag in seconds and bytes', async () => {
    await pauseReplay();
    await rename('Lagging');
    await sleep(1_000);
    await watch.check();
    const { replica } = (await served.app.inject('/readyz')).json<{ replica: Record<string, unknown> }>();
    expect(Object.keys(replica)).toEqual(['status', 'lagSeconds', 'lagBytes']);
    expect(replica['status']).toBe('ok');
    expect(replica['lagSeconds']).toBeGreaterThanOrEqual(1);
    expect(replica['lagBytes']).toBeGreaterThan(0);
  });

  test('while the primary is down, reads go on with their time and their checks, and writes say when to try again', async () => {
    const viewer = { authorization: `Bearer ${await served.signIn.token('viewer', { roles: ['viewer'] })}` };
    const address = await served.app.listen({ port: 0, host: '127.0.0.1' });
    const authorization = `Bearer ${await served.signIn.token()}`;
    const stream = await fetch(new URL(paths.changes, address), { headers: { authorization } });
    const events = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    const saving = async () => {
      for (;;) {
        const { value = '' } = await events.read();
        const [, data] = /event: saving\ndata: (.*)\n/.exec(value) ?? [];
        if (data !== undefined) return (JSON.parse(data) as { pausedAsOf: string | null }).pausedAsOf;
      }
    };
    expect(await saving()).toBeNull();
    const known = served.changes.position()!;
    const before = Date.now();
    await pair.primary.cluster.stop();
    await watch.check();

    const read = async (method: 'GET' | 'POST', path: string, body?: object) => {
      const answer = await served.call(method, path, body, { [POSITION_HEADER]: known });
      const asOf = Date.parse(String(answer.headers[AS_OF_HEADER]));
      return [path, answer.statusCode, asOf > before - 60_000 && asOf <= Date.now()];
    };
    const gets = [
      ...[paths.orders, paths.ordersCounts, paths.inventory, paths.inventoryFacets, paths.overview, paths.views],
      ...[paths.order(String(orderId)), paths.inventoryByCode('1'), paths.rates, paths.myWork],
      ...[paths.reservations, paths.reservationsOfUnit('1'), paths.ordersExport, paths.me, paths.lastRefresh],
      ...[`${paths.search}?q=1`, paths.inventoryExport],
    ];
    const answers = [];
    for (const path of gets) answers.push(await read('GET', path));
    expect(answers).toEqual(gets.map((path) => [path, 200, true]));
    expect(await read('POST', paths.recommendations, { order_id: orderId })).toEqual([
      paths.recommendations,
      200,
      true,
    ]);
    expect(await saving()).toEqual(expect.any(String));

    const list = (headers: Record<string, string>) => served.app.inject({ url: paths.orders, headers });
    expect((await list({})).statusCode).toBe(401);
    expect((await served.call('GET', paths.audit, undefined, viewer)).statusCode).toBe(403);
    const written = await served.call('POST', paths.views, view('Refused'));
    expect([written.statusCode, written.headers['retry-after'], written.headers[AS_OF_HEADER]]).toEqual([
      503,
      '2',
      undefined,
    ]);
    expect(written.json()).toMatchObject({
      detail: 'Saving is paused because the database is not available. Please try again in a few seconds.',
    });
    const ready = await served.app.inject('/readyz');
    expect(ready.statusCode).toBe(200);
    expect(ready.json()).toMatchObject({
      parts: { database: { status: 'ok', detail: expect.stringContaining('Saving is paused') as unknown } },
    });

    await pair.primary.cluster.start();
    await caughtUp();
    while ((await saving()) !== null);
    const after = await served.call('GET', paths.orders);
    expect([after.statusCode, after.headers[AS_OF_HEADER]]).toEqual([200, undefined]);
    expect((await served.call('POST', paths.views, view('Saved'))).statusCode).toBe(201);
    await events.cancel();
  });
});

describe('the position of changes', () => {
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
    registerChangesPosition(app, { applied: () => applied, now: () => now(), includedIn: (text) => text });
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
    (await app.inject({ method, url, headers })).headers[POSITION_HEADER];

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
