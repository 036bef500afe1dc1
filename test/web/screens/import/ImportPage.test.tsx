import { File as NodeFile } from 'node:buffer';
import { act, screen, waitFor, within } from '@testing-library/react';
import { api } from '../../../../src/web/state/api/api';
import { getLastRefresh } from '../../../../src/web/state/api/lastRefresh';
import { getOrders } from '../../../../src/web/state/api/orders/orders';
import { ImportPage } from '../../../../src/web/screens/import/ImportPage';
import type { ImportJob } from '../../../../src/contract/imports/job';
import { calls } from '../../../mocks/calls';
import { anImport, aRunningImport, ImportService } from '../../../mocks/importAnswers';
import { server } from '../../../mocks/server';
import { dataWasRefreshed, ordersAreListed, theServerIsUnreachable } from '../../../mocks/situations';
import { orders } from '../../../support/web/builders';
import { renderScreen } from '../../../support/web/renderApp';
import { aStore } from '../../../support/web/store';
import { delay, http, HttpResponse } from 'msw';

const problem = (line: number): ImportJob['problems'][number] => ({
  file: 'orders',
  line,
  column: 'sale_price',
  value: '=5',
  reason: 'Not a number',
  fix: 'Write it like 1234.50.',
});
const refusal: Partial<ImportJob> = {
  state: 'refused',
  report: null,
  problems: [problem(3), problem(1_204)],
  problemCount: 2,
};

const arriving = aRunningImport({
  state: 'receiving',
  progress: { file: null, rows: 0, bytes: 30e6, totalBytes: 40e6 },
});

/** As fetch knows them; those of jsdom it would send as '[object File]'. */
const csv = (name = 'orders.csv', text = 'order_code\nA\n') =>
  new NodeFile([text], name, { type: 'text/csv' }) as unknown as File;

function open(service = new ImportService(), next?: ImportJob) {
  server.use(...service.answers(next));
  return { service, ...renderScreen(<ImportPage />, { at: '/import', route: '/import', store: aStore() }) };
}

const field = (name = 'Orders file') => screen.getByLabelText(name);
const start = () => screen.getByRole('button', { name: 'Start import' });
const bar = () => screen.findByRole('progressbar', { name: 'Import' });

async function openAndStart(service = new ImportService(), next?: ImportJob) {
  const opened = open(service, next);
  await opened.user.upload(field(), csv());
  await opened.user.click(start());
  return opened;
}

test('an import cannot be started before a file is chosen, and says why', async () => {
  const { user, service } = open();
  expect(start()).toHaveAttribute('aria-disabled', 'true');
  await user.click(start());
  await user.unhover(start());
  await user.hover(start());
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Choose a file first.');
  expect(service.sent).toEqual([]);
});

test('an import sends the chosen files under the names of what they hold', async () => {
  const { user, service } = open();
  await user.upload(field('Units file'), csv('anything.csv'));
  await user.upload(field(), csv());
  await user.dblClick(start());
  await bar();
  expect(service.sent.map((names) => names.toSorted())).toEqual([['orders', 'units']]);
});

test('a file that is removed again is not sent, and the focus stays', async () => {
  const { user, service } = open();
  await user.upload(field('Units file'), csv('u.csv'));
  await user.upload(field(), csv());
  await user.click(screen.getByRole('button', { name: 'Remove u.csv' }));
  await waitFor(() => expect(field('Units file')).toHaveFocus());
  await user.click(start());
  await bar();
  expect(service.sent).toEqual([['orders']]);
});

test('a file that is too large is refused at once', async () => {
  const { user, service } = open();
  const large = csv('large.csv');
  Object.defineProperty(large, 'size', { value: 100 * 1024 * 1024 + 1 });
  await user.upload(field(), large);
  expect(screen.getByRole('alert')).toHaveTextContent('large.csv is larger than 100 MB. Split it');
  await user.click(start());
  await user.upload(field(), csv());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(service.sent).toEqual([]);
});

test('a file that was changed after it was chosen must be chosen again', async () => {
  const { user, service } = open();
  const changed = csv();
  changed.slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }) as Blob;
  await user.upload(field(), changed);
  await user.click(start());
  expect(await screen.findByRole('alert')).toHaveTextContent('orders.csv was changed or moved after you chose it.');
  expect(service.sent).toEqual([]);
});

test('an import shows how far it is, with a figure, and then what it did', async () => {
  const { service } = await openAndStart();
  expect(await bar()).toHaveAttribute('value', '45');
  expect(screen.getByText('Reading orders')).toBeVisible();
  expect(screen.getByText('12,000 rows · 45 %')).toBeVisible();
  // Spoken at every quarter only.
  expect(screen.getByText('Reading orders, 25 %')).toHaveAttribute('role', 'status');
  service.become({ state: 'saving' });
  expect(await screen.findByText('Checking and saving', { selector: 'strong' })).toBeVisible();
  expect(await bar()).not.toHaveAttribute('value');
  service.become(anImport({ id: 'next' }));
  expect(await screen.findByText('Orders: 3 added, 2 changed, 40 unchanged')).toBeVisible();
  expect(screen.queryByText(/^Units:/)).not.toBeInTheDocument();
  expect(start()).not.toHaveAttribute('aria-disabled');
});

test('an upload shows how much has arrived while the files are on their way', async () => {
  const service = new ImportService();
  const opened = open(service);
  server.use(http.post(calls.imports, () => delay('infinite').then(() => HttpResponse.error())));
  await opened.user.upload(field(), csv());
  await opened.user.click(start());
  service.jobs = [arriving];
  expect(await screen.findByText('30.0 MB · 75 %')).toBeVisible();
  expect(screen.getByText(/keep this tab open until the files have arrived/)).toBeVisible();
  service.jobs = [];
  await opened.user.click(screen.getByRole('button', { name: 'Cancel import' }));
  expect(await screen.findByText('The import was canceled. Nothing was changed.')).toBeVisible();
  expect(service.cancelled).toEqual([]);
});

test('after an interrupted upload the screen says to send it again', async () => {
  const { service } = open(new ImportService(arriving));
  await bar();
  service.jobs = [];
  expect(await screen.findByText(/^The upload was interrupted, so nothing was changed\./)).toBeVisible();
});

test('an import invalidates the orders and what else may have changed, also where the page was left meanwhile', async () => {
  ordersAreListed(orders(1));
  dataWasRefreshed();
  const { service, store, unmount } = await openAndStart();
  await act(async () => {
    await store.dispatch(getOrders.initiate({ page: '1' }, { subscribe: false }));
    await store.dispatch(getLastRefresh.initiate(undefined, { subscribe: false }));
  });
  const known = () => Object.keys(store.getState()[api.reducerPath].queries).filter((key) => !key.includes('Import'));
  expect(known()).toHaveLength(2);
  await bar();
  unmount();
  service.become(anImport({ id: 'next' }));
  await waitFor(() => expect(known()).toEqual([]));
});

describe('refused', () => {
  const refused = () => openAndStart(new ImportService(), anImport({ id: 'next', ...refusal }));
  const rows = async () =>
    within(await screen.findByRole('region', { name: 'Problems' }))
      .getAllByRole('row')
      .map((row) =>
        within(row)
          .queryAllByRole('cell')
          .map((cell) => cell.textContent),
      );

  test('a refused import lists each problem: where, what and how to fix it; the chosen file stays chosen', async () => {
    await refused();
    expect(await screen.findByText('Nothing was imported: 2 problems')).toBeVisible();
    const rest = ['sale_price', '=5', 'Not a number', 'Write it like 1234.50.'];
    expect((await rows()).slice(1)).toEqual([
      ['orders', '3', ...rest],
      ['orders', '1,204', ...rest],
    ]);
    expect((field() as HTMLInputElement).files).toHaveLength(1);
    expect(start()).not.toHaveAttribute('aria-disabled');
  });

  test('the problems of a refused import can be saved, as a file that no spreadsheet runs, or as text', async () => {
    const { user, services } = await refused();
    await user.click(await screen.findByRole('button', { name: 'Download problems' }));
    const [name, text] = jest.mocked(services.saveFile).mock.calls[0]!;
    expect(name).toBe('import-problems.csv');
    expect(text).toMatch(/^\uFEFFFile,Line,Column,Value,What is wrong,How to fix it\r\norders,3,sale_price,'=5,/);
    await user.click(screen.getByRole('button', { name: 'Copy problems' }));
    expect(services.copyText).toHaveBeenCalledWith(
      expect.stringContaining('orders, line 3, sale_price "=5": Not a number. Write it like 1234.50.'),
    );
  });

  test('a refused import with many problems says how many there are', async () => {
    await openAndStart(new ImportService(), anImport({ id: 'next', ...refusal, problemCount: 1_200 }));
    expect(await screen.findByText('The first 2 problems of 1,200')).toBeVisible();
  });
});

test('an import can be canceled, and says so; the focus does not get lost', async () => {
  const { user, service } = await openAndStart();
  await bar();
  await user.click(screen.getByRole('button', { name: 'Cancel import' }));
  expect(await screen.findByText('Canceling…')).toBeVisible();
  expect(service.cancelled).toEqual(['next']);
  service.become({ state: 'cancelled' });
  expect(await screen.findByText('The import was canceled')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Latest import' })).toHaveFocus();
});

test.each([
  ['another import runs', 409, 'Another import is running. Try again when it has finished.'],
  ['too many', 429, 'Too many requests. Please wait 1 minute.'],
])(
  'where the server refuses the files the screen says why, and they stay chosen: %s',
  async (_what, status, detail) => {
    const service = new ImportService();
    service.refusal = { status, detail };
    const { user } = await openAndStart(service);
    expect(await screen.findByText(detail)).toBeVisible();
    service.refusal = null;
    await user.click(start());
    expect(await bar()).toBeInTheDocument();
    expect(service.sent).toEqual([['orders'], ['orders']]);
  },
);

test('where the server cannot be reached the screen says so', async () => {
  const { user } = open();
  await user.upload(field(), csv());
  await screen.findByText('Columns and template of the orders file');
  theServerIsUnreachable();
  await user.click(start());
  expect(await screen.findByText('The server could not be reached.')).toBeVisible();
});

test('an import that failed says why', async () => {
  open(new ImportService(anImport({ state: 'failed', report: null, failure: 'The database does not answer.' })));
  expect(await screen.findByText('The database does not answer.')).toBeVisible();
});

test('a person who returns sees the running import, and how it ends', async () => {
  const { service } = open(new ImportService(aRunningImport()));
  expect(await screen.findByText('12,000 rows · 45 %')).toBeVisible();
  expect(start()).toHaveAttribute('aria-busy', 'true');
  service.become(anImport());
  expect(await screen.findByText('Orders: 3 added, 2 changed, 40 unchanged')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Latest import' })).not.toHaveFocus();
});

test('when the server restarts during an import, the screen says so and what to do', async () => {
  const { service } = open(new ImportService(aRunningImport()));
  await bar();
  service.jobs = [];
  expect(await screen.findByText(/does not know how far it got\. Import the same files again/)).toBeVisible();
});

test('the screen lists the columns, and offers a template of each file', async () => {
  const { user, services } = open();
  await user.click(await screen.findByRole('button', { name: 'Columns and template of the units file' }));
  const list = within(screen.getByRole('region', { name: 'Columns and template of the units file' }));
  expect(list.getByRole('row', { name: 'labor_cost Labor. text US dollars means 0 1' })).toBeInTheDocument();
  expect(list.getByRole('row', { name: 'serial The unit. text required 1' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Download template' }));
  expect(services.saveFile).toHaveBeenCalledWith(
    'units-template.csv',
    '\uFEFFserial,labor_cost\r\n',
    'text/csv;charset=utf-8',
  );
});

test('where the columns fail to load the screen says so, and they can be requested again', async () => {
  theServerIsUnreachable();
  const { user } = renderScreen(<ImportPage />, { at: '/import', route: '/import' });
  expect(await screen.findByText(/^The list of columns could not be loaded\./)).toBeVisible();
  server.use(...new ImportService().answers());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Columns and template of the orders file')).toBeVisible();
});
