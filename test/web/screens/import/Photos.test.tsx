import { File as NodeFile } from 'node:buffer';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ImportJob } from '../../../../src/contract/imports/job';
import { aCheckedImport, anImport, aRunningImport, ImportService } from '../../../mocks/importAnswers';
import { zipOf } from '../../../support/server/zipOf';
import { aFile, bar, button, field, openImport, step } from './openImport';

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

test('where rows name photos that nobody gave, the check says how to give them, and the rows can be saved', async () => {
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

test('photos that all went well are told with the rows', async () => {
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
