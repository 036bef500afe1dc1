import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { File as NodeFile } from 'node:buffer';
import type { ImportJob } from '../../../../../src/contract/import/job';
import {
  aCheckedImport,
  aMappedImport,
  anImport,
  aRunningImport,
  ImportService,
} from '../../../../mocks/importAnswers';
import { aFoundColumn, aLayout } from '../../../../mocks/importLayouts';
import { zipOf } from '../../../../support/server/zipOf';
import { exportAs } from '../../../../support/web/exportAs';
import { aFile, bar, button, field, openImport, openMapped, step } from './openImport';

const problem = (line: number): ImportJob['problems'][number] => ({
  file: 'units',
  line,
  column: 'labor_cost',
  value: '=5',
  reason: 'Not a number',
  fix: 'Write it like 1234.50.',
});
const refused: Partial<ImportJob> = {
  report: { orders: null, units: { read: 214, added: 0, changed: 0, unchanged: 212, refused: 2 } },
  changes: [],
  problems: [problem(4), problem(1_204)],
  problemCount: 2,
};

async function openChecked(change: Partial<ImportJob> = {}) {
  const opened = openImport(new ImportService(aCheckedImport(change)));
  await step('Check what would change');
  return opened;
}

const rowsOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

test('a check shows how far it is, then the counts, then what changes; saving it leads to the end', async () => {
  const { user, service } = await openMapped();
  await user.click(button('Check'));
  expect(await step('Check what would change')).toHaveFocus();
  expect(await bar()).toBeInTheDocument();
  expect(screen.getByText(/Nothing is saved yet\.$/)).toBeVisible();
  service.become(service.checked);
  await user.click(await screen.findByRole('button', { name: 'Import 5 rows' }));
  expect(await screen.findByText('Checking and saving', { selector: 'strong' })).toBeVisible();
  expect(await bar()).not.toHaveAttribute('value');
  service.become({ state: 'done', finishedAt: '2026-03-05T15:31:00Z' });
  expect(await step('Import finished')).toHaveFocus();
  expect(screen.getByText('Units: 3 added, 2 changed, 209 unchanged')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open Orders' })).toHaveAttribute('href', '/');
  await user.click(button('Import more files'));
  expect(await step('Choose files')).toHaveFocus();
});

test('the counts of each file appear beside its recognized format', async () => {
  await openChecked();
  const counts = within(screen.getByRole('region', { name: 'Rows of Units 2026-03.xlsx' }));
  expect(counts.getByText(/^Units file · Excel workbook · sheet Stock/)).toBeVisible();
  const figures = counts.getAllByRole('definition').map((figure) => figure.textContent);
  expect(counts.getAllByRole('term').map((term, index) => `${term.textContent} ${figures[index]}`)).toEqual([
    ...['New 3', 'Changed 2', 'Unchanged 209', 'Refused 0'],
  ]);
});

test('rows that change show old and new values, and a unit leads to its screen', async () => {
  await openChecked();
  expect(rowsOf('Changes')).toEqual([
    ['0557128', '4', 'labor_cost', '3700.00', '3900.00'],
    ['', '', 'comments', 'Pulled from a hospital upgrade.', 'empty'],
  ]);
  expect(screen.getByRole('link', { name: '0557128' })).toHaveAttribute('href', '/unit/0557128');
  expect(screen.getByText('The first 1 row of 2')).toBeVisible();
});

test('an order that changes is shown by its code, which leads to it', async () => {
  const fields = [{ column: 'order_date', before: null, after: '2026-02-03' }];
  const change = { file: 'orders', key: 'A-1', orderId: '10007', line: 2, fields } as const;
  await openChecked({ files: ['orders'], layouts: [], changes: [change] });
  expect(screen.getByRole('link', { name: 'A-1' })).toHaveAttribute('href', '/order/10007');
  expect(rowsOf('Changes')).toEqual([['A-1', '2', 'order_date', 'empty', '2026-02-03']]);
});

test('problems that cannot be accepted block the import, and each one is listed', async () => {
  const { user } = await openChecked(refused);
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing can be imported: 2 problems.');
  const rest = ['labor_cost', '=5', 'Not a number', 'Write it like 1234.50.'];
  expect(rowsOf('Problems')).toEqual([
    ['units', '4', ...rest],
    ['units', '1,204', ...rest],
  ]);
  expect(button('Finish import')).toHaveAttribute('aria-disabled', 'true');
  await user.hover(button('Finish import'));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('2 problems. Fix the file first.');
});

const some: Partial<ImportJob> = {
  report: { orders: null, units: { read: 214, added: 200, changed: 0, unchanged: 11, refused: 3, unread: 1 } },
  changes: [],
  problems: [{ ...problem(4), effect: 'row' }],
  problemCount: 4,
  leftOut: { rows: 3, cells: 1 },
  refusedFiles: [{ file: 'units', rows: 1_204 }],
};

test('a person imports without the refused rows and the unread cells', async () => {
  const { user, service } = await openChecked(some);
  expect(screen.getByText(/^3 rows are left out and 1 cell stays empty\. Import without them, or fix/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Rows of Units 2026-03.xlsx' })).toHaveTextContent('Cells not read1');
  await user.click(button('Import 200 rows, leave out 3'));
  await waitFor(() => expect(service.saved).toEqual(['?left_out_rows=3&left_out_cells=1']));
  service.become({ ...some, state: 'done', finishedAt: '2026-03-05T15:31:00Z' });
  await step('Import finished');
  expect(button('Download 1,204 refused rows of units')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Problems' })).toBeVisible();
});

test('the refused rows are downloaded as a workbook', async () => {
  const { user, services } = await openChecked(some);
  await user.click(button('Download 1,204 refused rows of units'));
  await waitFor(() => expect(services.saveFile).toHaveBeenCalled());
  expect(jest.mocked(services.saveFile).mock.calls[0]![0]).toBe('refused-units.xlsx');
});

test('words that matching cannot read are listed with a suggestion', async () => {
  const word = { column: 'taps', value: '5 pos', rows: 1_200, line: 4, example: '+/-5%' };
  await openChecked({ unreadWords: [{ file: 'units', ...word }] });
  expect(rowsOf('Texts that matching cannot read')).toEqual([['units', 'taps', '5 pos', '1,200', '4', '+/-5%']]);
});

test('zeros that may be lost are a question, and the answer checks again', async () => {
  const { user, service } = await openChecked({ zerosLost: [{ file: 'units', value: '19950', other: '0019950' }] });
  expect(screen.getByText(/^IC# 19950 differs from 0019950 only in leading zeros/)).toBeVisible();
  await user.click(button('The same: restore the zeros'));
  await waitFor(() => expect(service.mapped[0]?.units?.leadingZeros).toBe('restore'));
  expect(await bar()).toBeInTheDocument();
});

test('columns that are left out are named at the check', async () => {
  const columns = [aFoundColumn(0, 'IC#', ['1'], { target: 'serial' }), aFoundColumn(1, 'Foo', ['x'])];
  await openChecked({ layouts: [aLayout({ columns })] });
  expect(screen.getByText('Columns left out: Foo')).toBeVisible();
});

test('the problems can be saved, as a file that no spreadsheet runs, or as text', async () => {
  const { user, services } = await openChecked(refused);
  await exportAs(user, 'CSV', 'Export problems');
  await waitFor(() => expect(services.saveFile).toHaveBeenCalled());
  const [name, text] = jest.mocked(services.saveFile).mock.calls[0]!;
  expect(name).toBe('import-problems.csv');
  expect(text).toMatch(/^\uFEFFFile,Line,Column,Value,What is wrong,How to fix it\r\nunits,4,labor_cost,'=5,/);
  await user.click(button('Copy problems'));
  expect(services.copyText).toHaveBeenCalledWith(
    expect.stringContaining('units, line 4, labor_cost "=5": Not a number. Write it like 1234.50.'),
  );
});

test('the screen reports how many problems there are beyond those listed', async () => {
  await openChecked({ ...refused, problemCount: 1_200 });
  expect(screen.getByText('The first 2 problems of 1,200')).toBeVisible();
});

test('the fixed file is sent in place of the refused one', async () => {
  const service = new ImportService();
  const { user } = openImport(service, aCheckedImport(refused));
  await user.upload(field('Units file'), aFile('u.csv'));
  await step('Check what would change');
  service.goesOn = true;
  await user.upload(field('Fixed units file'), aFile('u.csv'));
  await waitFor(() => expect(service.sent).toEqual([['units'], ['units']]));
  expect(service.cancelled).toEqual(['next']);
});

test('from what would change a person can go back to the columns, and check once more', async () => {
  const { user, service } = await openChecked(refused);
  await user.click(button('Back to columns'));
  expect(await step('Match the columns')).toHaveFocus();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'What Labor $ fills' }), 'Leave out');
  await waitFor(() => expect(service.mapped).toHaveLength(1));
  await user.click(button('Check'));
  await bar();
  service.become(service.checked);
  expect(await screen.findByRole('button', { name: 'Import 5 rows' })).toBeVisible();
});

test('a check of what is checked already leads forward, however quick it is', async () => {
  const { user, service } = await openChecked();
  await user.click(button('Back to columns'));
  await screen.findByRole('list', { name: 'Columns of the units file' });
  service.goesOn = true;
  await user.click(button('Check'));
  expect(await step('Check what would change')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Import 5 rows' })).toBeVisible();
});

test('the screen says that nothing would change, and the import can be finished', async () => {
  const report = { orders: null, units: { read: 214, added: 0, changed: 0, unchanged: 214, refused: 0 } };
  const { user, service } = await openChecked({ report, changes: [] });
  expect(screen.getByText('Nothing would change: every row is already as in the file.')).toBeVisible();
  service.goesOn = true;
  await user.click(button('Finish import'));
  expect(await step('Import finished')).toBeVisible();
});

test.each([
  ['check', () => openMapped(), 'Check'],
  ['save', () => openChecked(), 'Import 5 rows'],
  ['cancel', () => openChecked(), 'Cancel import'],
] as const)('if the server refuses to %s, the screen says why and the user can retry', async (call, open, name) => {
  const { user, service } = await open();
  service.refusal = { status: 409, detail: 'Another import is running.' };
  await user.click(button(name));
  if (call === 'cancel') {
    service.become({ state: 'cancelled' });
    expect(await screen.findByText('The import was canceled')).toBeVisible();
    return;
  }
  expect(await screen.findByText('Another import is running.')).toBeVisible();
  service.refusal = null;
  await user.click(button(name));
  expect(await bar()).toBeInTheDocument();
  expect(screen.queryByText('Another import is running.')).not.toBeInTheDocument();
});

test('an import that is refused while it is saved lists why', async () => {
  const { user, service } = await openChecked();
  await user.click(button('Import 5 rows'));
  await bar();
  service.become({ ...refused, state: 'refused', report: null });
  expect(await screen.findByText('Nothing was imported: 2 problems')).toBeVisible();
  expect(rowsOf('Problems')).toHaveLength(2);
  expect(await step('Choose files')).toHaveFocus();
});

test('an import that failed says why', async () => {
  openImport(new ImportService(anImport({ state: 'failed', report: null, failure: 'The database does not answer.' })));
  expect(await screen.findByText('The database does not answer.')).toBeVisible();
});

test('a checked import can be canceled, and nothing is changed', async () => {
  const { user, service } = await openChecked();
  service.goesOn = true;
  await user.click(button('Cancel import'));
  expect(await screen.findByText('The import was canceled')).toBeVisible();
  expect(service.cancelled).toEqual([aMappedImport().id]);
});

test('a complete file shows what it retires and what stays; more than a tenth needs a confirmation', async () => {
  const retirement = {
    ...({ file: 'units', isWhole: true, retired: 1_200, active: 9_000, isMany: true, returned: 2 } as const),
    kept: [{ key: '0013', orderId: '10001', jobNumber: 'J7' }],
    keptCount: 1,
  };
  const { user, service } = await openChecked({ retirements: [retirement] });
  expect(
    screen.getByText(
      '1,200 of 9,000 active units would be retired, 13 % of them. 2 retired units would be brought back.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: '0013' })).toHaveAttribute('href', '/unit/0013');
  await user.click(button('Import 5 rows, retire 1,200'));
  const question = await screen.findByRole('dialog', { name: 'Retire so many?' });
  expect(within(question).getByText('The file lacks 1,200 of 9,000 active units (13 %).')).toBeVisible();
  expect(service.saved).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Retire and import' }));
  await waitFor(() => expect(service.saved).toEqual(['?retire_many=true']));
  service.become({ state: 'done', finishedAt: '2026-03-05T15:31:00Z', retirements: [retirement] });
  expect(await screen.findByText('Units: 1,200 retired, 2 brought back')).toBeVisible();
});

const archive = (name: string, ...paths: string[]) =>
  new NodeFile([zipOf(Object.fromEntries(paths.map((path) => [path, 'x'])))], name) as unknown as File;
const shots = (name = 'Shots.zip') => archive(name, 'west/IMG_1.JPG');
const aWorkbook = (name: string) => archive(name, '[Content_Types].xml', 'xl/workbook.xml');

function drop(...files: File[]): void {
  fireEvent(screen.getByText('Import'), createEvent.drop(screen.getByText('Import'), { dataTransfer: { files } }));
}

const photos = (change: Partial<NonNullable<ImportJob['photos']>> = {}): Pick<ImportJob, 'photos'> => ({
  photos: { zip: 'Shots.zip', named: 4, missing: 0, refused: [], stopped: null, ...change },
});

const figuresOf = (name: string) => {
  const region = within(screen.getByRole('region', { name }));
  const values = region.getAllByRole('definition').map((each) => each.textContent);
  return region.getAllByRole('term').map((each, index) => `${each.textContent} ${values[index]}`);
};

test('a ZIP waits for the units file that names its photos, and is sent with it', async () => {
  const { user, service } = openImport();
  await user.upload(field('ZIP of photos'), shots());
  expect(await screen.findByText(/^\d+ bytes · Next, choose the units file$/)).toBeVisible();
  expect(service.sent).toEqual([]);
  await user.upload(field('Units file'), aFile('units.csv'));
  await bar();
  expect(service.sent.map((names) => names.toSorted())).toEqual([['photos', 'units']]);
});

test('a workbook is a ZIP, too: what is dropped together is sorted by its content, not by its ending', async () => {
  const { service } = openImport();
  drop(aWorkbook('orders 2026.xlsx'), aFile('stock.csv'), shots());
  await bar();
  expect(service.sent.map((names) => names.toSorted())).toEqual([['orders', 'photos', 'units']]);
});

test('a ZIP of photos among the tables is taken for what it is', async () => {
  const { user, service } = openImport();
  drop(shots('units photos'));
  await waitFor(() => expect(screen.getByText(/Next, choose the units file/)).toBeVisible());
  await user.upload(field('Units file'), aFile('units.csv'));
  await bar();
  expect(service.sent.map((names) => names.toSorted())).toEqual([['photos', 'units']]);
});

test.each([
  [
    'a workbook',
    aWorkbook('stock.zip'),
    'stock.zip is no ZIP of photos. Choose it as the orders file or the units file.',
  ],
  ['no ZIP at all', aFile('notes.zip'), 'notes.zip is no ZIP. Pack the photos into one, and choose that.'],
])('where %s is chosen as the photos, the screen says what to do, and nothing is sent', async (_what, file, words) => {
  const { user, service } = openImport();
  await user.upload(field('ZIP of photos'), file);
  await user.upload(field('Units file'), aFile('units.csv'));
  expect(await screen.findByText(words)).toHaveAttribute('role', 'alert');
  expect(service.sent).toEqual([]);
});

test('a check says how many photos are named, found and missing, and saving adds them', async () => {
  openImport(new ImportService(aCheckedImport(photos({ missing: 1 }))));
  await step('Check what would change');
  expect(figuresOf('Photos of Shots.zip')).toEqual(['Named 4', 'Found 3', 'Missing 1']);
  expect(button('Import 5 rows, add photos')).toBeVisible();
});

test('if rows name missing photos, the check explains how to add them, and the rows can be saved', async () => {
  const service = new ImportService();
  const { user } = openImport(service, aCheckedImport(photos({ zip: null, missing: 4 })));
  await user.upload(field('Units file'), aFile('units.csv'));
  expect(await screen.findByText('The rows name 4 photos, and there is no ZIP to take them from')).toBeVisible();
  expect(button('Import 5 rows')).not.toHaveAttribute('aria-disabled');
  await user.upload(field('ZIP of photos'), shots());
  await waitFor(() => expect(service.sent.map((names) => names.toSorted())).toEqual([['units'], ['photos', 'units']]));
  expect(service.cancelled).toEqual(['next']);
});

test('while photos are added the screen shows how many, and adding can be stopped', async () => {
  const progress = { ...aRunningImport().progress, photos: { total: 40, added: 10, unchanged: 1, refused: 1 } };
  const running = aRunningImport({ state: 'attaching', progress, ...photos({ named: 40 }) });
  const { user, service } = openImport(new ImportService(running));
  expect(await screen.findByText('12 of 40 photos · 30 %')).toBeVisible();
  expect(screen.getByText(/^The rows are saved\. You may leave this page/)).toBeVisible();
  await user.click(button('Stop adding photos'));
  const stopped = 'Adding photos was canceled. The rows are saved.';
  service.become({ ...anImport({ id: running.id }), progress, ...photos({ named: 40, stopped }) });
  expect(await screen.findByText(stopped)).toBeVisible();
  expect(screen.getByText('Photos: 10 added, 1 unchanged, 1 refused')).toBeVisible();
});

test('photos that were refused are listed with their reasons, beside the rows that are saved', async () => {
  const refused = [{ line: 2, serial: '0012', name: 'cut.jpg', reason: 'The picture is cut off.' }];
  const progress = { ...anImport().progress, photos: { total: 2, added: 1, unchanged: 0, refused: 1 } };
  openImport(new ImportService(anImport({ progress, ...photos({ named: 2, refused }) })));
  expect(await screen.findByText('Photos: 1 added, 0 unchanged, 1 refused')).toBeVisible();
  const [, row] = within(screen.getByRole('region', { name: 'Refused photos' })).getAllByRole('row');
  expect(row).toHaveTextContent('00122cut.jpgThe picture is cut off.');
  expect(screen.getByText('Orders: 3 added, 2 changed, 40 unchanged')).toBeVisible();
});

test('successfully added photos are reported with the rows', async () => {
  const progress = { ...anImport().progress, photos: { total: 4, added: 4, unchanged: 0, refused: 0 } };
  const { service } = openImport(new ImportService(aRunningImport()));
  await bar();
  service.become(anImport({ progress, ...photos() }));
  expect(await screen.findByText('Photos: 4 added, 0 unchanged, 0 refused')).toBeVisible();
});

test('an import without its ZIP says how to add the photos later', async () => {
  openImport(new ImportService(anImport(photos({ zip: null, missing: 4 }))));
  expect(
    await screen.findByText('The rows name 4 photos. To add them, import the same file with a ZIP that has them.'),
  ).toBeVisible();
});
