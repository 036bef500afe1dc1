import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { watchUnitChanges, type UnitChange } from '../../../../src/server/matching/changes/unitChanges';
import { createTestDatabase, type TestDatabase } from '../../../support/server/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Follows the notices of a database. */
function follow(url = database.url) {
  const changes: UnitChange[] = [];
  const errors: unknown[] = [];
  const watch = watchUnitChanges({
    url,
    onChange: (change) => changes.push(change),
    onError: (error) => errors.push(error),
  });
  const until = async (isTrue: () => boolean) => {
    while (!isTrue()) await sleep(10);
  };
  return { changes, errors, until, stop: watch.stop };
}

const notify = (payload: string) => sql`select pg_notify('units_changed', ${payload})`.execute(database.db);
const listeners = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where application_name = 'specai units' and datname = current_database()`.execute(database.db);
  return rows[0]?.count;
};

test('whoever begins to follow reads everything once, and then what each notice names', async () => {
  const { changes, errors, until, stop } = follow();
  await until(() => changes.length === 1);
  expect(changes).toEqual(['all']);
  const notices: [payload: string, change: UnitChange][] = [
    ['["1001"]', ['1001']],
    ['["1001","IC \\"2\\""]', ['1001', 'IC "2"']],
    ['[]', []],
    ['*', 'all'],
    ['', 'all'],
    ['"1001"', 'all'],
    ['{"0":"1001"}', 'all'],
    ['[1001]', 'all'],
    ['["1001",2]', 'all'],
    ['["1001"', 'all'],
    ['[', 'all'],
  ];
  for (const [payload] of notices) await notify(payload);
  await until(() => changes.length > notices.length);
  expect(changes.slice(1)).toEqual(notices.map(([, change]) => change));
  expect(errors).toEqual([]);
  await stop();
});

test('whoever has stopped follows no more, and leaves no connection', async () => {
  const { changes, errors, until, stop } = follow();
  await until(() => changes.length === 1);
  expect(await listeners()).toBe(1);
  await stop();
  while ((await listeners()) !== 0) await sleep(10);
  await notify('*');
  expect([changes, errors]).toEqual([['all'], []]);
});

test('who stops before the connection is made is told nothing', async () => {
  const { changes, stop } = follow();
  await stop();
  expect(changes).toEqual([]);
});

test('each lost connection is reported, made again, and everything is read anew', async () => {
  const { changes, errors, until, stop } = follow();
  for (const times of [1, 2]) {
    await until(() => changes.length === times);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'specai units' and datname = current_database()`.execute(database.db);
    await until(() => changes.length === times + 1);
    expect(changes).toEqual(Array.from({ length: times + 1 }, () => 'all'));
    expect(errors).toHaveLength(times);
  }
  await notify('["1"]');
  await until(() => changes.length === 4);
  expect(changes[3]).toEqual(['1']);
  await stop();
});

test('a database that cannot be reached is tried again and again', async () => {
  const nowhere = new URL(database.url);
  nowhere.port = '1';
  const { changes, errors, until, stop } = follow(nowhere.href);
  await until(() => errors.length === 3);
  expect(changes).toEqual([]);
  expect(errors).toMatchObject([{ code: 'ECONNREFUSED' }, { code: 'ECONNREFUSED' }, { code: 'ECONNREFUSED' }]);
  await stop();
});
