import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { Link } from 'react-router-dom';
import { FROM_THE_START } from '../../../../../src/domain/views/views';
import { OrdersPage } from '../../../../../src/web/features/orders/components/OrdersPage';
import { problem } from '../../../../mocks/answers';
import { calls } from '../../../../mocks/calls';
import { recordRequests } from '../../../../mocks/recorder';
import { server } from '../../../../mocks/server';
import {
  dataWasRefreshed,
  ordersAreListed,
  statesAreListed,
  theExportAnswers,
  theExportArrivesInPieces,
  theExportFails,
} from '../../../../mocks/situations';
import { aView, NAME_TAKEN, SavedViewService } from '../../../../mocks/viewAnswers';
import { anOrder, orders } from '../../../../support/web/builders';
import { exportAs } from '../../../../support/web/exportAs';
import { aConfig, renderScreen } from '../../../../support/web/renderApp';

async function openList(at = '/', listed = orders(8), copies = true) {
  ordersAreListed(listed);
  statesAreListed();
  dataWasRefreshed();
  const recorded = recordRequests();
  const copyText = jest.fn(() => Promise.resolve(copies));
  const view = renderScreen(<OrdersPage />, { at, services: { copyText } });
  await screen.findByText(/^Showing/);
  const exports = async () => (await recorded()).filter(({ path }) => path === '/api/orders/export/');
  await screen.findByRole('button', { name: 'More' });
  return { ...view, copyText, exports };
}

test('Copy link copies the address of the list as it is', async () => {
  const { user, copyText, services } = await openList('/?sort=price&page=2');
  await choose(user, 'Copy link');
  expect(copyText).toHaveBeenCalledWith('http://localhost/?sort=price&page=2');
  expect(services.notifier.success).toHaveBeenCalledWith('Link copied', 'It opens this list as you see it.');
});

test('Copy link says how to find the link if the browser refuses to copy', async () => {
  const { user, services } = await openList('/', orders(1), false);
  await choose(user, 'Copy link');
  expect(services.notifier.failure).toHaveBeenCalledWith(
    'The link could not be copied',
    'Please copy it from the address bar.',
  );
});

const button = () => screen.getByRole('button', { name: /^More/ });

test('Export as CSV requests all orders of the list, filtered and sorted alike, and saves them as a file', async () => {
  const listed = [...orders(8), anOrder({ id: 50, job_number: 'J-RW', order_type: 'rw' })];
  const { user, exports, services } = await openList('/?job=RC&sort=price&direction=asc&page=2', listed);
  await exportAs(user);
  await waitFor(() => expect(services.saveFile).toHaveBeenCalledTimes(1));
  expect((await exports()).map(({ query }) => query)).toEqual([
    { ordering: 'sale_price', unit_assignment: 'unassigned', order_type: 'rc' },
  ]);
  const [name, text, type] = jest.mocked(services.saveFile).mock.calls[0]!;
  expect([name, type]).toEqual(['open-orders.csv', 'text/csv;charset=utf-8']);
  expect(text).toMatch(/^\uFEFFJob Number,/);
  expect(text).toMatch(/^(?:.*\r\n){8}.*$/);
  expect(services.notifier.success).toHaveBeenCalledWith('Orders exported', 'Saved 8 orders to open-orders.csv.');
});

test('Export as Excel sends the same request and saves a workbook', async () => {
  const { user, exports, services } = await openList('/?job=RC', orders(8));
  await exportAs(user, 'Excel (.xlsx)');
  await waitFor(() => expect(services.saveFile).toHaveBeenCalledTimes(1));
  expect((await exports())[0]?.query).toMatchObject({ order_type: 'rc' });
  const [name, content] = jest.mocked(services.saveFile).mock.calls[0]!;
  expect([name, content instanceof Blob && content.size > 0]).toEqual(['open-orders.xlsx', true]);
  expect(services.notifier.success).toHaveBeenCalledWith('Orders exported', 'Saved 8 orders to open-orders.xlsx.');
});

test('a list too long for a workbook is not saved as one, and what to do is said', async () => {
  const { user, services } = await openList();
  const next = theExportArrivesInPieces(100_001, ['Job Number\r\nJ-1\r\n']);
  await exportAs(user, 'Excel (.xlsx)');
  next();
  next();
  await waitFor(() =>
    expect(services.notifier.failure).toHaveBeenCalledWith(
      'Error exporting orders',
      'An Excel file holds up to 100,000 rows here. Narrow the list, or export it as CSV.',
    ),
  );
  expect(services.saveFile).not.toHaveBeenCalled();
});

test('Export does nothing while a file is fetched; afterwards it can be used again', async () => {
  const { user, exports, services } = await openList();
  const next = theExportArrivesInPieces(1, ['Job Number\r\nJ-1\r\n']);
  await exportAs(user);
  await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
  await user.click(button());
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  next();
  next();
  await waitFor(() => expect(services.saveFile).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
  expect(await exports()).toHaveLength(1);
  const again = theExportArrivesInPieces(0, ['Job Number']);
  await exportAs(user);
  again();
  again();
  await waitFor(() => expect(services.saveFile).toHaveBeenCalledTimes(2));
});

test('Export shows how much of the file has arrived in percent, and saves all of it', async () => {
  const { user, services } = await openList();
  const next = theExportArrivesInPieces(4, ['Job Number\r\nJ-1\r\n', 'J-2\r\nJ-é\r\n', 'J-4']);
  await exportAs(user);
  next();
  await waitFor(() => expect(button()).toHaveAccessibleName('More 50 %'));
  next();
  await waitFor(() => expect(button()).toHaveAccessibleName('More 99 %'));
  next();
  next();
  await waitFor(() => expect(services.saveFile).toHaveBeenCalledTimes(1));
  expect(jest.mocked(services.saveFile).mock.calls[0]![1]).toBe('\uFEFFJob Number\r\nJ-1\r\nJ-2\r\nJ-é\r\nJ-4');
  await waitFor(() => expect(button()).toHaveAccessibleName('More'));
});

test('Export leaves nothing of the file in the state', async () => {
  const { user, services, store } = await openList();
  await exportAs(user);
  await waitFor(() => expect(services.saveFile).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(store.getState().api.mutations).toEqual({}));
});

test.each([
  ['fails', () => theExportFails(503, 'The database does not answer. Please try again.'), /^The database/],
  ['answers with a page', () => theExportAnswers('<!doctype html><title>Proxy</title>'), /could not be read/],
  ['answers with nothing', () => theExportAnswers(''), /could not be read/],
])('if the server %s, Export reports it and saves no file', async (_what, situation, message) => {
  const { user, services } = await openList();
  situation();
  await exportAs(user);
  await waitFor(() =>
    expect(services.notifier.failure).toHaveBeenCalledWith('Error exporting orders', expect.stringMatching(message)),
  );
  expect(services.saveFile).not.toHaveBeenCalled();
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
});

test('Import files leads to where files are imported', async () => {
  const { user, address } = await openList();
  await choose(user, 'Import files');
  await waitFor(() => expect(address()).toBe('/import'));
});

test('Import files is hidden if the product API takes no files', async () => {
  ordersAreListed(orders(1));
  statesAreListed();
  dataWasRefreshed();
  const { capabilities } = aConfig();
  const config = aConfig({ capabilities: { ...capabilities, import: 'off' } });
  const { user } = renderScreen(<OrdersPage />, { services: { config } });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'Copy link' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Import files' })).not.toBeInTheDocument();
});

const insightful = aConfig({
  capabilities: { unitOptions: 'saved', reservations: 'live', import: 'off', insights: 'on' },
});

const listed = () => {
  ordersAreListed([anOrder()]);
  statesAreListed();
  dataWasRefreshed();
};

function open(at: string, ...views: Parameters<typeof aView>[0][]) {
  listed();
  const service = new SavedViewService(...views.map((view) => aView(view)));
  server.use(
    ...service.answers(),
    http.get(calls.ordersCounts, () => problem(500)),
  );
  const page = (
    <>
      <Link to="/" state={FROM_THE_START}>
        To the list
      </Link>
      <OrdersPage />
    </>
  );
  return { service, ...renderScreen(page, { at, services: { config: insightful } }) };
}
type User = ReturnType<typeof open>['user'];

async function choose(user: User, item: string | RegExp) {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

const dialog = (name: string) => screen.findByRole('dialog', { name });
const inDialog = async (name: string) => within(await dialog(name));

test('a foreign product API gets no request for views and shows none', async () => {
  listed();
  const { user } = renderScreen(<OrdersPage />, { services: {} });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'Copy link' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Manage views…' })).not.toBeInTheDocument();
});

test('the menu lists own and shared views and opens one in the address', async () => {
  const shared = { id: 'v2', name: 'Overdue', query: 'view=table', isOwn: false, isShared: true, ownerName: 'Omar' };
  const { user, address } = open('/?page=2', {}, shared);
  await user.click(await screen.findByRole('button', { name: 'More' }));
  expect(within(await screen.findByRole('group', { name: 'Shared views' })).getByRole('menuitem')).toHaveTextContent(
    'OverdueShared by Omar',
  );
  await user.click(screen.getByRole('menuitem', { name: 'Arizona' }));
  await waitFor(() => expect(address()).toBe('/?state=AZ'));
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('menuitem', { name: 'Arizona' })).toHaveAttribute('aria-current', 'true');
});

test('the list is saved under a name, without its page; a name that is taken is refused in words', async () => {
  const { user, service } = open('/?state=TX&page=1', {});
  await choose(user, 'Save current as…');
  const saving = await inDialog('Save view');
  await user.click(saving.getByRole('button', { name: 'Save' }));
  expect(saving.getByRole('alert')).toHaveTextContent('Enter a name.');
  await user.type(saving.getByLabelText('Name'), 'arizona{Enter}');
  expect(await saving.findByText(NAME_TAKEN)).toBeVisible();
  await user.clear(saving.getByLabelText('Name'));
  await user.type(saving.getByLabelText('Name'), 'Texas');
  await user.click(saving.getByRole('switch', { name: 'Share with everybody' }));
  await user.click(saving.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(service.views.at(-1)).toMatchObject({ name: 'Texas', query: 'state=TX', isShared: true, list: 'orders' });
});

test('a view is renamed, updated, shared and made one’s start, and deleted after a question', async () => {
  const { user, service } = open('/?state=TX', {});
  await choose(user, 'Manage views…');
  const managing = await inDialog('Saved views');
  const press = async (name: string) => user.click(await managing.findByRole('button', { name }));
  await press('Update to current list Arizona');
  await waitFor(() => expect(service.views[0]?.query).toBe('state=TX'));
  await press('Share Arizona');
  await managing.findByRole('button', { name: 'Stop sharing Arizona' });
  await press('Make my start Arizona');
  await managing.findByRole('button', { name: 'No longer my start Arizona' });
  await press('Rename… Arizona');
  await user.clear(managing.getByLabelText('Name'));
  await user.type(managing.getByLabelText('Name'), 'Texas');
  await press('Rename');
  await managing.findByRole('region', { name: 'Texas' });
  expect(service.views[0]).toMatchObject({ name: 'Texas', isShared: true, isStart: true, version: 4 });
  await press('Delete… Texas');
  expect(managing.getByText(/^Texas is deleted for everybody\./)).toBeVisible();
  await press('Keep');
  await press('Delete… Texas');
  await press('Delete');
  expect(await managing.findByText('No view of this list is saved yet.')).toBeVisible();
});

test('a stale change is refused with an explanation', async () => {
  const { user, service } = open('/', {});
  await choose(user, 'Manage views…');
  const managing = await inDialog('Saved views');
  service.views = [aView({ version: 7 })];
  await user.click(managing.getByRole('button', { name: 'Share Arizona' }));
  expect(await managing.findByRole('alert')).toHaveTextContent('It was changed meanwhile.');
});

test('another user’s view can only be made the start', async () => {
  const { user } = open('/', { isOwn: false, isShared: true });
  await choose(user, 'Manage views…');
  const buttons = (await inDialog('Saved views')).getAllByRole('button', { name: /Arizona/ });
  expect(buttons.map((button) => button.textContent)).toEqual(['Make my start Arizona']);
});

const start = { isStart: true, query: 'state=AZ&view=table' };

test('the start view opens on the bare address of the list', async () => {
  const { address } = open('/', start);
  await waitFor(() => expect(address()).toBe('/?state=AZ&view=table'));
});

test('the start view does not open if the address has a query', async () => {
  const { user, address } = open('/?state=TX', start);
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await screen.findByRole('menuitem', { name: /^Arizona/ });
  expect(address()).toBe('/?state=TX');
});

test('the start view opens by a link of the header, but not when filters are cleared', async () => {
  const { user, address } = open('/?state=TX', start);
  await user.click(await screen.findByRole('button', { name: 'Clear Filters' }));
  await waitFor(() => expect(address()).toBe('/'));
  await user.click(screen.getByRole('link', { name: 'To the list' }));
  await waitFor(() => expect(address()).toBe('/?state=AZ&view=table'));
});
