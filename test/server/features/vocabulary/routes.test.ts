import { paths } from '../../../../src/contract/paths';
import { vocabularySchema, type NewWord, type TaughtWord } from '../../../../src/contract/vocabulary/vocabulary';
import { insertRows, orderRow, unitRow, useTestDatabase } from '../../../support/server/database';
import { detailOf, useRecordCalls } from '../records/recordCalls';

const database = useTestDatabase();
const BAYO: NewWord = { field: 'fusing', word: 'BAYO', meaning: 'Bay-O-Net' };

beforeAll(async () => {
  await insertRows(database.db, {
    units: ['A', 'B', 'C'].map((serial) => unitRow({ serial })),
    orders: [orderRow({ order_code: 'SO1', job_number: 'J1' })],
  });
});

const { served, as, correct, post, fieldOf } = useRecordCalls(database);
const list = async (role: string) => served.read(vocabularySchema, paths.vocabulary, await as(role));
const remove = async (id: unknown, role = 'administrator') =>
  served.call('DELETE', paths.taughtWord(String(id)), undefined, await as(role));
const taught = async (word: NewWord): Promise<TaughtWord> =>
  (await post(paths.vocabulary, word, 'administrator')).json<TaughtWord>();

test('everyone who sees the settings sees the words; the first ones are supplied with the product', async () => {
  const { mayTeach, words } = await list('engineering');
  expect([mayTeach, words.map(({ field, word, meaning, by, at }) => [field, word, meaning, by, at])]).toEqual([
    false,
    [
      ['condition', 'NPX: Rewind', 'RW', null, null],
      ['condition', 'Surplus', 'RC', null, null],
      ['condition', 'Very Good', 'RC', null, null],
    ],
  ]);
  expect((await list('administrator')).mayTeach).toBe(true);
  expect((await served.call('GET', paths.vocabulary, undefined, await as('viewer'))).statusCode).toBe(403);
});

test('only administrators teach and remove words', async () => {
  for (const role of ['viewer', 'sales', 'operations', 'engineering']) {
    const response = await post(paths.vocabulary, BAYO, role);
    expect([response.statusCode, detailOf(response)]).toEqual([403, 'Only administrators can teach words.']);
    expect((await remove(1, role)).statusCode).toBe(403);
  }
});

test.each([
  ['a built-in word', { ...BAYO, word: 'BON' }, 422, /'BON' is a built-in word of Fusing/],
  ['a meaning of another field', { ...BAYO, meaning: 'FR3' }, 422, /'FR3' is not a meaning of Fusing/],
  [
    'a word that is taught',
    { field: 'condition', word: 'very-good', meaning: 'RW' },
    409,
    /'Very Good' means RC already/,
  ],
  ['an empty word', { ...BAYO, word: ' ' }, 400, /word/],
  ['a field without words', { ...BAYO, field: 'kva' }, 400, /field/],
] as const)('%s is refused with the reason', async (_what, word, status, detail) => {
  const response = await post(paths.vocabulary, word, 'administrator');
  expect([response.statusCode, response.body]).toEqual([status, expect.stringMatching(detail)]);
});

test('an unknown word cannot be removed', async () => {
  expect((await remove(987_654)).statusCode).toBe(404);
  expect((await remove('x')).statusCode).toBe(404);
});

test('the form of a record reads a taught word, stores its meaning, and gives the text back without the word', async () => {
  const word = await taught(BAYO);
  const preview = await post(paths.recordPreview('units', 'A'), { fields: { fusing_description: 'bayo' } });
  expect(preview.json<{ fields: unknown[] }>().fields).toMatchObject([
    { value: 'Bay-O-Net', reading: 'Bay-O-Net, as taught', problem: null },
  ]);
  await correct('units', 'A', { fusing_description: 'bayo' });
  expect(await fieldOf('units', 'A', 'fusing_description')).toMatchObject({ value: 'Bay-O-Net' });
  await correct('units', 'B', { fusing_description: 'bayo' });
  await correct('units', 'B', { fusing_description: 'Unfused' });
  await correct('orders', 'SO1', { fusing: 'BAYO' }, { role: 'sales' });
  const added = { serial: '0700', fusing_description: 'Ba-Yo' };
  expect((await post(paths.newRecords('units'), { fields: added })).statusCode).toBe(201);
  const [now] = (await list('sales')).words.filter(({ field }) => field === 'fusing');
  expect(now).toMatchObject({ units: 2, orders: 1 });
  await remove(word.id);
  const units = await database.db.selectFrom('units').select('fusing_description').orderBy('serial').execute();
  expect(units.map(({ fusing_description }) => fusing_description)).toEqual([
    ...['Ba-Yo', 'bayo', 'Unfused', 'Bay-O-Net w/ Isolation Link'],
  ]);
  expect(await fieldOf('orders', 'SO1', 'fusing')).toMatchObject({ value: 'BAYO' });
});

test('a word that two administrators teach at the same moment is taught once', async () => {
  const word: NewWord = { field: 'fluid', word: 'Zebra', meaning: 'FR3' };
  const statuses = (await Promise.all([1, 2].map(() => post(paths.vocabulary, word, 'administrator')))).map(
    ({ statusCode }) => statusCode,
  );
  expect(statuses.toSorted()).toEqual([201, 409]);
});
