import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { connect } from '../../../../src/server/db/pool/connectionPool';
import {
  createReplicaReads,
  newRead,
  readsOf,
  SavingPausedError,
  type Reads,
} from '../../../../src/server/db/replica/replicaReads';
import { watchReplica, type ReplicaWatch } from '../../../../src/server/db/replica/replicaWatch';
import type { Database } from '../../../../src/server/db/schema/schema';
import { startForwarder, type Forwarder } from '../../../support/server/network/forwarder';
import { createTestDatabase, orderRow, type TestDatabase } from '../../../support/server/database';
import { createWithStandby, type WithStandby } from '../../../support/server/standby';

let pair: WithStandby;
let toStandby: Forwarder;
let watch: ReplicaWatch;
let reads: Reads;
let other: TestDatabase;
let pauses = 0;

beforeAll(async () => {
  [pair, other] = await Promise.all([createWithStandby(), createTestDatabase()]);
  toStandby = await startForwarder(pair.standby.url);
  const replica = connect(toStandby.url, { answerTimeoutMs: 500 });
  watch = watchReplica(pair.primary.db, replica.db, 500);
  watch.onPause(() => (pauses += 1));
  reads = createReplicaReads(pair.primary, replica, watch);
  await caughtUp();
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await toStandby.close();
  await Promise.all([pair.close(), other.close()]);
});

async function isStandby(db: Kysely<Database>): Promise<boolean | undefined> {
  const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db);
  return rows[0]?.is;
}

async function caughtUp({ check, state }: ReplicaWatch = watch): Promise<void> {
  do await check();
  while (state().lagBytes !== 0);
}

const onStandby = (call: 'pg_wal_replay_pause' | 'pg_wal_replay_resume') =>
  sql`select ${sql.raw(call)}()`.execute(pair.standby.db);

const countOrders = async () => (await reads.db.selectFrom('orders').select('id').execute()).length;

/** The first transaction that is not yet written. */
async function write(): Promise<bigint> {
  await pair.primary.db.insertInto('orders').values(orderRow()).execute();
  const { rows } = await sql<{ xmax: string }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text as xmax`.execute(pair.primary.db);
  return BigInt(rows[0]?.xmax ?? 0);
}

test('before the first check the primary serves', async () => {
  const unseen = watchReplica(pair.primary.db, pair.standby.db);
  const early = createReplicaReads(pair.primary, pair.standby, unseen);
  expect(unseen.state()).toEqual({ status: 'unreachable', lagSeconds: null, lagBytes: null });
  expect(await early.asRead(newRead(), () => isStandby(early.db))).toBe(false);
});

test('lists in a read use the replica, however deep the call; everything else the primary', async () => {
  expect(watch.state()).toMatchObject({ status: 'ok', lagBytes: 0 });
  const later = async () => {
    await Promise.resolve();
    return isStandby(reads.db);
  };
  const read = newRead();
  const answers = reads.asRead(read, () => Promise.all([isStandby(reads.db), later(), isStandby(reads.primary)]));
  expect(await answers).toEqual([true, true, false]);
  expect([await isStandby(reads.db), await isStandby(reads.primary)]).toEqual([false, false]);
  expect([read.xmin === null, read.asOf]).toEqual([false, null]);
});

test('a read that must see a change the replica lacks uses the primary, and the replica again once it has it', async () => {
  await onStandby('pg_wal_replay_pause');
  const end = await write();
  const lagging = newRead();
  expect(await reads.asRead(lagging, countOrders)).toBe(0);
  expect(lagging.xmin! < end).toBe(true);
  const current = newRead(end);
  expect(await reads.asRead(current, countOrders)).toBe(1);
  expect(current.xmin).toBeNull();
  await onStandby('pg_wal_replay_resume');
  await caughtUp();
  const later = newRead(end);
  expect(await reads.asRead(later, () => isStandby(reads.db))).toBe(true);
  expect(later.xmin! >= end).toBe(true);
});

test('the lag grows while the replica is behind, and is zero once it has everything, however old', async () => {
  await onStandby('pg_wal_replay_pause');
  await write();
  await watch.check();
  const first = watch.state();
  expect(first.lagBytes).toBeGreaterThan(0);
  await sleep(300);
  await watch.check();
  expect(watch.state().lagSeconds).toBeGreaterThanOrEqual(first.lagSeconds! + 0.3);
  await onStandby('pg_wal_replay_resume');
  await caughtUp();
  await sleep(300);
  await watch.check();
  expect(watch.state()).toEqual({ status: 'ok', lagSeconds: 0, lagBytes: 0 });
});

test('a replica that is more than 30 seconds behind is not read, not even while the primary is down', async () => {
  await onStandby('pg_wal_replay_pause');
  await write();
  await watch.check();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + 31_000);
  await watch.check();
  expect(watch.state().status).toBe('behind');
  expect(await reads.asRead(newRead(), () => isStandby(reads.db))).toBe(false);
  await pair.primary.cluster.stop();
  await watch.check();
  expect(watch.pausedAsOf()).toBeNull();
  await expect(reads.asRead(newRead(), countOrders)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await pair.primary.cluster.start();
  jest.restoreAllMocks();
  await onStandby('pg_wal_replay_resume');
  await caughtUp();
});

test('while the primary is down, reads get the replica with its time and writes are refused, until it is back', async () => {
  pauses = 0;
  const before = Date.now();
  await watch.check();
  await pair.primary.cluster.stop();
  const end = 2n ** 64n;
  const read = newRead(end);
  // The first read notices.
  expect(await reads.asRead(read, () => isStandby(reads.primary))).toBe(true);
  expect(read.asOf!.getTime()).toBeGreaterThanOrEqual(before);
  expect(read.asOf!.getTime()).toBeLessThanOrEqual(Date.now());
  expect([watch.pausedAsOf(), pauses]).toEqual([read.asOf, 1]);
  const order = reads.primary.insertInto('orders').values(orderRow());
  await expect(order.execute()).rejects.toThrow(SavingPausedError);
  // A read that writes does not get around it.
  await expect(reads.asRead(newRead(), () => order.execute())).rejects.toMatchObject({ code: '25006' });
  await pair.primary.cluster.start();
  await caughtUp();
  expect([watch.pausedAsOf(), pauses]).toEqual([null, 2]);
  await order.execute();
  expect(await reads.asRead(newRead(end), () => isStandby(reads.db))).toBe(false);
});

test('a primary that only reads pauses saving, too', async () => {
  const toPrimary = await startForwarder(pair.primary.url);
  const moving = connect(toPrimary.url);
  const moved = watchReplica(moving.db, pair.standby.db);
  await caughtUp(moved);
  toPrimary.lead(pair.standby.url);
  toPrimary.cut();
  await moved.check();
  expect(moved.pausedAsOf()).toEqual(expect.any(Date));
  await moving.close();
  await toPrimary.close();
});

test('a replica that went silent fails a statement in time, and is not read after the next look at it', async () => {
  toStandby.swallow('all');
  await watch.check();
  expect(watch.state().status).toBe('unreachable');
  expect(await reads.asRead(newRead(), () => isStandby(reads.db))).toBe(false);
  toStandby.heal();
  toStandby.cut();
  await caughtUp();
});

test('a replica that refuses connections is replaced by the primary before the next look at it', async () => {
  const gone = connect('postgres://nobody@127.0.0.1:1/none');
  const lonely = createReplicaReads(pair.primary, gone, watch);
  expect(await lonely.asRead(newRead(), () => isStandby(lonely.db))).toBe(false);
  await gone.close();
});

test('another database is no replica, and the primary itself is never behind', async () => {
  const wrong = watchReplica(pair.primary.db, other.db);
  await wrong.check();
  expect(wrong.state()).toEqual({ status: 'behind', lagSeconds: null, lagBytes: null });
  const itself = watchReplica(pair.primary.db, pair.primary.db);
  await itself.check();
  expect(itself.state()).toEqual({ status: 'ok', lagSeconds: 0, lagBytes: 0 });
});

test('without a replica everything reads the one database', () => {
  const only = readsOf(pair.primary);
  expect([only.watch, only.db === pair.primary.db, only.asRead(newRead(), () => 1)]).toEqual([null, true, 1]);
});

test('a replica that was promoted beside its primary goes its own way and is not read', async () => {
  await sql`select pg_promote()`.execute(pair.standby.db);
  await write();
  await watch.check();
  expect(watch.state().status).toBe('behind');
});
