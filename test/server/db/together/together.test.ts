import { sql } from 'kysely';
import { SharedTransaction } from '../../../../src/server/db/together/sharedTransaction';
import { afterCommit, together } from '../../../../src/server/db/together/together';
import { createTestDatabase, type TestDatabase } from '../../../support/server/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create table things (name text primary key)`.execute(database.db);
});
afterAll(() => database.close());

const add = (name: string) => sql`insert into things values (${name})`.execute(database.db);
const things = async () =>
  (await sql<{ name: string }>`select name from things order by 1`.execute(database.db)).rows.map(({ name }) => name);
beforeEach(() => sql`truncate things`.execute(database.db));

test('statements and transactions of one request are one transaction, which others see as a whole', async () => {
  const shared = new SharedTransaction();
  await together(shared, async () => {
    await add('alone');
    await database.db.transaction().execute((trx) => sql`insert into things values ('in one')`.execute(trx));
    expect(await things()).toEqual(['alone', 'in one']);
  });
  expect(await things()).toEqual([]);
  await shared.commit();
  expect(await things()).toEqual(['alone', 'in one']);
});

test('a statement or a transaction that fails undoes itself alone', async () => {
  const shared = new SharedTransaction();
  await together(shared, async () => {
    await add('kept');
    await expect(add('kept')).rejects.toThrow('duplicate key');
    const work = database.db.transaction().execute(async (trx) => {
      await sql`insert into things values ('undone')`.execute(trx);
      throw new Error('No.');
    });
    await expect(work).rejects.toThrow('No.');
    await add('kept, too');
  });
  await shared.commit();
  expect(await things()).toEqual(['kept', 'kept, too']);
});

test('what runs at once takes turns', async () => {
  const shared = new SharedTransaction();
  const pair = (name: string) =>
    database.db.transaction().execute(async (trx) => {
      await sql`insert into things values (${name})`.execute(trx);
      if (name === 'b') throw new Error('Not b.');
    });
  const outcomes = await together(shared, () => Promise.allSettled([pair('a'), pair('b'), add('c'), pair('d')]));
  await shared.commit();
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(await things()).toEqual(['a', 'c', 'd']);
});

test('what waits for the commit is done after it, outside of it; never where it is rolled back', async () => {
  const [kept, undone] = [new SharedTransaction(), new SharedTransaction()];
  const seen: string[][] = [];
  const look = async () => void seen.push(await things());
  for (const shared of [kept, undone])
    await together(shared, async () => {
      await add(shared === kept ? 'kept' : 'undone');
      await afterCommit(look);
    });
  expect(seen).toEqual([]);
  await undone.rollback();
  await kept.commit();
  expect(seen).toEqual([['kept']]);
});

test('outside of a shared transaction what waits for the commit is done at once', async () => {
  let isDone = false;
  await afterCommit(() => (isDone = true));
  expect(isDone).toBe(true);
});

const WHAT_TO_DO = 'Send it through the `trx` that the callback is given, or before or after the transaction.';

test.each<[string, () => Promise<unknown>]>([
  ['a statement', () => add('lost')],
  ['a transaction', () => database.db.transaction().execute((trx) => sql`select 1`.execute(trx))],
])('%s through db inside a transaction of its request fails at once, and says what to do', async (_what, ask) => {
  const shared = new SharedTransaction();
  const { db } = database;
  const mistakes = [
    () => db.transaction().execute(ask),
    () => db.transaction().setIsolationLevel('serializable').setAccessMode('read write').execute(ask),
  ];
  for (const mistake of mistakes) await expect(together(shared, mistake)).rejects.toThrow(WHAT_TO_DO);
  await together(shared, () => add('after it'));
  await shared.commit();
  expect(await things()).toEqual(['after it']);
});

test('where nothing is shared, db has another connection inside a transaction', async () => {
  await database.db.transaction().execute(async (trx) => {
    await sql`insert into things values ('in it')`.execute(trx);
    expect(await things()).toEqual([]);
  });
  expect(await things()).toEqual(['in it']);
});
