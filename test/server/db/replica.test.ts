import { sql } from 'kysely';
import { connect, type Connection } from '../../../src/server/db/connect';
import { replicaLag, createReplicaReads, readsOf, type ReplicaReads } from '../../../src/server/db/replica';
import { startForwarder } from '../../support/server/network/forwarder';
import { createTestDatabase, type TestDatabase } from '../../support/server/database';

let database: TestDatabase;
let primary: Connection;
let reads: ReplicaReads;
const named = (url: string, name: string) => {
  const address = new URL(url);
  address.searchParams.set('options', `-c cluster.role=${name}`);
  return address.href;
};

/** One database plays both roles; a setting of each connection tells them apart. */
beforeAll(async () => {
  database = await createTestDatabase();
  primary = connect(named(database.url, 'primary'));
  reads = createReplicaReads(primary, connect(named(database.url, 'replica')));
});
afterAll(async () => {
  await reads.db.destroy();
  await primary.close();
  await database.close();
});

async function role(): Promise<string | undefined> {
  const { rows } = await sql<{ role: string }>`select current_setting('cluster.role') as role`.execute(reads.db);
  return rows[0]?.role;
}

test('before the first look at the replica, and outside of what may read it, the primary is read', async () => {
  expect([reads.state(), await reads.fromReplica(role)]).toEqual([
    { status: 'unreachable', lagSeconds: null },
    'primary',
  ]);
  await reads.check();
  expect([reads.state(), await role()]).toEqual([{ status: 'ok', lagSeconds: 0 }, 'primary']);
});

test('reads that tolerate lag use the replica, however deep the call', async () => {
  await reads.check();
  const later = async () => {
    await Promise.resolve();
    return role();
  };
  expect(await reads.fromReplica(() => Promise.all([role(), later()]))).toEqual(['replica', 'replica']);
});

test('while the replica cannot be reached the primary answers, and the replica again once it can', async () => {
  const gone = connect('postgres://nobody@127.0.0.1:1/none');
  const lonely = createReplicaReads(primary, gone);
  await lonely.check();
  expect(lonely.state()).toEqual({ status: 'unreachable', lagSeconds: null });
  const { rows } = await lonely.fromReplica(() => sql<{ one: number }>`select 1 as one`.execute(lonely.db));
  expect(rows).toEqual([{ one: 1 }]);
  await lonely.db.destroy();
});

test('a replica that went silent fails a statement in time, and is not read after the next look at it', async () => {
  const forwarder = await startForwarder(named(database.url, 'replica'));
  const silent = createReplicaReads(primary, connect(forwarder.url, { answerTimeoutMs: 300 }), 500);
  await silent.check();
  const requested = () =>
    silent.fromReplica(() => sql<{ role: string }>`select current_setting('cluster.role') as role`.execute(silent.db));
  expect((await requested()).rows).toEqual([{ role: 'replica' }]);
  forwarder.swallow('all');
  await expect(requested()).rejects.toThrow('did not answer a statement');
  await silent.check();
  expect(silent.state()?.status).toBe('unreachable');
  expect((await requested()).rows).toEqual([{ role: 'primary' }]);
  await silent.db.destroy();
  await forwarder.close();
});

test('a database that is no replica is not behind', async () => {
  expect(await replicaLag(primary.db, primary.db)).toBe(0);
});

test('without a replica everything reads the one database', () => {
  const only = readsOf(primary);
  expect([only.state(), only.db === primary.db, only.fromReplica(() => 1)]).toEqual([null, true, 1]);
});
