import { connect } from '../../../../../src/server/db/connect';
import { down, up } from '../../../../../src/server/db/migrations/realData/0011_import_profiles';
import { migrateToLatest } from '../../../../../src/server/db/migrate';
import { createEmptyDatabase } from '../../../../support/server/database';
import { shapeOf } from '../../../../support/server/shapeOf';

test('profiles come and go, and a name is unique per kind of file', async () => {
  const { url, drop } = await createEmptyDatabase();
  const { db, close } = connect(url);
  await migrateToLatest(db);
  const after = await shapeOf(db);
  await down(db);
  await up(db);
  expect(await shapeOf(db)).toEqual(after);
  const insert = (file: 'orders' | 'units', name: string) =>
    db.insertInto('import_profiles').values({ file, name, layout: '{}', columns: '[]', saved_by: 'Ann' }).execute();
  await insert('orders', 'ERP');
  await insert('units', 'ERP');
  await expect(insert('orders', 'erp')).rejects.toMatchObject({ code: '23505' });
  await close();
  await drop();
});
