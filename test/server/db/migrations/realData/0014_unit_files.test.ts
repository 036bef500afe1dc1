import { sql } from 'kysely';
import { connect } from '../../../../../src/server/db/pool/connectionPool';
import { down, up } from '../../../../../src/server/db/migrations/realData/0014_unit_files';
import { migrateWithin } from '../../../../../src/server/db/migrate';
import { createEmptyDatabase, insertRows, photoRow, unitRow } from '../../../../support/server/database';

test('files of units come and go; the generated sheet is called a test report no longer', async () => {
  const { url, drop } = await createEmptyDatabase();
  const { db, close } = connect(url);
  await migrateWithin(db, '0014_unit_files');
  await insertRows(db, { units: [unitRow({ serial: 'A', documents: ['nameplate', 'planning-sheet'] })] });
  const documents = async () => (await db.selectFrom('units').select('documents').executeTakeFirst())?.documents;
  await down(db);
  expect(await documents()).toEqual(['nameplate', 'test-report']);
  await up(db);
  expect(await documents()).toEqual(['nameplate', 'planning-sheet']);
  await db.insertInto('unit_files').values(photoRow('A')).execute();
  await expect(db.insertInto('unit_files').values(photoRow('A')).execute()).rejects.toMatchObject({ code: '23505' });
  await sql`delete from units`.execute(db);
  expect(await db.selectFrom('unit_files').select('id').execute()).toEqual([]);
  await close();
  await drop();
});
