import { connect } from '../../../../../src/server/db/connect';
import { migrateToLatest } from '../../../../../src/server/db/migrate';
import { down, up } from '../../../../../src/server/db/migrations/foundation/0009_orders_to_judge';
import { createEmptyDatabase } from '../../../../support/server/database';
import { shapeOf } from '../../../../support/server/shapeOf';

test('what it makes is gone after the way back, and can be made again', async () => {
  const { url, drop } = await createEmptyDatabase();
  const { db, close } = connect(url);
  await migrateToLatest(db);
  const after = await shapeOf(db);
  await down(db);
  expect(await shapeOf(db)).not.toEqual(after);
  await up(db);
  expect(await shapeOf(db)).toEqual(after);
  await close();
  await drop();
});
