import { paths } from '../../../../src/contract/paths';
import { vocabularySchema, type NewWord, type TaughtWord } from '../../../../src/contract/vocabulary/vocabulary';
import { until } from '../../../support/server/waits';
import { insertRows, orderRow, unitRow } from '../../../support/server/database';
import { reviewPlace } from '../import/jobs/review';

const { database, served, reviewed, after } = reviewPlace();

const BAYO: NewWord = { field: 'fusing', word: 'BAYO', meaning: 'Bay-O-Net' };
const HEADER = 'IC#,Cond,Phase,KVA,HV,LV,Fusing,Fluid';
const fileOf = (...rows: string[]) =>
  [HEADER, ...rows.map((row) => row.replace(':', ',RC,3,750,12470GrdY/7200,480Y/277,')), ''].join('\n');

beforeEach(async () => void (await database.db.deleteFrom('taught_words').where('by_name', 'is not', null).execute()));

async function teach(word: NewWord): Promise<TaughtWord> {
  const response = await served.call('POST', paths.vocabulary, word);
  expect([response.statusCode, response.body]).toEqual([201, response.body]);
  return response.json();
}
const remove = async ({ id }: TaughtWord) => {
  expect((await served.call('DELETE', paths.taughtWord(String(id)))).statusCode).toBe(204);
};
const listed = async (word: string) =>
  (await served.read(vocabularySchema, paths.vocabulary)).words.find((each) => each.word === word);
const fusings = async () => {
  const units = database.db.selectFrom('units').select(['serial', 'fusing_description']).orderBy('serial');
  return (await units.execute()).map(({ serial, fusing_description }) => [serial, fusing_description]);
};
async function imported(content: string) {
  const { id } = await reviewed(content, 'units');
  const checked = await after(paths.importCheck(id), id);
  const saved = await after(paths.importSave(id), id);
  expect(saved.state).toBe('done');
  return checked;
}

test('a word taught at the check is read by the next check, without a new upload, and by the import', async () => {
  const { id } = await reviewed(fileOf('91:BAYO,MO', '92:bay o,FR3', '93:BON,'), 'units');
  expect((await after(paths.importCheck(id), id)).unreadWords).toMatchObject([
    { column: 'fusing_description', value: 'BAYO', field: 'fusing', rows: 1 },
    { column: 'fusing_description', value: 'bay o', field: 'fusing', rows: 1 },
  ]);
  await teach(BAYO);
  expect((await after(paths.importCheck(id), id)).unreadWords).toBeUndefined();
  await after(paths.importSave(id), id);
  expect(await fusings()).toEqual([
    ['91', 'Bay-O-Net'],
    ['92', 'Bay-O-Net'],
    ['93', 'BON'],
  ]);
  expect(await listed('BAYO')).toMatchObject({ units: 2, orders: 0, meaning: 'Bay-O-Net', reason: null });
});

test('a taught connection is read behind a voltage and in a column of connections, and stays when it is removed', async () => {
  const word = await teach({ field: 'connection', word: 'Stern', meaning: 'Wye' });
  await teach({ field: 'connection', word: 'Dreieck', meaning: 'Delta' });
  const rows = ['71,RC,3,750,12470 Stern,480 V,', '72,RC,3,750,13200,480,Dreieck-Stern'];
  await imported(['IC#,Cond,Phase,KVA,HV,LV,Connection', ...rows, ''].join('\n'));
  const voltages = database.db.selectFrom('units').select(['serial', 'primary_voltage', 'secondary_voltage']);
  const stored = [
    { serial: '71', primary_voltage: '12470Y', secondary_voltage: '480 V' },
    { serial: '72', primary_voltage: '13200D', secondary_voltage: '480Y' },
  ];
  expect(await voltages.orderBy('serial').execute()).toEqual(stored);
  await remove(word);
  expect(await voltages.orderBy('serial').execute()).toEqual(stored);
});

test('the same file again changes nothing, and removing the word brings back what it wrote', async () => {
  const word = await teach(BAYO);
  await imported(fileOf('91:BAYO,', '92:Bay-O-Net,'));
  expect((await imported(fileOf('91:BAYO,', '92:Bay-O-Net,'))).report?.units).toMatchObject({
    unchanged: 2,
    changed: 0,
  });
  await remove(word);
  expect(await fusings()).toEqual([
    ['91', 'BAYO'],
    ['92', 'Bay-O-Net'],
  ]);
});

test('a row whose file says another word later is no use of the first word any more', async () => {
  const word = await teach(BAYO);
  await imported(fileOf('91:BAYO,'));
  await imported(fileOf('91:Bay-O-Net,'));
  expect(await listed('BAYO')).toMatchObject({ units: 0 });
  await remove(word);
  expect(await fusings()).toEqual([['91', 'Bay-O-Net']]);
});

test('stored units and orders are read by a new word, everywhere, and as before without it', async () => {
  await insertRows(database.db, {
    units: [
      unitRow({ serial: 'A', fusing_description: 'Bayo', type_of_fluid: 'green-oil' }),
      unitRow({ serial: 'B', fusing_description: null }),
    ],
    orders: [orderRow({ fusing: 'BAYO', job_number: 'J9' })],
  });
  const shown = async () => {
    const response = await served.call('GET', paths.inventoryByCode('A'));
    return response.json<{ fusing: string }>().fusing;
  };
  expect(await shown()).toBe('Bayo');
  const word = await teach({ ...BAYO, reason: 'The yard writes it so' });
  expect(word).toMatchObject({ units: 1, orders: 1, reason: 'The yard writes it so' });
  expect(await shown()).toBe('Bay-O-Net');
  await teach({ field: 'fluid', word: 'Green Oil', meaning: 'FR3' });
  await until(() => served.liveUnits.page({ fluid: ['FR3'] }, 0, 10).serials.includes('A'));
  const orders = database.db.selectFrom('orders').select('fusing');
  expect(await orders.execute()).toEqual([{ fusing: 'Bay-O-Net' }]);
  await remove(word);
  expect(await shown()).toBe('Bayo');
  expect(await orders.execute()).toEqual([{ fusing: 'BAYO' }]);
});

test('a line of an inquiry retains the words of its request', async () => {
  const by = { author_name: 'Ann', author_subject: 'ann' };
  const inquiry = { ...by, customer_name: 'Mesa', source: 'Five units', source_name: null };
  const { id: inquiry_id } = await database.db
    .insertInto('inquiries')
    .values(inquiry)
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertRows(database.db, { orders: [orderRow({ fusing: 'BAYO', inquiry_id })] });
  expect(await teach(BAYO)).toMatchObject({ orders: 0 });
  expect(await database.db.selectFrom('orders').select('fusing').execute()).toEqual([{ fusing: 'BAYO' }]);
});

test('each changed row has an entry, and the word one', async () => {
  await insertRows(database.db, { units: [unitRow({ serial: 'A', fusing_description: 'Bayo' })] });
  await remove(await teach(BAYO));
  const audit = database.db.selectFrom('audit').select(['action', 'serial', 'old', 'new']).orderBy('id');
  const ofWords = audit.where('action', 'in', ['teachWord', 'removeWord']);
  expect((await ofWords.execute()).slice(-2)).toMatchObject([
    { action: 'teachWord', old: null, new: { word: 'BAYO', units: 1, orders: 0 } },
    { action: 'removeWord', old: { word: 'BAYO', units: 1 }, new: null },
  ]);
  expect((await audit.where('serial', '=', 'A').execute()).slice(-2)).toEqual([
    { action: 'readWord', serial: 'A', old: { fusing_description: 'Bayo' }, new: { fusing_description: 'Bay-O-Net' } },
    { action: 'readWord', serial: 'A', old: { fusing_description: 'Bay-O-Net' }, new: { fusing_description: 'Bayo' } },
  ]);
});

const CONDITIONS = [
  'IC#,Cond,Phase,KVA,HV,LV',
  '91,Very Good,3,750,13200D,480Y/277',
  '92,As Is,3,750,13200D,480Y/277',
  '',
];

test('a taught condition is no question, and is one again after its removal', async () => {
  const word = await teach({ field: 'condition', word: 'As-is', meaning: 'RW' });
  const { id, layouts } = await reviewed(CONDITIONS.join('\n'), 'units');
  expect(layouts[0]?.columns[1]).toMatchObject({
    ...{
      doubts: [],
      mapping: {
        words: [
          { word: 'Very Good', value: 'RC' },
          { word: 'As Is', value: 'RW' },
        ],
      },
    },
  });
  await after(paths.importCheck(id), id);
  await after(paths.importSave(id), id);
  const units = database.db.selectFrom('units').select('condition').orderBy('serial');
  expect(await units.execute()).toEqual([{ condition: 'RC' }, { condition: 'RW' }]);
  await remove(word);
  const next = await reviewed(CONDITIONS.join('\n'), 'units');
  expect(next.layouts[0]?.columns[1]?.doubts.map((doubt) => doubt.word)).toEqual(['As Is']);
});

test('a condition that is taught after the upload is read by the check; what a person left out stays out', async () => {
  const { id, layouts } = await reviewed(CONDITIONS.join('\n'), 'units');
  expect((await after(paths.importCheck(id), id)).leftOut).toEqual({ rows: 1, cells: 0 });
  await teach({ field: 'condition', word: 'As Is', meaning: 'RW' });
  expect((await after(paths.importCheck(id), id)).problemCount).toBe(0);
  const [layout] = layouts;
  const column = { ...layout!.columns[1]!.mapping, words: [{ word: 'As Is', value: null }] };
  await served.call('PUT', paths.importMapping(id), { units: { layout: layout!.layout, columns: [column] } });
  expect((await after(paths.importCheck(id), id)).leftOut).toEqual({ rows: 1, cells: 0 });
});
