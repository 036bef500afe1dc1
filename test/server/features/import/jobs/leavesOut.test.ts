import { readXlsx } from 'hucre/xlsx';
import { paths } from '../../../../../src/contract/paths';
import { XLSX_TYPE } from '../../../../../src/domain/tables/excelText';
import { until } from '../../../../support/server/waits';
import { layoutOf, reviewPlace, US_FILE } from './review';

const { database, served, settled, reviewed, post, put, after, mapped, answered, ordersNow } = reviewPlace();

const saveWithout = (id: string, rows: number, cells: number) =>
  post(`${paths.importSave(id)}?left_out_rows=${rows}&left_out_cells=${cells}`);

const BAD_CELLS = [
  'Order #,Job #,Cust,Job Type,Order Date,Price',
  'SO1,J1,Mesa,RC,2/14/2026,"$41,250.00"',
  'SO2,J2,Reno,RC,sometime,100',
  'SO3,J3,,RC,sometime,200',
  'SO4,J4,Reno,RW,2/15/2026,about 5',
  'Total,,,,,41650',
  ',,,,,',
  '',
].join('\n');

test('a bad optional cell stays empty, a bad required one excludes its row, and the person decides', async () => {
  const { id } = await reviewed(BAD_CELLS);
  const checked = await after(paths.importCheck(id), id);
  expect(checked).toMatchObject({
    ...{ state: 'checked', leftOut: { rows: 2, cells: 2 } },
    report: { orders: { read: 5, added: 3, refused: 2, unread: 2 } },
  });
  expect(checked.problems.map(({ line, column, value, effect }) => [line, column, value, effect])).toEqual([
    [3, 'order_date', 'sometime', 'cell'],
    [4, 'customer_name', '', 'row'],
    [4, 'order_date', 'sometime', 'row'],
    [5, 'sale_price', 'about 5', 'cell'],
    [6, null, null, 'row'],
  ]);
  expect(checked.problems.at(-1)).toMatchObject({ reason: 'A line of totals' });
  expect((await post(paths.importSave(id))).statusCode).toBe(409);
  expect((await saveWithout(id, 2, 1)).statusCode).toBe(409);
  expect((await saveWithout(id, 2, 2)).statusCode).toBe(202);
  const done = await settled(id);
  expect(done).toMatchObject({
    state: 'done',
    problemCount: 5,
    report: { orders: { added: 3, refused: 2, unread: 2 } },
  });
  expect(await ordersNow()).toMatchObject([
    { order_code: 'SO1', order_date: '2026-02-14', sale_price: '41250.00' },
    { order_code: 'SO2', order_date: null, sale_price: '100.00' },
    { order_code: 'SO4', order_type: 'RW', sale_price: null },
  ]);
});

async function workbookOf(id: string, file = 'orders') {
  const response = await served.call('GET', paths.importRefused(id, file));
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, XLSX_TYPE]);
  const { sheets } = await readXlsx(new Uint8Array(response.rawPayload));
  return sheets[0]?.rows.map((row) => row.map((cell) => cell ?? ''));
}

test('refused rows come back as they are in the file, each with its reasons, until the import is forgotten', async () => {
  const { id } = await reviewed(BAD_CELLS);
  expect((await served.call('GET', paths.importRefused(id, 'orders'))).statusCode).toBe(404);
  const { refusedFiles } = await after(paths.importCheck(id), id);
  expect(refusedFiles).toEqual([{ file: 'orders', rows: 2 }]);
  const customer = 'customer_name: Missing value. Enter a value, for example Copper Mesa Electric Cooperative.';
  const rows = [
    ['Why not imported', 'Order #', 'Job #', 'Cust', 'Job Type', 'Order Date', 'Price'],
    [
      `${customer} order_date: Not a date. Write the year first, like 2026-03-02.`,
      ...['SO3', 'J3', '', 'RC', 'sometime', '200'],
    ],
    ['A line of totals. Remove it, or import without it.', 'Total', '', '', '', '', '41650'],
  ];
  expect(await workbookOf(id)).toEqual(rows);
  expect((await served.call('GET', paths.importRefused(id, 'units'))).statusCode).toBe(404);
  expect((await served.call('GET', paths.importRefused(id, 'photos'))).statusCode).toBe(400);
  const authorization = `Bearer ${await served.signIn.token('other')}`;
  const other = await served.call('GET', paths.importRefused(id, 'orders'), undefined, { authorization });
  expect(other.statusCode).toBe(404);
  await saveWithout(id, 2, 2);
  expect((await settled(id)).refusedFiles).toEqual(refusedFiles);
  expect(await workbookOf(id)).toEqual(rows);
  const stored = database.db.selectFrom('import_job_files').select('part').where('job_id', '=', id);
  await until(async () => (await stored.execute()).every(({ part }) => part >= 1_000_000));
});

test('all refused rows are in the workbook, and a second check replaces it', async () => {
  const bad = Array.from({ length: 2_500 }, (_, at) => `SO${at},J${at},,RC,,`);
  const { id } = await reviewed(
    ['Order #,Job #,Cust,Job Type,Order Date,Price', ...bad, 'SOx,Jx,Mesa,RC,,', ''].join('\n'),
  );
  for (let check = 0; check < 2; check += 1) {
    const checked = await after(paths.importCheck(id), id);
    expect(checked).toMatchObject({ leftOut: { rows: 2_500 }, refusedFiles: [{ file: 'orders', rows: 2_500 }] });
  }
  const rows = (await workbookOf(id)) ?? [];
  expect([rows.length, rows.at(-1)?.slice(1, 3)]).toEqual([2_501, ['SO2499', 'J2499']]);
});

test('more than a thousand rows that conflict with others are left out, too', async () => {
  const rows = Array.from({ length: 1_200 }, (_, at) => `SO1,J${at},Mesa,RC,,`);
  const { id } = await reviewed(['Order #,Job #,Cust,Job Type,Order Date,Price', ...rows, ''].join('\n'));
  const checked = await after(paths.importCheck(id), id);
  expect([checked.leftOut, checked.problemCount]).toEqual([{ rows: 1_199, cells: 0 }, 1_199]);
  expect((await workbookOf(id))?.length).toBe(1_200);
});

test('a row that conflicts with another is left out like one with a bad cell', async () => {
  const { id } = await answered(`${US_FILE}SO4,J2,Mesa,RC,,,,\n`);
  const checked = await after(paths.importCheck(id), id);
  expect([checked.leftOut, checked.problems[0]?.effect]).toEqual([{ rows: 1, cells: 0 }, 'row']);
  await saveWithout(id, 1, 0);
  await settled(id);
  expect((await ordersNow()).map(({ order_code }) => order_code)).toEqual(['SO1', 'SO2']);
});

test('a complete file with refused rows is not saved, because these rows would be retired', async () => {
  const { id, layouts } = await reviewed(BAD_CELLS);
  await mapped(id, { orders: { layout: layouts[0]!.layout, columns: [], isWhole: true } });
  const checked = await after(paths.importCheck(id), id);
  expect(checked.leftOut).toBeNull();
  expect((await saveWithout(id, 2, 2)).statusCode).toBe(409);
});

const NO_CONDITION = 'IC#,KVA,HV,LV\n9100701,750,12470GrdY/7200,480Y/277\n9100702,500,12470GrdY/7200,480\n';

test('a missing required column is answered once for all rows, and a profile remembers it', async () => {
  const { id, layouts } = await reviewed(NO_CONDITION, 'units');
  const { layout, missing } = layouts[0]!;
  expect(missing).toEqual(['condition', 'phase']);
  const values = [
    { target: 'condition', value: 'RC' },
    { target: 'phase', value: '3' },
  ];
  const job = await mapped(id, { units: { layout, columns: [], values } });
  expect([layoutOf(job).missing, layoutOf(job).values, layoutOf(job).isComplete]).toEqual([[], values, true]);
  expect((await served.call('PUT', paths.importProfile('units', 'Yard'), { importId: id })).statusCode).toBe(200);
  await served.call('DELETE', paths.import(id));
  const next = await reviewed(NO_CONDITION.replace('9100702', '9100703'), 'units');
  expect(layoutOf(next)).toMatchObject({ profile: 'Yard', missing: [], values });
});

test.each([
  ['condition', 'fine', /'condition' cannot be 'fine'/],
  ['serial', '1', /'serial' differs from row to row/],
  ['voltages', '1', /no column 'voltages'/],
])('the value of all rows %s = %s is refused', async (target, value, detail) => {
  const { id, layouts } = await reviewed(NO_CONDITION, 'units');
  const { layout } = layouts[0]!;
  const response = await put(id, { units: { layout, columns: [], values: [{ target, value }] } });
  expect([response.statusCode, response.body]).toEqual([400, expect.stringMatching(detail)]);
});

test('a word of the condition is answered once, and remembered by a profile', async () => {
  const content = 'IC#,Cond,Phase,KVA,HV,LV\n91,Fair,3,750,12470GrdY/7200,480Y/277\n92,Scrap,3,500,13200D,480Y/277\n';
  const { id, layouts } = await reviewed(content, 'units');
  const { layout, columns } = layouts[0]!;
  expect(columns[1]?.doubts.map(({ about, word }) => [about, word])).toEqual([
    ['words', 'Fair'],
    ['words', 'Scrap'],
  ]);
  const words = [
    { word: 'Fair', value: 'RC' },
    { word: 'Scrap', value: null },
  ];
  const job = await mapped(id, { units: { layout, columns: [{ ...columns[1]!.mapping, words }] } });
  expect(layoutOf(job).columns[1]).toMatchObject({ doubts: [], mapping: { words } });
  await served.call('PUT', paths.importProfile('units', 'Words'), { importId: id });
  const checked = await after(paths.importCheck(id), id);
  expect(checked).toMatchObject({ leftOut: { rows: 1, cells: 0 }, report: { units: { added: 1, refused: 1 } } });
  await served.call('DELETE', paths.import(id));
  const next = await reviewed(content, 'units');
  expect(layoutOf(next).columns[1]).toMatchObject({ doubts: [], mapping: { words } });
});

const unitNumbered = (serial: string) => `IC#,Cond,Phase,KVA,HV,LV\n${serial},RC,3,750,12470GrdY/7200,480Y/277\n`;

test.each([
  ['restore', ['0019950']],
  ['asWritten', ['0019950', '19950']],
] as const)(
  'an IC# without its leading zeros is asked about; the answer %s leaves %j',
  async (leadingZeros, serials) => {
    const first = await reviewed(unitNumbered('0019950'), 'units');
    await after(paths.importCheck(first.id), first.id);
    await after(paths.importSave(first.id), first.id);
    const { id, layouts } = await reviewed(unitNumbered('19950'), 'units');
    const asked = await after(paths.importCheck(id), id);
    expect(asked).toMatchObject({
      zerosLost: [{ file: 'units', value: '19950', other: '0019950' }],
      leftOut: { rows: 1, cells: 0 },
      problems: [{ line: 2, column: 'serial', reason: 'Differs only in leading zeros from 0019950' }],
    });
    await mapped(id, { units: { layout: layouts[0]!.layout, columns: [], leadingZeros } });
    expect((await after(paths.importCheck(id), id)).problemCount).toBe(0);
    await after(paths.importSave(id), id);
    const units = await database.db.selectFrom('units').select('serial').orderBy('serial').execute();
    expect(units.map(({ serial }) => serial)).toEqual(serials);
  },
);

test('words that matching cannot read are listed at the check, the most frequent first', async () => {
  const rows = ['91,Loop,five positions', '92,Loop,five positions', '93,Sideways,+/-5%', '94,,None'];
  const values = (row: string) => `${row},RC,3,750,12470GrdY/7200,480Y/277`;
  const header = 'IC#,Bushing Config,Taps,Cond,Phase,KVA,HV,LV';
  const { id } = await reviewed([header, ...rows.map(values), ''].join('\n'), 'units');
  expect((await after(paths.importCheck(id), id)).unreadWords).toEqual([
    { file: 'units', column: 'taps', value: 'five positions', rows: 2, line: 2, example: '+/-5%' },
    {
      ...{ file: 'units', column: 'bush_config_description', value: 'Sideways', rows: 1, line: 4 },
      ...{ example: 'Loop Feed Dead Front', field: 'terminals' },
    },
  ]);
});

test('the person decides on two numbers of one file that differ only in leading zeros', async () => {
  const [, row = ''] = unitNumbered('0019950').split('\n');
  const { id } = await reviewed(`${unitNumbered('19950')}${row}\n`, 'units');
  const { problems } = await after(paths.importCheck(id), id);
  expect(problems.map(({ line, value }) => [line, value])).toEqual([[2, '19950']]);
});
