import { connect } from '../../../../../src/server/db/connect';
import { down, up } from '../../../../../src/server/db/migrations/production/0028_order_versions';
import { migrateToLatest } from '../../../../../src/server/db/migrate';
import { createEmptyDatabase } from '../../../../support/server/database';
import { insertRows, orderRow } from '../../../../support/server/rows';
import { shapeOf } from '../../../../support/server/shapeOf';

test('what orders were comes and goes, and without it orders change as before', async () => {
  const { url, drop } = await createEmptyDatabase();
  const { db, close } = connect(url);
  await migrateToLatest(db);
  const after = await shapeOf(db);
  await down(db);
  const [id = 0] = await insertRows(db, { orders: [orderRow()] });
  await db.updateTable('orders').set({ ship_state: 'TX' }).where('id', '=', id).execute();
  await up(db);
  expect(await shapeOf(db)).toEqual(after);
  await close();
  await drop();
});
