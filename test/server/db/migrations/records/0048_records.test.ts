import { sql } from 'kysely';
import * as migration from '../../../../../src/server/db/migrations/records/0048_records';
import { insertRows, orderRow, unitRow, useTestDatabase } from '../../../../support/server/database';

const database = useTestDatabase('each');

const addIncomplete = (serial: string) => sql`insert into units (serial) values (${serial})`.execute(database.db);
const correct = (owner: object, field = 'taps') =>
  database.db
    .insertInto('corrections')
    .values({ field, has_source: true, by_name: 'Dana', by_subject: 'dana', ...owner })
    .execute();

test('back and forth, complete units stay and incomplete ones go', async () => {
  await insertRows(database.db, { units: [unitRow({ serial: 'A' })] });
  await addIncomplete('B');
  await migration.down(database.db);
  await expect(addIncomplete('C')).rejects.toThrow('null value in column');
  await migration.up(database.db);
  const units = await database.db.selectFrom('units').select(['serial', 'source_import', 'added_by']).execute();
  expect(units).toEqual([{ serial: 'A', source_import: null, added_by: null }]);
});

test('a correction belongs to one unit or one order, once for each field, and goes with it', async () => {
  const [order_id = 0] = await insertRows(database.db, { units: [unitRow({ serial: 'A' })], orders: [orderRow()] });
  await correct({ serial: 'A' });
  await correct({ serial: 'A' }, 'comments');
  await correct({ order_id });
  await expect(correct({ serial: 'A' })).rejects.toThrow('corrections_of_unit');
  await expect(correct({ serial: 'A', order_id }, 'phase')).rejects.toThrow('check');
  await expect(correct({}, 'phase')).rejects.toThrow('check');
  await database.db.deleteFrom('units').execute();
  expect(await database.db.selectFrom('corrections').select(['order_id', 'field']).execute()).toEqual([
    { order_id, field: 'taps' },
  ]);
});
