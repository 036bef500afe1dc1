import { useTestDatabase } from '../../../../support/server/database';

const database = useTestDatabase();

test('the name of a view is unique per person and list, and its starts go with it', async () => {
  const { db } = database;
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
});
