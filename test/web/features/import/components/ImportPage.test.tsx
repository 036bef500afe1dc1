import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { ImportPage } from '../../../../../src/web/features/import/components/ImportPage';
import { saveText } from '../../../../../src/web/features/import/components/importText';
import { api } from '../../../../../src/web/store/api/api';
import { getLastRefresh } from '../../../../../src/web/store/api/lastRefresh';
import { getOrders } from '../../../../../src/web/features/orders/api/orders';
import { calls } from '../../../../mocks/calls';
import {
  aCheckedImport,
  aMappedImport,
  anImport,
  aRunningImport,
  ImportService,
} from '../../../../mocks/importAnswers';
import { server } from '../../../../mocks/server';
import { dataWasRefreshed, ordersAreListed, theServerIsUnreachable } from '../../../../mocks/situations';
import { orders } from '../../../../support/web/builders';
import { renderScreen } from '../../../../support/web/renderApp';
import { aFile, bar, button, field, openImport, step } from './openImport';

const steps = () =>
  within(screen.getByRole('list', { name: 'Steps of the import' }))
    .getAllByRole('listitem')
    .map((item) => `${item.textContent}${item.getAttribute('aria-current') === 'step' ? ' (now)' : ''}`);

test('a file without doubts takes three clicks: choose, check, import', async () => {
  const service = new ImportService();
  service.goesOn = true;
  const { user } = openImport(service, aMappedImport({ state: 'receiving' }));
  expect(steps()).toEqual(['1Files (now)', '2Columns', '3Check', '4Done']);
  await user.upload(field('Units file'), aFile('units.xlsx'));
  expect(await step('Match the columns')).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Check' }));
  await user.click(await screen.findByRole('button', { name: 'Import 5 rows' }));
  expect(await step('Import finished')).toHaveFocus();
  expect(steps()).toEqual(['Filesdone', 'Columnsdone', 'Checkdone', 'Donedone (now)']);
});

test.each([
  ['mapping', aMappedImport(), 'Match the columns'],
  ['checked', aCheckedImport(), 'Check what would change'],
])('a returning user finds the import at its step, without moving the focus: %s', async (_state, job, title) => {
  openImport(new ImportService(job));
  expect(await step(title)).not.toHaveFocus();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('a person who returns sees the running import, and how it ends', async () => {
  const { service } = openImport(new ImportService(aRunningImport()));
  expect(await screen.findByText('12,000 rows · 45 %')).toBeVisible();
  expect(screen.getByText('Reading orders')).toBeVisible();
  expect(screen.getByText('Reading orders, 25 %')).toHaveAttribute('role', 'status');
  service.become(anImport());
  expect(await screen.findByText('Orders: 3 added, 2 changed, 40 unchanged')).toBeVisible();
  expect(screen.queryByText(/^Units:/)).not.toBeInTheDocument();
  expect(await step('Import finished')).not.toHaveFocus();
});

test('an import that was done before leads to the next one', async () => {
  openImport(new ImportService(anImport()));
  expect(await screen.findByText('Orders: 3 added, 2 changed, 40 unchanged')).toBeVisible();
  expect(await step('Choose files')).toBeVisible();
  expect(field()).toBeEnabled();
});

test.each([
  ['saves', aRunningImport(), /does not know how far it got\. Import the same files again/],
  ['checks', aMappedImport({ state: 'checking' }), /^The server no longer has these files, so nothing was changed\./],
])('when the server restarts while it %s, the screen says so and what to do', async (_what, job, words) => {
  const { service } = openImport(new ImportService(job));
  await bar();
  service.jobs = [];
  expect(await screen.findByText(words)).toBeVisible();
  expect(await step('Choose files')).toBeVisible();
});

test('an import that the server has forgotten meanwhile says so at the next step', async () => {
  const { user, service } = openImport(new ImportService(aMappedImport()));
  const check = await screen.findByRole('button', { name: 'Check' });
  service.jobs = [];
  await user.click(check);
  expect(await screen.findByText(/^The server no longer has these files/)).toBeVisible();
});

test('an import invalidates the orders and whatever else may have changed, even if the page was left meanwhile', async () => {
  ordersAreListed(orders(1));
  dataWasRefreshed();
  const { user, service, store, unmount } = openImport(new ImportService(aCheckedImport()));
  await act(async () => {
    await store.dispatch(getOrders.initiate({ page: '1' }, { subscribe: false }));
    await store.dispatch(getLastRefresh.initiate(undefined, { subscribe: false }));
  });
  const known = () => Object.keys(store.getState()[api.reducerPath].queries).filter((key) => !key.includes('Import'));
  expect(known()).toHaveLength(2);
  await user.click(await screen.findByRole('button', { name: 'Import 5 rows' }));
  await bar();
  unmount();
  service.become({ state: 'done' });
  await waitFor(() => expect(known()).toEqual([]));
});

test('the screen lists the columns, and offers a template of each file', async () => {
  const { user, services } = openImport();
  await user.click(await screen.findByRole('button', { name: 'Columns and template of the units file' }));
  const list = within(screen.getByRole('region', { name: 'Columns and template of the units file' }));
  expect(list.getByRole('row', { name: 'labor_cost Labor. number from 0 US dollars means 0 1' })).toBeInTheDocument();
  expect(list.getByRole('row', { name: 'serial The unit. text required 1' })).toBeInTheDocument();
  await user.click(button('Download template'));
  expect(services.saveFile).toHaveBeenCalledWith(
    'units-template.csv',
    '\uFEFFserial,condition,oil_volume_gal,labor_cost,comments\r\n',
    'text/csv;charset=utf-8',
  );
});

test('the screen reports that the columns failed to load, and they can be requested again', async () => {
  theServerIsUnreachable();
  const { user } = renderScreen(<ImportPage />, { at: '/import', route: '/import' });
  expect(await screen.findByText(/^The list of columns could not be loaded\./)).toBeVisible();
  server.use(...new ImportService().answers());
  const [, again] = screen.getAllByRole('button', { name: 'Try again' });
  await user.click(again!);
  expect(await screen.findByText('Columns and template of the orders file')).toBeVisible();
});

const arriving = aRunningImport({
  state: 'receiving',
  progress: { file: null, rows: 0, bytes: 30e6, totalBytes: 40e6 },
});

async function openAndChoose(service = new ImportService()) {
  const opened = openImport(service);
  await opened.user.upload(field(), aFile());
  return opened;
}

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

test('a dropped file with an unclear name is sent only after the user says what it holds', async () => {
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
])(
  'a file that is %s is refused immediately, and another one is accepted instead',
  async (_what, name, size, words) => {
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
  },
);

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
  'if the server refuses the files, the screen says why and they can be sent again: %s',
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

test('the screen reports an unreachable server', async () => {
  const { user } = openImport();
  await screen.findByText('Columns and template of the orders file');
  theServerIsUnreachable();
  await user.upload(field(), aFile());
  expect(await screen.findByText('The server could not be reached.')).toBeVisible();
  expect(button('Send again')).not.toHaveAttribute('aria-disabled');
});

test('the screen reports that the imports failed to load, and they can be requested again', async () => {
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

const table = (added: number, changed: number) => ({ read: 20, added, changed, unchanged: 0, refused: 0 });
const plan = (file: 'orders' | 'units', retired: number) => ({
  ...{ file, retired, isWhole: true, active: 9_000, isMany: false, returned: 0, kept: [], keptCount: 0 },
});

test.each([
  [0, 0, 0, 'Finish import'],
  [1, 0, 0, 'Import 1 row'],
  [1, 2, 0, 'Import 3 rows'],
  [1, 0, 1_200, 'Import 1 row, retire 1,203'],
  [0, 0, 7, 'Retire 10'],
])(
  'the button that saves %i new, %i changed and %i missing units says so, with 3 missing orders if any are missing',
  (added, changed, retired, words) => {
    const retirements = retired === 0 ? [] : [plan('units', retired), plan('orders', 3)];
    const job = aCheckedImport({ report: { orders: null, units: table(added, changed) }, retirements });
    expect(saveText(job)).toBe(words);
  },
);
