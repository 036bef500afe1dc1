import { importFiles } from '../../../../../src/server/features/import/importFiles';
import { countQuestions } from '../../../../support/server/countQuestions';
import { importPlace, UNIT_HEADER, UNIT_ROW } from '../files';

const { database, workplace } = importPlace();

/** The number of statements, COPY aside, of an import of these units, and its report. */
async function imported(...serials: readonly string[]) {
  const rows = serials.map((serial) => UNIT_ROW.replace('0012', serial));
  const path = await workplace.write('units.csv', [UNIT_HEADER, ...rows, ''].join('\n'));
  const { db, questions } = countQuestions(database.db);
  const { units } = await importFiles(db, { units: path });
  return { statements: questions(), added: units.added, changed: units.changed };
}

/** Time limit, two locks, vocabulary, table, statistics, keys, duplicates, corrections, the import, and its audit entry, without COPY. */
const ALWAYS = 11;

test('new units are checked for lost zeros and inserted, without further queries', async () => {
  expect(await imported('1', '2')).toEqual({ statements: ALWAYS + 2, added: 2, changed: 0 });
});

test('only serials with letters are checked for differing case', async () => {
  expect(await imported('A3', 'B4')).toEqual({ statements: ALWAYS + 3, added: 2, changed: 0 });
});

test('known units are compared once, and unchanged ones need no further queries', async () => {
  expect(await imported('1', '2')).toEqual({ statements: ALWAYS + 1, added: 0, changed: 0 });
});

test('changes of units are queried, audited and applied', async () => {
  await database.db.updateTable('units').set({ kva_rating: '7' }).where('serial', '=', '2').execute();
  expect(await imported('1', '2')).toEqual({ statements: ALWAYS + 4, added: 0, changed: 1 });
});

test('a file of known, differing and new units takes all of these', async () => {
  await database.db.updateTable('units').set({ kva_rating: '7' }).where('serial', '=', '2').execute();
  expect(await imported('1', '2', '3')).toEqual({ statements: ALWAYS + 6, added: 1, changed: 1 });
});
