import { createFiller, mergeIn } from '../../../../../src/server/features/import/table/shape/merges';
import { importJobSchema, type ImportJob } from '../../../../../src/contract/import/job';
import { paths } from '../../../../../src/contract/paths';
import { useTestApp } from '../../../../support/server/app';
import { useTestDatabase } from '../../../../support/server/database';
import { until } from '../../../../support/server/waits';
import { upload } from '../../../../support/server/upload';
import { useTidyFolder } from '../../../../support/scratch';
import { workbookOf } from '../../../../support/server/workbookOf';

test.each([
  ['G2:G4', { column: 6, first: 2, last: 4 }],
  ['AA10:AB12', { column: 26, first: 10, last: 12 }],
  ['A1:C1', null],
  ['A1', null],
  ['', null],
])('the merged cells %j are %j', (range, merge) => {
  expect(mergeIn(range)).toEqual(merge);
});

const row = (line: number, ...cells: string[]) => ({ line, cells, bytes: 0 });

test('a merged value holds for all of its rows, and for no other one', () => {
  const fill = createFiller([
    { column: 1, first: 2, last: 3 },
    { column: 0, first: 5, last: 9 },
  ]);
  const rows = [
    row(2, 'a', 'Tulsa'),
    row(3, 'b'),
    row(4, 'c'),
    row(5, 'd'),
    row(7, '', 'e'),
    row(9, 'own'),
    row(10, ''),
  ];
  expect(rows.map((each) => fill(each).cells)).toEqual([
    ['a', 'Tulsa'],
    ['b', 'Tulsa'],
    ['c'],
    ['d'],
    ['d', 'e'],
    ['own'],
    [''],
  ]);
});

const database = useTestDatabase();
const uploadDir = useTidyFolder('uploads-');
const served = useTestApp(database, { uploadDir, importsPerMinute: 1_000, importHeartbeatMs: 20 });

const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
const sheetRow = (line: number, cells: readonly string[], attributes = '') =>
  `<row r="${line}"${attributes}>${cells.map((text, index) => cell(`${'ABCDEFG'[index]}${line}`, text)).join('')}</row>`;
const HEADER = ['IC#', 'Cond', 'Phase', 'KVA', 'HV', 'LV', 'Warehouse'];
const unit = (serial: string, ...more: string[]) => [serial, 'RC', '3', '750', '12470GrdY/7200', '480Y/277', ...more];

/** The rows, and the merged cells behind them. */
const workbook = (rows: string, merged = '') =>
  workbookOf({ sheets: { Units: `${rows}</sheetData><mergeCells>${merged}</mergeCells><sheetData>` } });

async function settled(id: string): Promise<ImportJob> {
  const found = await until(async () => {
    const job = await served.read(importJobSchema, paths.import(id));
    return ['mapping', 'checked', 'done', 'refused', 'failed'].includes(job.state) && job;
  });
  return found;
}

async function reviewed(content: Buffer): Promise<ImportJob> {
  const parts = [{ name: 'units', content, fileName: 'units.xlsx' }];
  const response = await upload(served, parts, { path: `${paths.imports}?review=true` });
  expect(response.statusCode).toBe(202);
  return settled(response.json<ImportJob>().id);
}

async function saved(id: string) {
  await served.call('POST', paths.importCheck(id), {});
  await settled(id);
  expect((await served.call('POST', paths.importSave(id), {})).statusCode).toBe(202);
  await settled(id);
  return database.db.selectFrom('units').select(['serial', 'warehouse_desc']).orderBy('serial').execute();
}

test('the warehouse of merged cells is that of each row, and the screen says so', async () => {
  const rows = [HEADER, unit('9101301', 'Tulsa, OK'), unit('9101302'), unit('9101303')];
  const { id, layouts } = await reviewed(
    workbook(rows.map((cells, index) => sheetRow(index + 1, cells)).join(''), '<mergeCell ref="G2:G4"/>'),
  );
  expect(layouts[0]?.remarks).toEqual(['One merged cell: its value holds for all of its rows.']);
  expect(layouts[0]?.preview.map(({ values }) => values[6])).toEqual(['Tulsa, OK', 'Tulsa, OK', 'Tulsa, OK']);
  expect((await saved(id)).map(({ warehouse_desc }) => warehouse_desc)).toEqual([
    'Tulsa, OK',
    'Tulsa, OK',
    'Tulsa, OK',
  ]);
});

const FILTERED = workbook(
  sheetRow(1, HEADER) + sheetRow(2, unit('9101401')) + sheetRow(3, unit('9101402'), ' hidden="1"'),
);

test.each([
  ['read', ['9101401', '9101402']],
  ['leaveOut', ['9101401']],
] as const)('hidden rows are asked about; the answer %s imports %j', async (hiddenRows, serials) => {
  await database.db.deleteFrom('units').execute();
  const { id, layouts } = await reviewed(FILTERED);
  const { layout, isComplete, hiddenRows: found } = layouts[0]!;
  expect([isComplete, found]).toEqual([false, { rows: 1, are: null }]);
  expect((await served.call('POST', paths.importCheck(id), {})).statusCode).toBe(409);
  await served.call('PUT', paths.importMapping(id), { units: { layout, columns: [], hiddenRows } });
  expect((await settled(id)).layouts[0]?.isComplete).toBe(true);
  expect((await saved(id)).map(({ serial }) => serial)).toEqual(serials);
});

test('an unreviewed import is refused while rows are hidden', async () => {
  const response = await upload(served, [{ name: 'units', content: FILTERED, fileName: 'units.xlsx' }]);
  const { problems } = await settled(response.json<ImportJob>().id);
  expect(problems.map(({ reason }) => reason)).toEqual(['One row is hidden in the sheet']);
});
