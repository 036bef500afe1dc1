import { screen, waitFor, within } from '@testing-library/react';
import { recordRequests } from '../../../../mocks/recorder';
import {
  releasingFails,
  reservationsOfUnitFail,
  reservingFails,
  unitsAreReserved,
  unitWasReserved,
} from '../../../../mocks/situations';
import { anOrder, aReservedTransformer } from '../../../../support/web/builders';
import { aConfig } from '../../../../support/web/renderApp';
import { openUnit, panel, theServerKnows } from '../openUnit';

const reservation = () => panel('Reservation');
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Release unit IC-1001?' }));
const held = (change = {}) => aReservedTransformer({ orderId: '101', ...change });
const past = {
  id: '0',
  orderId: '90',
  jobNumber: null,
  customerName: 'Bluestem Ethanol',
  reservedAt: '2026-01-05T10:00:00Z',
  reservedBy: null,
  releasedAt: '2026-02-06T11:30:00Z',
  releasedBy: 'Omar Operations',
};

test('a free unit is reserved for the order that it was opened from, and released again', async () => {
  theServerKnows();
  const { user, services } = await openUnit();
  const sent = recordRequests();
  await user.click(await reservation().findByRole('button', { name: 'Reserve for job J-70114' }));
  expect(await reservation().findByText(/^Reserved for job J-101 by Dana Sales on /)).toBeInTheDocument();
  expect(services.notifier.success).toHaveBeenCalledWith('Unit Reserved', 'Unit IC-1001 is reserved for job J-101');
  expect(reservation().getByRole('button', { name: 'Release' })).toHaveFocus();
  await user.click(reservation().getByRole('button', { name: 'Release' }));
  await user.click((await dialog()).getByRole('button', { name: 'Release' }));
  expect(await reservation().findByRole('button', { name: 'Reserve for job J-70114' })).toHaveFocus();
  expect((await sent()).filter(({ method }) => method !== 'GET')).toMatchObject([
    { method: 'POST', path: '/api/reservations/', body: { itemCode: 'IC-1001', orderId: '101' } },
    { method: 'DELETE', path: '/api/reservations/made-1' },
  ]);
});

test("another user's reservation is released only after a confirmation with their name", async () => {
  theServerKnows({ held: [held()] });
  const { user } = await openUnit();
  const sent = recordRequests();
  expect(await reservation().findByText(/^Reserved for job J-70114 by Dana Whitfield on 5 March 2026/)).toBeVisible();
  await user.click(reservation().getByRole('button', { name: 'Release' }));
  expect((await dialog()).getByText('Dana Whitfield reserved it.')).toBeInTheDocument();
  await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
  expect(await sent()).toEqual([]);
});

test('an imported reservation names no person', async () => {
  theServerKnows({ held: [held({ reservedBy: null })] });
  const { user } = await openUnit();
  expect(await reservation().findByText(/J-70114 \(imported\) on 5 March 2026/)).toBeInTheDocument();
  await user.click(reservation().getByRole('button', { name: 'Release' }));
  expect((await dialog()).queryByText(/reserved it/)).not.toBeInTheDocument();
});

test('the history says who reserved and released what and when', async () => {
  theServerKnows();
  unitWasReserved(past, { ...past, id: '1', jobNumber: 'J-5', reservedBy: 'Ana', releasedBy: null });
  const { user } = await openUnit();
  await user.click(await reservation().findByRole('button', { name: 'History (2)' }));
  expect(
    reservation()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(
      /^Order 90 · Bluestem EthanolReserved \(imported\) on 5 January 2026, .*Released by Omar Operations on 6 February 2026/,
    ),
    expect.stringMatching(/^Job J-5 · .*Reserved by Ana on .*Released \(by import\) on/),
  ]);
  expect(reservation().getByText('Free')).toBeInTheDocument();
});

test.each(['/unit/IC-1001', '/unit/IC-1001?order=sample'])(
  'for the sample order nothing is reserved (%s)',
  async (at) => {
    theServerKnows();
    await openUnit({ at });
    expect(await reservation().findByText(/To reserve it, open it from an order/)).toBeInTheDocument();
    expect(reservation().queryByRole('button')).not.toBeInTheDocument();
  },
);

test('for a closed order nothing is reserved, and what was delivered is not released', async () => {
  theServerKnows({ order: anOrder({ issued_units: 1 }) });
  const free = await openUnit();
  const why = 'This order is closed: its unit was issued.';
  const button = await reservation().findByRole('button', { name: /Reserve for/ });
  await free.user.hover(button);
  expect(await screen.findByRole('tooltip')).toHaveTextContent(why);
  await free.user.click(button);
  free.unmount();
  unitsAreReserved(held());
  const delivered = await openUnit();
  await delivered.user.click(await reservation().findByRole('button', { name: 'Release' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['reserved', [], reservingFails, 'Error reserving unit'],
  ['released', [held()], releasingFails, 'Error releasing unit'],
] as const)('what cannot be %s is told, and stays as it is', async (what, reservations, fails, title) => {
  theServerKnows({ held: reservations });
  fails(409, 'Order 101 is closed.');
  const { user, services } = await openUnit();
  await user.click(await reservation().findByRole('button', { name: /^(Reserve for|Release)/ }));
  if (what === 'released') await user.click((await dialog()).getByRole('button', { name: 'Release' }));
  await waitFor(() => expect(services.notifier.failure).toHaveBeenCalledWith(title, 'Order 101 is closed.'));
  expect(reservation().getByRole('button', { name: what === 'reserved' ? /^Reserve for/ : 'Release' })).toBeVisible();
});

test('a history that fails to load says so, and can be retried', async () => {
  theServerKnows();
  reservationsOfUnitFail(503);
  const { user } = await openUnit();
  expect(await reservation().findByText(/The reservations of this unit could not be loaded\./)).toBeInTheDocument();
  unitsAreReserved();
  await user.click(reservation().getByRole('button', { name: 'Try again' }));
  expect(await reservation().findByText('Free')).toBeInTheDocument();
});

test('the panel is absent where the product API keeps no reservations', async () => {
  theServerKnows();
  const config = aConfig({ capabilities: { unitOptions: 'saved', reservations: 'sample', import: 'off' } });
  const sent = recordRequests();
  await openUnit({ services: { config } });
  expect(screen.queryByRole('region', { name: 'Reservation' })).not.toBeInTheDocument();
  expect((await sent()).some(({ path }) => path.includes('reservations'))).toBe(false);
});
