import { connect } from '../../../../../src/server/db/connect';
import { down, up } from '../../../../../src/server/db/migrations/realData/0015_rates';
import { migrateWithin } from '../../../../../src/server/db/migrate';
import { createEmptyDatabase } from '../../../../support/server/database';
import { shapeOf } from '../../../../support/server/shapeOf';

test('sets of rates come and go, and one that is saved is never changed or removed', async () => {
  const { url, drop } = await createEmptyDatabase();
  const { db, close } = connect(url);
  await db.connection().execute((one) => migrateWithin(one, '0015_rates'));
  const after = await shapeOf(db);
  await down(db);
  await up(db);
  expect(await shapeOf(db)).toEqual(after);
  const author = { author_name: 'Ann', author_subject: 'ann' };
  await db
    .insertInto('rate_sets')
    .values({ holds_from: '2026-11-01', values: '{}', reason: 'Steel', ...author })
    .execute();
  const changes = [db.updateTable('rate_sets').set({ reason: 'Copper' }), db.deleteFrom('rate_sets')];
  for (const change of changes) await expect(change.execute()).rejects.toThrow('never changed or removed');
  await close();
  await drop();
});
