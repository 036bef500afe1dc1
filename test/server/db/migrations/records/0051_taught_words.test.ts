import * as migration from '../../../../../src/server/db/migrations/records/0051_taught_words';
import { insertRows, unitRow, useTestDatabase } from '../../../../support/server/database';

const database = useTestDatabase('each');

const words = () =>
  database.db.selectFrom('taught_words').select(['field', 'word', 'meaning', 'by_name']).orderBy('word').execute();

test('back and forth, the words of the importer are there again', async () => {
  await migration.down(database.db);
  await migration.up(database.db);
  expect((await words()).map(({ field, word, meaning, by_name }) => [field, word, meaning, by_name])).toEqual([
    ['condition', 'NPX: Rewind', 'RW', null],
    ['condition', 'Surplus', 'RC', null],
    ['condition', 'Very Good', 'RC', null],
  ]);
});

test('a word is taught once for each field, and a field of a unit is read by one word', async () => {
  await insertRows(database.db, { units: [unitRow({ serial: 'A' })] });
  const word = { field: 'fusing', word: 'BAYO', word_key: 'bayo', meaning: 'Bay-O-Net' };
  const insert = database.db.insertInto('taught_words').values(word).returning('id');
  const { id } = await insert.executeTakeFirstOrThrow();
  await expect(insert.execute()).rejects.toThrow('taught_words_field_word_key_key');
  const use = { word_id: id, field: 'fusing', serial: 'A', written: 'BAYO' };
  const read = database.db.insertInto('word_uses').values(use);
  await read.execute();
  await expect(read.execute()).rejects.toThrow('word_uses_of_unit');
  await expect(
    database.db
      .insertInto('word_uses')
      .values({ ...use, serial: null })
      .execute(),
  ).rejects.toThrow('check');
  await database.db.deleteFrom('units').execute();
  expect(await database.db.selectFrom('word_uses').selectAll().execute()).toEqual([]);
});
