import { createInventoryRepository, listedFromBoth } from '../../../../src/server/features/units/repository';
import { createTestDatabase, type TestDatabase, insertRows, unitRow } from '../../../support/server/database';

let replica: TestDatabase;
let primary: TestDatabase;
beforeAll(async () => {
  [replica, primary] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await insertRows(replica.db, { units: [unitRow({ serial: '1', comments: 'old' }), unitRow({ serial: '3' })] });
  await insertRows(primary.db, { units: ['1', '2', '3'].map((serial) => unitRow({ serial, comments: 'new' })) });
});
afterAll(async () => {
  await replica.close();
  await primary.close();
});

test('units that the replica lacks yet come from the primary, in their place; missing ones are left out', async () => {
  const { listed } = listedFromBoth(createInventoryRepository(replica.db), createInventoryRepository(primary.db));
  const rows = await listed(['3', '2', 'gone', '1']);
  expect(rows.map(({ serial, comments }) => [serial, comments])).toEqual([
    ['3', null],
    ['2', 'new'],
    ['1', 'old'],
  ]);
  expect(await listed(['3', '1'])).toHaveLength(2);
});
