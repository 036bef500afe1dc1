import { act, screen, waitFor, within } from '@testing-library/react';
import { api } from '../../../../src/web/state/api/api';
import { getLastRefresh } from '../../../../src/web/state/api/lastRefresh';
import { getOrders } from '../../../../src/web/state/api/matching/orders';
import { ImportPage } from '../../../../src/web/screens/import/ImportPage';
import { aCheckedImport, aMappedImport, anImport, aRunningImport, ImportService } from '../../../mocks/importAnswers';
import { server } from '../../../mocks/server';
import { dataWasRefreshed, ordersAreListed, theServerIsUnreachable } from '../../../mocks/situations';
import { orders } from '../../../support/web/builders';
import { renderScreen } from '../../../support/web/renderApp';
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
])(
  'a person who returns finds the import where it stands, without the focus being moved: %s',
  async (_state, job, title) => {
    openImport(new ImportService(job));
    expect(await step(title)).not.toHaveFocus();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  },
);

test('a person who returns sees the running import, and how it ends', async () => {
  const { service } = openImport(new ImportService(aRunningImport()));
  expect(await screen.findByText('12,000 rows · 45 %')).toBeVisible();
  expect(screen.getByText('Reading orders')).toBeVisible();
  // Spoken at every quarter only.
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

test('an import invalidates the orders and what else may have changed, also where the page was left meanwhile', async () => {
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

test('where the columns fail to load the screen says so, and they can be requested again', async () => {
  theServerIsUnreachable();
  const { user } = renderScreen(<ImportPage />, { at: '/import', route: '/import' });
  expect(await screen.findByText(/^The list of columns could not be loaded\./)).toBeVisible();
  server.use(...new ImportService().answers());
  const [, again] = screen.getAllByRole('button', { name: 'Try again' });
  await user.click(again!);
  expect(await screen.findByText('Columns and template of the orders file')).toBeVisible();
});
