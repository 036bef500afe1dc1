import { createImportsRepository } from '../../../src/server/repositories/importProfiles';
import { asRestore } from '../../support/server/asRestore';
import { createTestDatabase, type TestDatabase } from '../../support/server/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const finish = (finished_at: string) =>
  asRestore(database.db, ['imports'], (trx) =>
    trx
      .insertInto('imports')
      .values({ finished_at, orders_added: 0, orders_changed: 0, units_added: 0, units_changed: 0 })
      .execute(),
  );

test('before the first import there is no time, after it the time of the latest one, whatever their order', async () => {
  const imports = createImportsRepository(database.db);
  expect(await imports.lastFinishedAt()).toBeNull();
  await finish('2026-03-05T14:00:00Z');
  await finish('2026-03-04T09:00:00Z');
  expect(await imports.lastFinishedAt()).toEqual(new Date('2026-03-05T14:00:00Z'));
});
