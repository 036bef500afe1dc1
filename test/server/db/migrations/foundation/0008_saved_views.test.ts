import { connect } from '../../../../../src/server/db/connect';
import { down, up } from '../../../../../src/server/db/migrations/foundation/0008_saved_views';
import { migrateToLatest } from '../../../../../src/server/db/migrate';
import { createEmptyDatabase } from '../../../../support/server/database';
import { shapeOf } from '../../../../support/server/shapeOf';

test('views come and go with their starts, and a name is unique per person and list', async () => {
  const { url, drop } = await createEmptyDatabase();
  const { db, close } = connect(url);
  await migrateToLatest(db);
  const after = await shapeOf(db);
  await down(db);
  await up(db);
  expect(await shapeOf(db)).toEqual(after);
  const view = { list: 'orders', query: '', owner_subject: 'ann', owner_name: 'Ann', is_shared: true } as const;
  const insert = (name: string) =>
    db
      .insertInto('saved_views')
      .values({ ...view, name })
      .returning('id')
      .executeTakeFirstOrThrow();
  const { id } = await insert('Late');
  await expect(insert('late')).rejects.toMatchObject({ code: '23505' });
  await db.insertInto('saved_view_starts').values({ subject: 'bob', list: 'orders', view_id: id }).execute();
  await db.deleteFrom('saved_views').where('id', '=', id).execute();
  expect(await db.selectFrom('saved_view_starts').selectAll().execute()).toEqual([]);
  await close();
  await drop();
});
