import { connect } from '../../../../../src/server/db/connect';
import { down, up } from '../../../../../src/server/db/migrations/production/0026_estimates';
import { migrateWithin } from '../../../../../src/server/db/migrate';
import { createEmptyDatabase } from '../../../../support/server/database';
import { shapeOf } from '../../../../support/server/shapeOf';

test('the tables of estimates come and go, with what names them', async () => {
  const { url, drop } = await createEmptyDatabase();
  const { db, close } = connect(url);
  await db.connection().execute((one) => migrateWithin(one, '0026_estimates'));
  const after = await shapeOf(db);
  await down(db);
  expect(await shapeOf(db)).not.toEqual(after);
  await up(db);
  expect(await shapeOf(db)).toEqual(after);
  await close();
  await drop();
});
