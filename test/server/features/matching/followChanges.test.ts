import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Changes } from '../../../../src/server/features/matching/fetchChanges';
import { followChanges, type FeedTiming } from '../../../../src/server/features/matching/followChanges';
import { createTestDatabase, type TestDatabase } from '../../../support/server/database';
import { startForwarder, type Forwarder } from '../../../support/server/network/forwarder';

let database: TestDatabase;
let forwarder: Forwarder;
beforeAll(async () => {
  database = await createTestDatabase();
  forwarder = await startForwarder(database.url);
});
afterAll(async () => {
  await forwarder.close();
  await database.close();
});

/** Follows a database and records changes: 'all', or the changed keys. */
function follow({
  url = database.url,
  listens = true,
  ...timing
}: Partial<FeedTiming> & { url?: string; listens?: boolean } = {}) {
  const reported: (string | null)[] = [];
  const errors: unknown[] = [];
  const failures: Error[] = [];
  const feed = followChanges({
    ...{ url, listens, timing },
    onChanges: (changes: Changes) => {
      const failure = failures.shift();
      if (failure !== undefined) return Promise.reject(failure);
      reported.push(...(changes === 'all' ? [changes] : changes.map(({ key }) => key)));
      return Promise.resolve();
    },
    onError: (error) => errors.push(error),
  });
  return { ...feed, reported, errors, failures };
}

const until = async (isTrue: () => boolean | Promise<boolean>) => {
  while (!(await isTrue())) await sleep(5);
};
const change = (key: string) => sql`select record_changes('unit', array[${key}], 1)`.execute(database.db);
const connections = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where application_name = 'specai changes' and datname = current_database()`.execute(database.db);
  return rows[0]?.count;
};

/** So long that a test that needs the next poll would not end. */
const NEVER = { poll: 600_000 };

test('a notification triggers a fetch, and stopping closes the connection', async () => {
  const { reported, errors, stop } = follow(NEVER);
  await until(() => reported.length === 1);
  for (const key of ['1', '2']) {
    await change(key);
    await until(() => reported.includes(key));
  }
  expect(reported).toEqual(['all', '1', '2']);
  expect(await connections()).toBe(1);
  await stop();
  await until(async () => (await connections()) === 0);
  await change('3');
  expect([reported.length, errors]).toEqual([3, []]);
});

test('without notifications changes are found by asking again and again', async () => {
  const { reported, stop } = follow({ listens: false, poll: 10 });
  await until(() => reported.length === 1);
  await change('1');
  await until(() => reported.includes('1'));
  await stop();
});

test('stopping before the connection is open reports nothing', async () => {
  const { reported, stop } = follow();
  await stop();
  expect(reported).toEqual([]);
});

test('a lost connection is reported and reopened, and missed changes arrive without rereading everything', async () => {
  const { reported, errors, stop } = follow({ ...NEVER, retry: 50 });
  for (const times of [1, 2]) {
    await until(() => reported.length === times);
    await until(async () => (await connections()) === 1);
    await sql`select pg_terminate_backend(pid), record_changes('unit', array[${String(times)}], 1) from pg_stat_activity
      where application_name = 'specai changes' and datname = current_database()`.execute(database.db);
    await until(() => reported.includes(String(times)));
    expect(errors).toHaveLength(times);
  }
  expect(reported).toEqual(['all', '1', '2']);
  await stop();
});

test('a silent connection is replaced, and missed changes arrive', async () => {
  const { reported, errors, stop } = follow({ url: forwarder.url, poll: 20, timeout: 1_000 });
  await until(() => reported.length === 1);
  forwarder.swallow('open');
  await change('1');
  await until(() => reported.includes('1'));
  expect(reported).toEqual(['all', '1']);
  // Where a busy machine answers late too, it is given up more than once.
  expect([...new Set(errors.map(String))]).toEqual(['Error: Query read timeout']);
  await stop();
});

test('the age grows during an outage and resets afterwards', async () => {
  const { reported, errors, ageMs, stop } = follow({
    ...{ url: forwarder.url, poll: 20, timeout: 300, retry: 10 },
  });
  await until(() => reported.length === 1);
  forwarder.swallow('all');
  // Given up once, and in vain tried again: older than both waits.
  await until(() => errors.length >= 2);
  expect(ageMs()).toBeGreaterThan(600);
  await change('1');
  forwarder.heal();
  const before = ageMs();
  await until(() => reported.includes('1'));
  await until(() => ageMs() < before);
  await stop();
});

test('changes that could not be applied are reported again', async () => {
  const { reported, errors, failures, stop } = follow({ ...NEVER, retry: 10 });
  await until(() => reported.length === 1);
  failures.push(new Error('no memory'));
  await change('1');
  await until(() => reported.length === 2);
  expect(reported).toEqual(['all', '1']);
  expect(errors).toMatchObject([{ message: 'no memory' }]);
  await stop();
});

test('a database that cannot be reached is tried again and again', async () => {
  const nowhere = new URL(database.url);
  nowhere.port = '1';
  const { reported, errors, stop } = follow({ url: nowhere.href, retry: 10 });
  await until(() => errors.length === 3);
  expect(reported).toEqual([]);
  expect(errors).toMatchObject([{ code: 'ECONNREFUSED' }, { code: 'ECONNREFUSED' }, { code: 'ECONNREFUSED' }]);
  await stop();
});
