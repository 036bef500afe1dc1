import { sql, type Kysely } from 'kysely';
import { inTransaction } from '../../../src/server/db/unitOfWork';
import type { Database } from '../../../src/server/db/schema/schema';
import { useTestDatabase } from '../../support/server/database';

const database = useTestDatabase();
beforeAll(() => sql`create table things (name text primary key)`.execute(database.db));
beforeEach(() => sql`truncate things`.execute(database.db));

const add = (db: Kysely<Database>, name: string) =>
  inTransaction(db, (trx) => sql`insert into things values (${name})`.execute(trx));
const things = async (db: Kysely<Database> = database.db) =>
  (await sql<{ name: string }>`select name from things order by 1`.execute(db)).rows.map(({ name }) => name);

test('parts of a transaction are committed together', async () => {
  const trx = await database.db.startTransaction().execute();
  await add(trx, 'one');
  await add(trx, 'two');
  expect([await things(), await things(trx)]).toEqual([[], ['one', 'two']]);
  await trx.commit().execute();
  expect(await things()).toEqual(['one', 'two']);
});

test.each([
  ['a pool', () => Promise.resolve({ db: database.db, end: () => Promise.resolve() })],
  [
    'a transaction',
    async () => {
      const trx = await database.db.startTransaction().execute();
      return { db: trx, end: () => trx.commit().execute() };
    },
  ],
])('work that fails in %s undoes itself alone', async (_on, begin) => {
  const { db, end } = await begin();
  await add(db, 'kept');
  const work = inTransaction(db, async (trx) => {
    await sql`insert into things values ('undone')`.execute(trx);
    await sql`insert into things values ('kept')`.execute(trx);
  });
  await expect(work).rejects.toThrow('duplicate key');
  await add(db, 'kept, too');
  await end();
  expect(await things()).toEqual(['kept', 'kept, too']);
});
