import type { ImportJob } from '../../../../src/contract/import/job';
import { unitFile } from '../../../../src/server/features/import/columns/unitColumns';
import { orderFile } from '../../../../src/server/features/import/columns/orderColumns';
import {
  importColumnsSchema,
  importProfileSchema,
  importProfilesSchema,
  type ColumnMapping,
} from '../../../../src/contract/import/mapping';
import { paths } from '../../../../src/contract/paths';
import { createTestApp, parseStrict } from '../../../support/server/app';
import { workbookOf } from '../../../support/server/workbookOf';
import { layoutOf, mappingsOf, reviewPlace, US_FILE } from './jobs/review';

const {
  database,
  uploadDir,
  served,
  send,
  settled,
  reviewed,
  post,
  put,
  after,
  mapped,
  answered,
  ordersNow,
  untilTidy,
} = reviewPlace();

test('a file waits with what was found in it, before and after reading', async () => {
  const job = await reviewed(US_FILE);
  expect(job).toMatchObject({ state: 'mapping', report: null, problems: [] });
  const layout = layoutOf(job);
  expect(layout).toMatchObject({
    file: 'orders',
    name: 'May orders.csv',
    format: 'csv',
    rows: 2,
    missing: [],
    isComplete: false,
  });
  expect(layout.layout).toEqual({ sheet: null, encoding: 'utf-8', delimiter: ',', headerLine: 1 });
  expect(layout.columns.at(4)).toMatchObject({
    ...{ header: 'Order Date', samples: ['2/14/2026', '2/15/2026'], filled: 2, doubts: [] },
    mapping: { index: 4, target: 'order_date', reading: { dates: 'mdy', decimals: null, measure: null } },
  });
  expect(layout.columns.at(-1)?.doubts).toEqual([
    { about: 'target', question: "Which column is 'Foo'? Choose one, or leave it out." },
  ]);
  expect(layout.preview[0]).toEqual({
    line: 2,
    cells: ['SO1', 'J1', 'Mesa', 'RC', '2/14/2026', '$41,250.00', 'Arizona', 'a'],
    values: ['SO1', 'J1', 'Mesa', 'RC', '2026-02-14', '41250.00', 'AZ', null],
    problems: [],
  });
});

test('a workbook beyond the limits is refused with the line, the reason and what to do', async () => {
  const header = '<row><c t="str"><v>order_code</v></c></row>';
  const content = workbookOf({ sheets: { A: `${header}<row r="1048577"><c><v>1</v></c></row>` } });
  expect(await reviewed(content)).toMatchObject({
    state: 'refused',
    problems: [
      {
        ...{ file: 'orders', line: 1_048_577, reason: 'The sheet has more than 1,048,576 rows' },
        fix: 'Delete the empty rows and columns around the table, or split it into several files.',
      },
    ],
  });
});

test('a review goes from its mapping over what it would change to what it changed', async () => {
  const job = await answered();
  expect(layoutOf(job).isComplete).toBe(true);
  const checked = await after(paths.importCheck(job.id), job.id);
  const counts = { read: 2, added: 2, changed: 0, unchanged: 0, refused: 0 };
  expect(checked).toMatchObject({ state: 'checked', report: { orders: counts, units: null }, changes: [] });
  expect(await ordersNow()).toEqual([]);
  const done = await after(paths.importSave(job.id), job.id);
  expect(done).toMatchObject({ state: 'done', report: { orders: counts } });
  expect(await ordersNow()).toMatchObject([
    { order_code: 'SO1', order_type: 'RC', order_date: '2026-02-14', sale_price: '41250.00', ship_state: 'AZ' },
    { order_code: 'SO2', order_type: 'RW', order_date: '2026-02-15', sale_price: '1000.00', ship_state: 'NV' },
  ]);
  await untilTidy();
});

test('rows that would change are shown with their old and new values, and so are the ones that changed', async () => {
  const first = await answered();
  await after(paths.importCheck(first.id), first.id);
  await after(paths.importSave(first.id), first.id);
  await untilTidy();
  const job = await answered(US_FILE.replace('$1,000', '$900').replace('Arizona', ''));
  const [one, two] = await ordersNow();
  const changes = [
    {
      file: 'orders',
      key: 'SO1',
      orderId: String(one?.id),
      line: 2,
      fields: [{ column: 'ship_state', before: 'AZ', after: null }],
    },
    {
      file: 'orders',
      key: 'SO2',
      orderId: String(two?.id),
      line: 3,
      fields: [{ column: 'sale_price', before: '1000.00', after: '900.00' }],
    },
  ];
  const checked = await after(paths.importCheck(job.id), job.id);
  expect(checked).toMatchObject({ report: { orders: { added: 0, changed: 2, unchanged: 0 } }, changes });
  expect((await after(paths.importSave(job.id), job.id)).changes).toEqual(changes);
});

test('refused rows are counted, and nothing can be saved until a person accepts them', async () => {
  const job = await answered(`${US_FILE}SO3,J3,Mesa,XX,2/16/2026,,,\nSO4,J2,Mesa,RC,,,,\n`);
  const checked = await after(paths.importCheck(job.id), job.id);
  expect(checked).toMatchObject({
    state: 'checked',
    problemCount: 2,
    report: { orders: { read: 4, added: 2, refused: 2 } },
  });
  expect(checked.problems.map(({ file, line, column }) => [file, line, column])).toEqual([
    ['orders', 4, 'order_type'],
    ['orders', 5, 'job_number'],
  ]);
  expect((await post(paths.importSave(job.id))).statusCode).toBe(409);
});

test('every step out of turn is refused, and changes nothing', async () => {
  const { id, layouts } = await reviewed(US_FILE);
  const status = async (path: string) => (await post(path)).statusCode;
  expect([await status(paths.importCheck(id)), await status(paths.importSave(id))]).toEqual([409, 409]);
  await mapped(id, { orders: { layout: layouts[0]!.layout, columns: mappingsOf(await settled(id)).slice(-1) } });
  expect(await status(paths.importSave(id))).toBe(409);
  await after(paths.importCheck(id), id);
  expect((await mapped(id, {})).state).toBe('mapping');
  expect(await status(paths.importSave(id))).toBe(409);
  await served.call('DELETE', paths.import(id));
  expect((await settled(id)).state).toBe('cancelled');
  expect([await status(paths.importCheck(id)), (await put(id, {})).statusCode]).toEqual([409, 409]);
  expect(await status(paths.importCheck('nothing'))).toBe(404);
});

test.each<[string, (columns: ColumnMapping[]) => unknown, RegExp]>([
  [
    'two columns on one target',
    ([one, two]) => [
      { ...one, target: 'notes' },
      { ...two, target: 'notes' },
    ],
    /Two columns/,
  ],
  ['a target that another column has', ([one]) => [{ ...one, target: 'job_number' }], /Two columns/],
  ['a column that is none', ([one]) => [{ ...one, index: 99 }], /no column 99/],
  ['a target that is none', ([one]) => [{ ...one, target: 'color' }], /no column 'color'/],
  [
    'a unit that is not its own',
    () => [{ index: 7, target: 'weight_lbs', reading: { measure: 'gal' } }],
    /cannot be read as gal/,
  ],
])('a mapping with %s is refused', async (_, change, detail) => {
  const job = await reviewed(US_FILE);
  const columns = change(mappingsOf(job));
  const response = await put(job.id, { orders: { layout: layoutOf(job).layout, columns } });
  expect([response.statusCode, response.json<{ detail: string }>().detail]).toEqual([
    400,
    expect.stringMatching(detail),
  ]);
});

test('another layout is inspected again; one that does not fit is a problem, and the file stays unchanged', async () => {
  const job = await reviewed(Buffer.from(US_FILE.replace('Reno', 'Piñon'), 'latin1'));
  expect(layoutOf(job).questions?.[0]).toContain('line 3');
  const layout = { ...layoutOf(job).layout, encoding: 'windows-1252' };
  const read = await mapped(job.id, { orders: { layout, columns: [] } });
  expect(layoutOf(read)).toMatchObject({ layout, questions: [] });
  expect(layoutOf(read).preview[1]?.values[2]).toBe('Piñon');
  const beyond = await mapped(job.id, { orders: { layout: { ...layout, headerLine: 9 }, columns: [] } });
  expect(beyond).toMatchObject({ state: 'mapping', problemCount: 1, layouts: [{ layout }] });
});

test('a profile is stored for everyone and applied to the next file of its kind, whatever the order of its columns', async () => {
  const job = await reviewed(US_FILE);
  const columns = [{ ...mappingsOf(job).at(-1)!, target: 'notes' }];
  await mapped(job.id, { orders: { layout: layoutOf(job).layout, columns } });
  const saved = await served.call('PUT', paths.importProfile('orders', 'ERP'), { importId: job.id });
  expect(parseStrict(importProfileSchema, saved.json())).toMatchObject({ name: 'ERP', file: 'orders' });
  await served.call('PUT', paths.importProfile('orders', 'erp'), { importId: job.id });
  const list = await served.read(importProfilesSchema, paths.importProfiles);
  expect(list.results.map(({ name }) => name)).toEqual(['erp']);
  const next = layoutOf(
    await reviewed('Foo,Order #,Job #,Cust,Job Type,Order Date,Price,Ship To State\nx,SO1,J1,Mesa,RC,2/3/2026,,\n'),
  );
  expect(next).toMatchObject({ profile: 'erp', isComplete: true });
  expect(next.columns.map(({ mapping }) => mapping.target).slice(0, 2)).toEqual(['notes', 'order_code']);
  const gone = () => served.call('DELETE', paths.importProfile('orders', 'ERP'));
  expect([(await gone()).statusCode, (await gone()).statusCode]).toEqual([204, 404]);
});

test('a profile remembers each of two columns of one name, and does not fit a file with one', async () => {
  const header = 'IC#,Cond,Phase,KVA,HV,LV,Winding,Winding';
  const row = '9100911,RC,3,750,12470GrdY/7200,480Y/277,Copper,Aluminum';
  const { id, layouts } = await reviewed(`${header}\n${row}\n`, 'units');
  const { layout, columns } = layouts[0]!;
  const targetsOf = (job: ImportJob) => layoutOf(job).columns.map(({ mapping }) => mapping.target);
  const both = columns.slice(-2).map(({ mapping }) => mapping);
  expect(both.map(({ target }) => target)).toEqual(['primary_winding', 'secondary_winding']);
  await mapped(id, { units: { layout, columns: both } });
  await served.call('PUT', paths.importProfile('units', 'Windings'), { importId: id });
  await served.call('DELETE', paths.import(id));
  const next = await reviewed(`${header}\n${row.replace('9100911', '9100912')}\n`, 'units');
  expect(layoutOf(next)).toMatchObject({ profile: 'Windings', isComplete: true });
  expect(targetsOf(next).slice(-2)).toEqual(['primary_winding', 'secondary_winding']);
  await served.call('DELETE', paths.import(next.id));
  const one = await reviewed(`${header.slice(0, -8)}\n${row.slice(0, -9)}\n`, 'units');
  expect([layoutOf(one).profile, targetsOf(one).at(-1)]).toEqual([null, 'winding_material']);
});

test('a profile that a person chooses is read on its sheet, with the columns that the file has', async () => {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const rows = (...lines: string[][]) => lines.map((line) => `<row>${line.map(cell).join('')}</row>`).join('');
  const header = ['Order #', 'Job #', 'Cust', 'Job Type', 'Foo'];
  const sheets = {
    May: rows(header, ['SO1', 'J1', 'Mesa', 'RC', 'a']),
    June: rows(['Orders of June'], header, ['SO2', 'J2', 'Reno', 'RW', 'b']),
  };
  const job = await reviewed(workbookOf({ sheets }));
  const june = await mapped(job.id, {
    orders: { layout: { ...layoutOf(job).layout, sheet: 'June', headerLine: 2 }, columns: [] },
  });
  const columns = [{ ...mappingsOf(june).at(-1)!, target: 'notes' }];
  await mapped(job.id, { orders: { layout: layoutOf(june).layout, columns } });
  await served.call('PUT', paths.importProfile('orders', 'June'), { importId: job.id });

  const next = await reviewed(
    workbookOf({ sheets: { ...sheets, May: rows(header.slice(0, 4), ['SO1', 'J1', 'Mesa', 'RC']) } }),
  );
  const { layout } = layoutOf(next);
  const byJune = await mapped(next.id, {
    orders: { layout: { ...layout, sheet: 'May' }, columns: [], profile: 'June' },
  });
  expect(layoutOf(byJune)).toMatchObject({
    profile: 'June',
    layout: { sheet: 'June', headerLine: 2 },
    isComplete: true,
  });
  expect(
    mappingsOf(byJune)
      .map(({ target }) => target)
      .at(-1),
  ).toBe('notes');
  const unknown = await mapped(next.id, { orders: { layout, columns: [], profile: 'July' } });
  expect(unknown).toMatchObject({ state: 'mapping', problems: [{ reason: "There is no profile 'July'" }] });
  expect(layoutOf(unknown)).toMatchObject({ layout: { sheet: 'June' } });
});

test('open answers are not stored, nor those of a missing import', async () => {
  const job = await reviewed(US_FILE);
  const save = async (file: string, importId: string) =>
    (await served.call('PUT', paths.importProfile(file, 'ERP'), { importId })).statusCode;
  expect([await save('orders', job.id), await save('units', job.id), await save('orders', 'x')]).toEqual([
    422, 404, 404,
  ]);
});

const keptFiles = async () => {
  const rows = await database.db.selectFrom('import_job_files').select('job_id').distinct().execute();
  return rows.map((row) => row.job_id);
};

test('an import that waits lets others in, and ends where its person starts another one', async () => {
  const first = await reviewed(US_FILE);
  const second = await reviewed(US_FILE);
  expect([second.state, await keptFiles()]).toEqual(['mapping', [second.id]]);
  expect((await served.call('GET', paths.import(first.id))).statusCode).toBe(404);
});

test('an import that waits too long is cancelled, and its files are removed', async () => {
  const brief = await createTestApp(database, {
    uploadDir,
    importsPerMinute: 1_000,
    importHeartbeatMs: 20,
    importWaitMs: 1,
  });
  const { id } = await send([{ name: 'orders', content: US_FILE }], brief);
  for (let job = await settled(id, brief); job.state !== 'cancelled';) job = await settled(id, brief);
  await brief.close();
  expect(await keptFiles()).toEqual([]);
});

test('an import that waits goes on after its server stopped', async () => {
  const stopping = await createTestApp(database, { uploadDir });
  const { id } = await settled((await send([{ name: 'orders', content: US_FILE }], stopping)).id, stopping);
  await stopping.close();
  expect(await settled(id)).toMatchObject({ state: 'mapping', failure: null });
});

test('the columns are those of docs/guide/data.md', async () => {
  const columns = await served.read(importColumnsSchema, paths.importColumns);
  const stored = (all: typeof columns.orders) => all.filter(({ fills }) => fills === undefined).map(({ name }) => name);
  expect(stored(columns.orders)).toEqual(orderFile.columns.map(({ name }) => name));
  expect(stored(columns.units)).toEqual(unitFile.columns.map(({ name }) => name));
  expect(columns.units.find(({ name }) => name === 'voltages')?.fills).toEqual([
    'primary_voltage',
    'secondary_voltage',
  ]);
  expect(columns.orders.map(({ name, whenEmpty }) => [name, whenEmpty])).toContainEqual(['issued_units', '0']);
  expect(columns.orders[0]).toMatchObject({ name: 'order_code', isRequired: true, measure: null, whenEmpty: null });
});
