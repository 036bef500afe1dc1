import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { FROM_THE_START } from '../../../../../src/domain/views/views';
import { OrdersPage } from '../../../../../src/web/screens/orders/OrdersPage';
import { http } from 'msw';
import { problem } from '../../../../mocks/answers';
import { calls } from '../../../../mocks/calls';
import { server } from '../../../../mocks/server';
import { dataWasRefreshed, ordersAreListed, statesAreListed } from '../../../../mocks/situations';
import { aView, NAME_TAKEN, SavedViewService } from '../../../../mocks/viewAnswers';
import { anOrder } from '../../../../support/web/builders';
import { aConfig, renderScreen } from '../../../../support/web/renderApp';

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
  await user.click(await screen.findByRole('button', { name: 'Views' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

const dialog = (name: string) => screen.findByRole('dialog', { name });
const inDialog = async (name: string) => within(await dialog(name));

test('a foreign product API is not asked for views, and nothing shows that there could be any', async () => {
  listed();
  renderScreen(<OrdersPage />, { services: {} });
  expect(await screen.findByRole('button', { name: 'Copy link' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Views' })).not.toBeInTheDocument();
});

test('the menu has one’s own views and those that others share, and opens one in the address', async () => {
  const shared = { id: 'v2', name: 'Overdue', query: 'view=table', isOwn: false, isShared: true, ownerName: 'Omar' };
  const { user, address } = open('/?page=2', {}, shared);
  await user.click(await screen.findByRole('button', { name: 'Views' }));
  expect(within(await screen.findByRole('group', { name: 'Shared views' })).getByRole('menuitem')).toHaveTextContent(
    'OverdueShared by Omar',
  );
  await user.click(screen.getByRole('menuitem', { name: 'Arizona' }));
  await waitFor(() => expect(address()).toBe('/?state=AZ'));
  await user.click(screen.getByRole('button', { name: 'Views' }));
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

test('what another person changed meanwhile is refused in words', async () => {
  const { user, service } = open('/', {});
  await choose(user, 'Manage views…');
  const managing = await inDialog('Saved views');
  service.views = [aView({ version: 7 })];
  await user.click(managing.getByRole('button', { name: 'Share Arizona' }));
  expect(await managing.findByRole('alert')).toHaveTextContent('It was changed meanwhile.');
});

test('of another person’s view one can only begin with it', async () => {
  const { user } = open('/', { isOwn: false, isShared: true });
  await choose(user, 'Manage views…');
  const buttons = (await inDialog('Saved views')).getAllByRole('button', { name: /Arizona/ });
  expect(buttons.map((button) => button.textContent)).toEqual(['Make my start Arizona']);
});

describe('the view that the list begins with', () => {
  const start = { isStart: true, query: 'state=AZ&view=table' };

  test('opens when the page is opened on the list’s bare address', async () => {
    const { address } = open('/', start);
    await waitFor(() => expect(address()).toBe('/?state=AZ&view=table'));
  });

  test('does not open for somebody who came with a query', async () => {
    const { user, address } = open('/?state=TX', start);
    await user.click(await screen.findByRole('button', { name: 'Views' }));
    await screen.findByRole('menuitem', { name: /^Arizona/ });
    expect(address()).toBe('/?state=TX');
  });

  test('opens by a link of the header, and not where somebody clears the filters', async () => {
    const { user, address } = open('/?state=TX', start);
    await user.click(await screen.findByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(address()).toBe('/'));
    await user.click(screen.getByRole('link', { name: 'To the list' }));
    await waitFor(() => expect(address()).toBe('/?state=AZ&view=table'));
  });
});
