import { connect } from '../../../../../src/server/db/connect';
import { down, up } from '../../../../../src/server/db/migrations/production/0020_audit';
import { migrateToLatest } from '../../../../../src/server/db/migrate';
import { createEmptyDatabase } from '../../../../support/server/database';
import { shapeOf } from '../../../../support/server/shapeOf';

test('the audit comes and goes', async () => {
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
