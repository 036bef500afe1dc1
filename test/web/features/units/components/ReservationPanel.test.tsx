import { screen, waitFor, within } from '@testing-library/react';
import { aContender, unitsAreBestFor } from '../../../../mocks/contentionAnswer';
import { nothingIsSavedOrContested } from '../../../../mocks/quietInsights';
import { recordRequests } from '../../../../mocks/recorder';
import {
  icSearchFails,
  releasingFails,
  reservingFails,
  unitCouldServe,
  unitsAreJudged,
  unitsAreReserved,
  unitWasReserved,
} from '../../../../mocks/situations';
import { anOrder, aReservedTransformer, aUnit } from '../../../../support/web/builders';
import { aUnitThatCannotServe } from '../../../../support/web/judgedUnits';
import { aConfig } from '../../../../support/web/renderApp';
import { foreign, openUnit, panel, theServerKnows } from './openUnit';

const reservation = () => panel('Reservation');
async function confirmReserving({ user }: Awaited<ReturnType<typeof openUnit>>, reason?: string) {
  await user.click(await reservation().findByRole('button', { name: 'Reserve for job J-70114' }));
  const requested = within(await screen.findByRole('dialog', { name: 'Reserve unit IC-1001 for job J-70114?' }));
  if (reason !== undefined) await user.type(requested.getByRole('textbox', { name: 'Reason' }), reason);
  await user.click(requested.getByRole('button', { name: 'Reserve' }));
}
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
  reason: null,
};

test('an available unit is reserved for the order that it was opened from, and released again', async () => {
  theServerKnows();
  const page = await openUnit();
  const { user, services } = page;
  const sent = recordRequests();
  await confirmReserving(page);
  expect(await reservation().findByText(/^Reserved for job J-101 by Dana Sales on /)).toBeInTheDocument();
  expect(services.notifier.success).toHaveBeenCalledWith(
    'Unit Reserved',
    'Unit IC-1001 is reserved for job J-101',
    expect.any(Function),
  );
  expect(reservation().getByRole('button', { name: 'Release' })).toHaveFocus();
  await user.click(reservation().getByRole('button', { name: 'Release' }));
  await user.click((await dialog()).getByRole('button', { name: 'Release' }));
  expect(await reservation().findByRole('button', { name: 'Reserve for job J-70114' })).toHaveFocus();
  expect((await sent()).filter(({ method }) => method !== 'GET')).toMatchObject([
    { method: 'POST', path: '/api/reservations/', body: { itemCode: 'IC-1001', orderId: '101' } },
    { method: 'DELETE', path: '/api/reservations/made-1' },
  ]);
});

/** The order's 41,250, which the server gives as the price, less 20,000. */
test('the question says what the unit is worth for the order', async () => {
  theServerKnows({ judged: aUnit({ m_price: 41_250, list_price: 27_250 }) });
  const { user } = await openUnit();
  await user.click(await reservation().findByRole('button', { name: 'Reserve for job J-70114' }));
  const requested = within(await screen.findByRole('dialog'));
  const facts = requested.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ['Customer', 'Tri-County Electric Cooperative'],
    ['Match', '97%'],
    ['Sale price', '$41,250 order'],
    ['List price', '$27,250'],
    ['Margin', '$21,250 · 51.5%'],
  ]);
});

test('a unit that does not fit is reserved with a reason, which appears in the history', async () => {
  const judged = aUnitThatCannotServe({ serial: 'IC-1001' });
  theServerKnows({ judged });
  unitsAreJudged(judged);
  const page = await openUnit();
  await confirmReserving(page, 'For a test bench.');
  await page.user.click(await reservation().findByRole('button', { name: 'History (1)' }));
  expect(reservation().getByRole('listitem')).toHaveTextContent('Reason: For a test bench.');
});

test("if the unit's fit is unknown, the server requires the reason", async () => {
  theServerKnows();
  icSearchFails(503);
  unitsAreJudged(aUnitThatCannotServe({ serial: 'IC-1001' }));
  const page = await openUnit();
  await confirmReserving(page);
  const requested = within(await screen.findByRole('dialog'));
  expect(await requested.findByText(/too small\. Give a reason to reserve it\./)).toBeInTheDocument();
  await page.user.type(requested.getByRole('textbox', { name: 'Reason' }), 'For a test bench.');
  await page.user.click(requested.getByRole('button', { name: 'Reserve' }));
  expect(await reservation().findByText(/^Reserved for job J-101/)).toBeInTheDocument();
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

test('the history says who reserved and released what, when and why', async () => {
  theServerKnows();
  unitWasReserved(
    { ...past, releaseReason: 'Order canceled' },
    {
      ...{ ...past, id: '1', jobNumber: 'J-5', reservedBy: 'Ana', releasedBy: null },
      reason: 'The customer accepts 13.8 kV.',
    },
  );
  const { user } = await openUnit();
  await user.click(await reservation().findByRole('button', { name: 'History (2)' }));
  expect(
    reservation()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(
      /^An order without a job number · Bluestem EthanolReserved \(imported\) on 5 January 2026, .*Released by Omar Operations on 6 February 2026, .*Reason: Order canceled$/,
    ),
    expect.stringMatching(
      /^Job J-5 · .*Reserved by Ana on .*Reason: The customer accepts 13\.8 kV\.Released \(by import\) on/,
    ),
  ]);
  expect(reservation().getByText('Available')).toBeInTheDocument();
});

test.each(['/unit/IC-1001', '/unit/IC-1001?order=sample'])('without an order nothing is reserved (%s)', async (at) => {
  theServerKnows();
  unitCouldServe('IC-1001', []);
  await openUnit({ at });
  expect(await reservation().findByText(/To reserve it, open it from an order/)).toBeInTheDocument();
  expect(reservation().queryByRole('button')).not.toBeInTheDocument();
});

test('a retired unit without an order says that it must be brought back before it can be reserved', async () => {
  theServerKnows({ unit: { retiredAt: '2026-03-05T15:30:00Z' } });
  unitCouldServe('IC-1001', []);
  await openUnit({ at: '/unit/IC-1001' });
  expect(
    await reservation().findByText('This unit is not reserved. It was retired: bring it back before it can be.'),
  ).toBeVisible();
});

test('a closed order reserves nothing, and a delivered unit is not released', async () => {
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
] as const)(
  'a failure of what cannot be %s is shown, and the panel stays as it is',
  async (what, reservations, fails, title) => {
    theServerKnows({ held: reservations });
    fails(409, 'Order 101 is closed.');
    const page = await openUnit();
    const { user, services } = page;
    if (what === 'reserved') await confirmReserving(page);
    else {
      await user.click(await reservation().findByRole('button', { name: 'Release' }));
      await user.click((await dialog()).getByRole('button', { name: 'Release' }));
    }
    await waitFor(() => expect(services.notifier.failure).toHaveBeenCalledWith(title, 'Order 101 is closed.'));
    expect(reservation().getByRole('button', { name: what === 'reserved' ? /^Reserve for/ : 'Release' })).toBeVisible();
  },
);

test('the panel is absent if the product API has no reservations', async () => {
  theServerKnows();
  const sent = recordRequests();
  await openUnit({ services: foreign });
  expect(screen.queryByRole('region', { name: 'Reservation' })).not.toBeInTheDocument();
  expect((await sent()).some(({ path }) => path.includes('reservations'))).toBe(false);
});

const { capabilities } = aConfig();
const services = { config: aConfig({ capabilities: { ...capabilities, insights: 'on' } }) };

test('a unit says which other orders need it, beside its reservation and before it is reserved', async () => {
  nothingIsSavedOrContested();
  unitsAreBestFor({ 'IC-1001': [aContender()] });
  theServerKnows();
  const sent = recordRequests();
  const { user } = await openUnit({ services });
  expect(await panel('Reservation').findByRole('button', { name: 'Best for 1 other order' })).toBeInTheDocument();
  await user.click(panel('Reservation').getByRole('button', { name: 'Reserve for job J-70114' }));
  const requested = within(await screen.findByRole('dialog', { name: 'Reserve unit IC-1001 for job J-70114?' }));
  expect(await requested.findByText('Best for 1 other order')).toBeInTheDocument();
  const queries = (await sent()).filter(({ path }) => path === '/api/contention/').map(({ query }) => query);
  expect(queries[0]).toEqual({ serials: 'IC-1001', order: '101' });
});

test('a unit that was opened from no order says which orders need it', async () => {
  nothingIsSavedOrContested();
  unitsAreBestFor({ 'IC-1001': [aContender(), aContender({ id: 103 })] });
  theServerKnows();
  unitCouldServe('IC-1001', []);
  await openUnit({ at: '/unit/IC-1001', services });
  expect(await panel('Reservation').findByRole('button', { name: 'Best for 2 orders' })).toBeInTheDocument();
});
