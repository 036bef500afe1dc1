import { useTestDatabase } from '../../../../support/server/database';

const database = useTestDatabase();

test('the name of a profile is unique per kind of file', async () => {
  const layout = { layout: '{}', columns: '[]', saved_by: 'Ann' };
  const insert = (file: 'orders' | 'units', name: string) =>
    database.db
      .insertInto('import_profiles')
      .values({ file, name, ...layout })
      .execute();
  await insert('orders', 'ERP');
  await insert('units', 'ERP');
  await expect(insert('orders', 'erp')).rejects.toMatchObject({ code: '23505' });
});
