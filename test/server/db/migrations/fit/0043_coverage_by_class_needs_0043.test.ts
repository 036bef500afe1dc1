import type { Kysely } from 'kysely';
import * as migration from '../../../../../src/server/db/migrations/fit/0043_coverage_by_class_needs_0043';
import type { Database } from '../../../../../src/server/db/schema/schema';
import { useTestDatabase, insertRows, orderRow } from '../../../../support/server/database';

const database = useTestDatabase('each');
let db: Kysely<Database>;
beforeEach(() => {
  ({ db } = database);
});

test('all orders are judged again', async () => {
  const [id = 0] = await insertRows(db, { orders: [orderRow()] });
  await db.insertInto('order_matches').values({ order_id: id, coverage: 'work', best_serial: 'A' }).execute();
  await migration.down(db);
  await migration.up(db);
  expect(await db.selectFrom('order_matches').selectAll().execute()).toEqual([]);
});

test.each(['none', 'not stated'] as const)('an order of the coverage %s has no best unit', async (coverage) => {
  const [id = 0] = await insertRows(db, { orders: [orderRow()] });
  const match = { order_id: id, coverage };
  const wrong = { ...match, best_serial: 'A' };
  await expect(db.insertInto('order_matches').values(wrong).execute()).rejects.toMatchObject({ code: '23514' });
  await db.insertInto('order_matches').values(match).execute();
});

test('a saved view of what was perfect or acceptable lists what fits, and other views stay', async () => {
  const view = { owner_subject: 'ann', owner_name: 'Ann', is_shared: true };
  const queries = [
    ['orders', 'coverage=perfect', 'coverage=fits'],
    ['orders', 'due=14&coverage=acceptable&job=RC', 'due=14&coverage=fits&job=RC'],
    ['orders', 'coverage=work', 'coverage=work'],
    ['orders', 'search=coverage%3Dperfect&mycoverage=perfect', 'search=coverage%3Dperfect&mycoverage=perfect'],
    ['inventory', 'coverage=perfect', 'coverage=perfect'],
  ] as const;
  await migration.down(db);
  await db
    .insertInto('saved_views')
    .values(queries.map(([list, query], index) => ({ ...view, list, query, name: `View ${index}` })))
    .execute();
  await migration.up(db);
  const after = await db.selectFrom('saved_views').select('query').orderBy('id').execute();
  expect(after.map(({ query }) => query)).toEqual(queries.map(([, , query]) => query));
});
