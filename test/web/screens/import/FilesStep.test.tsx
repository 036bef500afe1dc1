import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { calls } from '../../../mocks/calls';
import { anImport, aRunningImport, ImportService } from '../../../mocks/importAnswers';
import { server } from '../../../mocks/server';
import { theServerIsUnreachable } from '../../../mocks/situations';
import { aFile, bar, button, field, openImport, step } from './openImport';

const arriving = aRunningImport({
  state: 'receiving',
  progress: { file: null, rows: 0, bytes: 30e6, totalBytes: 40e6 },
});

async function openAndChoose(service = new ImportService()) {
  const opened = openImport(service);
  await opened.user.upload(field(), aFile());
  return opened;
}

/** Whether the browser is kept from opening what is dropped. */
function drop(target: Element, ...files: File[]): boolean {
  const event = createEvent.drop(target, { dataTransfer: { files } });
  fireEvent(target, event);
  return event.defaultPrevented;
}

test('a file is sent as soon as it is chosen, to be reviewed, under the name of what it holds', async () => {
  const { user, service } = openImport();
  const urls: string[] = [];
  server.events.on('request:start', ({ request }) => void urls.push(`${request.method} ${request.url}`));
  await user.upload(field('Units file'), aFile('anything.csv'));
  await bar();
  expect(service.sent).toEqual([['units']]);
  expect(urls.filter((url) => url.startsWith('POST'))).toEqual([expect.stringMatching(/\/imports\/\?review=true$/)]);
});

test('files that are dropped anywhere on the page are sent together where their names say what they hold', async () => {
  const { service } = openImport();
  expect(drop(screen.getByText('Import'), aFile('Units 2026-03.xlsx'), aFile('Open orders.csv'))).toBe(true);
  await bar();
  expect(service.sent.map((names) => names.toSorted())).toEqual([['orders', 'units']]);
});

test('of a dropped file whose name says nothing the screen asks what it holds, and sends none before', async () => {
  const { user, service } = openImport();
  drop(screen.getByText('Import'), aFile('Book1.xlsx'), aFile('orders.csv'));
  expect(await screen.findByText('What does Book1.xlsx hold?')).toBeVisible();
  expect(service.sent).toEqual([]);
  await user.click(button('Units'));
  await bar();
  expect(service.sent.map((names) => names.toSorted())).toEqual([['orders', 'units']]);
});

test('a file that was dropped by mistake is not sent', async () => {
  const { user, service } = openImport();
  drop(screen.getByText('Import'), aFile('Book1.xlsx'));
  await user.click(button('Neither'));
  expect(screen.queryByText('What does Book1.xlsx hold?')).not.toBeInTheDocument();
  expect(service.sent).toEqual([]);
});

test('a file that is dropped on a field is taken for what the field holds, whatever it is called', async () => {
  const { service } = openImport();
  drop(field('Units file'), aFile('orders.csv'));
  await bar();
  expect(service.sent).toEqual([['units']]);
});

test.each([
  ['too large', 'large.csv', 100 * 1024 * 1024 + 1, 'large.csv is larger than 100 MB. Split it'],
  [
    'of an old Excel',
    'old.xls',
    10,
    'old.xls is in the format of Excel before 2007. Open it in Excel, save it as .xlsx',
  ],
])('a file that is %s is refused at once, and another one is taken instead', async (_what, name, size, words) => {
  const { user, service } = openImport();
  const wrong = aFile(name);
  Object.defineProperty(wrong, 'size', { value: size });
  act(() => void drop(field(), wrong));
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(button('Send again')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Send again'));
  expect(service.sent).toEqual([]);
  await user.upload(field(), aFile());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await bar();
  expect(service.sent).toEqual([['orders']]);
});

test('a file that was changed after it was chosen must be chosen again', async () => {
  const { user, service } = openImport();
  const changed = aFile();
  changed.slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }) as Blob;
  await user.upload(field(), changed);
  expect(await screen.findByRole('alert')).toHaveTextContent('orders.csv was changed or moved after you chose it.');
  expect(service.sent).toEqual([]);
});

test('an upload shows how much has arrived while the files are on their way, and can be canceled', async () => {
  const service = new ImportService();
  const opened = openImport(service);
  server.use(http.post(calls.imports, () => delay('infinite').then(() => HttpResponse.error())));
  await opened.user.upload(field(), aFile());
  service.jobs = [arriving];
  expect(await screen.findByText('30.0 MB · 75 %')).toBeVisible();
  expect(screen.getByText(/keep this tab open until the files have arrived/)).toBeVisible();
  expect(field()).toBeDisabled();
  service.jobs = [];
  await opened.user.click(button('Cancel import'));
  expect(await screen.findByText('The import was canceled. Nothing was changed.')).toBeVisible();
  expect(service.cancelled).toEqual([]);
});

test('after an interrupted upload the screen says to send it again', async () => {
  const { service } = openImport(new ImportService(arriving));
  await bar();
  service.jobs = [];
  expect(await screen.findByText(/^The upload was interrupted, so nothing was changed\./)).toBeVisible();
});

test.each([
  ['another import runs', 409, 'Another import is running. Try again when it has finished.'],
  ['too many', 429, 'Too many requests. Please wait 1 minute.'],
])(
  'where the server refuses the files the screen says why, and they can be sent again: %s',
  async (_what, status, detail) => {
    const service = new ImportService();
    service.refusal = { status, detail };
    const { user } = await openAndChoose(service);
    expect(await screen.findByText(detail)).toBeVisible();
    service.refusal = null;
    await user.dblClick(button('Send again'));
    expect(await bar()).toBeInTheDocument();
    expect(service.sent).toEqual([['orders'], ['orders']]);
  },
);

test('a file that is removed after a failure is not sent again, and the focus stays', async () => {
  const service = new ImportService();
  service.refusal = { status: 409, detail: 'Another import is running.' };
  const { user } = await openAndChoose(service);
  await screen.findByText('Another import is running.');
  service.refusal = null;
  await user.click(button('Remove orders.csv'));
  await waitFor(() => expect(field()).toHaveFocus());
  await user.upload(field('Units file'), aFile('u.csv'));
  await bar();
  expect(service.sent).toEqual([['orders'], ['units']]);
});

test('where the server cannot be reached the screen says so', async () => {
  const { user } = openImport();
  await screen.findByText('Columns and template of the orders file');
  theServerIsUnreachable();
  await user.upload(field(), aFile());
  expect(await screen.findByText('The server could not be reached.')).toBeVisible();
  expect(button('Send again')).not.toHaveAttribute('aria-disabled');
});

test('where the imports cannot be read the screen says so, and they can be requested again', async () => {
  const service = new ImportService(anImport());
  server.use(
    http.get(calls.imports, () => HttpResponse.error(), { once: true }),
    ...service.answers(),
  );
  const { user } = openImport(service);
  server.use(http.get(calls.imports, () => HttpResponse.error(), { once: true }));
  expect(await screen.findByText(/^Whether an import of yours is under way could not be loaded\./)).toBeVisible();
  await user.click(button('Try again'));
  expect(await screen.findByText('Orders: 3 added, 2 changed, 40 unchanged')).toBeVisible();
  expect(await step('Choose files')).toBeVisible();
});
