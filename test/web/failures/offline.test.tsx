import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AppHeader } from '../../../src/web/app/header/AppHeader';
import { ConnectionNotice } from '../../../src/web/app/ConnectionNotice';
import { ComparisonPage } from '../../../src/web/features/comparison/components/ComparisonPage';
import { OrdersPage } from '../../../src/web/features/orders/components/OrdersPage';
import { ReservedPage } from '../../../src/web/features/reservations/components/ReservedPage';
import { UnitPage } from '../../../src/web/features/units/components/UnitPage';
import { orderIsKnown, theServerIsUnreachable } from '../../mocks/situations';
import { setOnline } from '../../support/web/network';
import { renderScreen } from '../../support/web/renderApp';
import { everythingIsWell, known } from './scene';
import { exportAs } from '../../support/web/exportAs';

const WHY = 'You are offline. This needs the network.';
const NOT_REACHED = 'The server could not be reached.';
const PLACES = {
  '/': '/',
  '/order/101': '/order/:orderId',
  '/unit/IC-1001?order=101': '/unit/:itemCode',
  '/reserved': '/reserved',
} as const;

const open = (page: ReactNode, at: keyof typeof PLACES) =>
  renderScreen(
    <>
      {page}
      <ConnectionNotice />
    </>,
    { at, route: PLACES[at] },
  );

function networkIsGone() {
  theServerIsUnreachable();
  setOnline(false);
}

function networkIsBack() {
  everythingIsWell();
  setOnline(true);
}

beforeEach(everythingIsWell);
afterEach(() => jest.restoreAllMocks());

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const tryAgain = () => button('Try again');

const saysSo = async (name: string | RegExp) => itSaysSo(await button(name));

function itSaysSo(control: HTMLElement) {
  setOnline(false);
  expect(control).toHaveAccessibleDescription(expect.stringContaining(WHY) as string);
  expect(control).not.toHaveAttribute('aria-disabled');
  setOnline(true);
  expect(control).not.toHaveAccessibleDescription(expect.stringContaining('offline') as string);
}

test('Log out says that there is no network', async () => {
  open(<AppHeader onLogout={jest.fn()} screens={[]} />, '/');
  await saysSo('Log out');
});

test('orders: a page that fails to load leaves the list, which can be requested again when the network is back', async () => {
  const { user, services } = open(<OrdersPage />, '/');
  await user.click(await button('More'));
  itSaysSo(await screen.findByRole('menuitem', { name: 'CSV' }));
  await user.keyboard('{Escape}');
  networkIsGone();
  await exportAs(user);
  await waitFor(() => expect(services.notifier.failure).toHaveBeenCalledWith('Error exporting orders', NOT_REACHED));
  await user.click(await button(/first$/));
  await tryAgain();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await saysSo('Try again');
  networkIsBack();
  expect(screen.getByText('You are online again. What could not be loaded can be tried again.')).toBeInTheDocument();
  await user.click(await tryAgain());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
});

test('comparison: an IC# typed without a network stays, and is searched for when the network is back', async () => {
  const { user, services } = open(<ComparisonPage />, '/order/101');
  await user.click(await button('Add Inventory Control Number'));
  await saysSo('Search');
  networkIsGone();
  const field = screen.getByPlaceholderText('Enter IC# to add new card...');
  await user.type(field, 'B{Enter}');
  await waitFor(() => expect(services.notifier.failure).toHaveBeenCalledWith('Error searching IC#', NOT_REACHED));
  expect(field).toHaveValue('B');
  networkIsBack();
  await user.click(await button('Search'));
  await screen.findByRole('article', { name: /^B/ });
});

test('comparison: reserving without a network says so, in the dialog too, and succeeds when the network is back', async () => {
  const { user, services } = open(<ComparisonPage />, '/order/101');
  await saysSo('Reserve unit A');
  networkIsGone();
  const confirm = async () => {
    await user.click(await button('Reserve unit A'));
    return within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reserve' });
  };
  const inDialog = await confirm();
  expect(inDialog).toHaveAttribute('aria-describedby', expect.stringMatching(/^offline\b/));
  await user.click(inDialog);
  await waitFor(() => expect(services.notifier.failure).toHaveBeenCalledWith('Error reserving unit', NOT_REACHED));
  networkIsBack();
  await user.click(await confirm());
  await waitFor(() =>
    expect(services.notifier.success).toHaveBeenCalledWith('Unit Reserved', expect.any(String), expect.any(Function)),
  );
});

test('comparison: order and units that failed to load appear when they are requested again', async () => {
  networkIsGone();
  const { user } = open(<ComparisonPage />, '/order/101');
  await saysSo('Try again');
  orderIsKnown(known.order);
  await user.click(await tryAgain());
  await screen.findByRole('heading', { name: 'Job Number: J-70114' });
  await saysSo('Try again');
  networkIsBack();
  await user.click(await tryAgain());
  await screen.findByRole('article', { name: /^A/ });
});

test('unit: options edited without a network stay, and are saved when it is back', async () => {
  const { user, services } = open(<UnitPage />, '/unit/IC-1001?order=101');
  const turnPull = await screen.findByRole('switch', { name: 'Turn pull' });
  await user.click(turnPull);
  await saysSo('Save Changes');
  await saysSo(/^Reserve for/);
  networkIsGone();
  await user.click(await button('Save Changes'));
  await waitFor(() => expect(services.notifier.failure).toHaveBeenCalledWith('Error', 'Failed to update unit details'));
  expect(turnPull).toBeChecked();
  networkIsBack();
  await user.click(await button('Save Changes'));
  await waitFor(() => expect(services.notifier.success).toHaveBeenCalled());
});

test('unit: every part of a unit opened without a network can be requested again when it is back', async () => {
  networkIsGone();
  const { user } = open(<UnitPage />, '/unit/IC-1001?order=101');
  await screen.findByRole('heading', { name: 'Unit not found' });
  await saysSo('Try again');
  networkIsBack();
  await user.click(await tryAgain());
  await screen.findByRole('heading', { level: 1, name: 'Unit IC-1001' });
  const order = within(screen.getByRole('region', { name: 'Order Summary' }));
  await user.click(order.getByRole('button', { name: 'Try again' }));
  await order.findByText('J-70114');
  await screen.findByText('Available');
});

test('reserved: a list that fails to load says so, and appears when it is requested again', async () => {
  networkIsGone();
  const { user } = open(<ReservedPage />, '/reserved');
  await saysSo('Try again');
  networkIsBack();
  await user.click(await tryAgain());
  await screen.findByRole('article', { name: 'C' });
  await saysSo('Release unit C');
});
