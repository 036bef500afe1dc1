import { screen, waitFor, within } from '@testing-library/react';
import type { ReservedTransformer } from '../../../../../src/contract/reservations';
import {
  releasingFails,
  reservationsFail,
  reservingFails,
  theServerIsUnreachable,
  unitsAreInInventory,
  unitsAreJudged,
  unitsAreReserved,
} from '../../../../mocks/situations';
import { anOrder, aReservedTransformer, aUnit } from '../../../../support/web/builders';
import { aUnitThatCannotServe, aUnitToRewind } from '../../../../support/web/judgedUnits';
import { findCard, fourUnits, openComparison, shownSerials, theServerKnows, addByHand } from './openComparison';

const [BEST, SECOND, THIRD] = fourUnits().map(({ serial }) => String(serial)) as [string, string, string];

interface Known {
  held?: readonly ReservedTransformer[];
  order?: ReturnType<typeof anOrder>;
  units?: ReturnType<typeof fourUnits>;
}

async function opened({ held = [], order = anOrder(), units = fourUnits().slice(0, 2) }: Known = {}) {
  theServerKnows({ order, units });
  unitsAreReserved(...held);
  const page = openComparison({ reservations: 'live' });
  await screen.findByRole('button', { name: new RegExp(`(Reserve|Release) unit ${BEST}`) });
  return page;
}
type Page = Awaited<ReturnType<typeof opened>>;

const reserve = (serial: string) => screen.getByRole('button', { name: `Reserve unit ${serial}` });
const release = (serial: string) => screen.getByRole('button', { name: `Release unit ${serial}` });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const reservationCalls = async ({ requests }: Page) =>
  (await requests()).filter(({ path }) => path.startsWith('/api/reservations/')).map(({ method }) => method);

async function confirmReserving({ user }: Page, serial: string) {
  await user.click(reserve(serial));
  const requested = await dialog(`Reserve unit ${serial} for job J-70114?`);
  await user.click(requested.getByRole('button', { name: 'Reserve' }));
}

async function whyNot({ user }: Page, button: HTMLElement) {
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  while (document.activeElement !== button) await user.tab();
  await user.tab({ shift: true });
  await user.tab();
  return (await screen.findByRole('tooltip')).textContent;
}

/** 40,000 less 20,000 and a feed conversion of 1,200. */
test('reserving is confirmed with customer, match, price and current margin, and can be canceled', async () => {
  const page = await opened();
  const card = await findCard(BEST);
  await page.user.click(card.getByRole('switch', { name: 'Feed conversion' }));
  await page.user.click(reserve(BEST));
  const requested = await dialog(`Reserve unit ${BEST} for job J-70114?`);
  const facts = requested.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ['Customer', 'Tri-County Electric Cooperative'],
    ['Match', '97%'],
    ['Sale price', '$40,000 list'],
    ['List price', '$40,000'],
    ['Margin', '$18,800 · 47.0%'],
  ]);
  expect(requested.getByText('The order moves to Unit Assigned.')).toBeInTheDocument();
  await page.user.click(requested.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(reserve(BEST)).toHaveFocus());
  expect(await reservationCalls(page)).toEqual(['GET']);
});

test('a reserved unit shows on its card and in the requirement; list and focus stay', async () => {
  const page = await opened({ units: fourUnits() });
  await confirmReserving(page, SECOND);
  expect(await screen.findByText('Reserved', { exact: true })).toBeInTheDocument();
  expect(shownSerials()).toEqual([BEST, SECOND, THIRD]);
  expect(release(SECOND)).toHaveFocus();
  expect(page.toasts).toEqual([
    { tone: 'success', title: 'Unit Reserved', description: `Unit ${SECOND} is reserved for job J-101` },
  ]);
  const requirement = within(screen.getByRole('region', { name: 'Requirement' }));
  const link = requirement.getByRole('link', { name: `Unit ${SECOND}` });
  expect(link).toHaveAttribute('href', `/unit/${SECOND}?order=101`);
  expect(link.parentElement).toHaveTextContent(
    `Unit ${SECOND} is reserved for this order, by Dana Sales, 21 November 2026`,
  );
  const sent = await page.requests();
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toContainEqual({
    itemCode: SECOND,
    orderId: '101',
  });
  expect(sent.filter(({ path }) => path.includes('recommendations'))).toHaveLength(1);
});

test('a reserved unit is released after a confirmation', async () => {
  const page = await opened();
  await confirmReserving(page, BEST);
  await page.user.click(await screen.findByRole('button', { name: `Release unit ${BEST}` }));
  const requested = await dialog(`Release unit ${BEST}?`);
  expect(requested.getByText('The order goes back to Assignment Pending.')).toBeInTheDocument();
  await page.user.click(requested.getByRole('button', { name: 'Release' }));
  await waitFor(() => expect(reserve(BEST)).toHaveFocus());
  expect(screen.queryByText(/is reserved for this order/)).not.toBeInTheDocument();
  expect(page.toasts.at(-1)?.title).toBe('Unit Released');
});

test('an order that holds a unit takes no other', async () => {
  const page = await opened({ held: [aReservedTransformer({ itemCode: BEST, reservedBy: null })] });
  expect(release(BEST)).not.toHaveAttribute('aria-disabled');
  expect(await whyNot(page, reserve(SECOND))).toBe(`This order holds unit ${BEST}. Release it first.`);
  expect(screen.getByText(/is reserved for this order$/)).toHaveTextContent(`Unit ${BEST} is reserved for this order`);
});

test('a unit of another order, added by its IC#, says whose it is', async () => {
  unitsAreInInventory([aUnit({ serial: 'IC-7' })]);
  const other = aReservedTransformer({ itemCode: 'IC-7', orderId: '55', jobNumber: 'J-55' });
  const page = await opened({ held: [other] });
  const card = await addByHand(page, 'IC-7');
  expect(await card.findByText('Reserved for job J-55')).toHaveAttribute('data-tone', 'warn');
  expect(await whyNot(page, reserve('IC-7'))).toBe('Unit IC-7 is reserved for job J-55, by Dana Whitfield.');
  expect(reserve(BEST)).not.toHaveAttribute('aria-disabled');
});

test('a unit that another user reserved first is refused, and shows who reserved it', async () => {
  const page = await opened();
  unitsAreReserved(aReservedTransformer({ itemCode: BEST, orderId: '55', jobNumber: 'J-55' }));
  await confirmReserving(page, BEST);
  expect(await screen.findByText('Reserved for job J-55')).toBeInTheDocument();
  expect(page.toasts).toEqual([
    {
      tone: 'failure',
      title: 'Error reserving unit',
      description: `Unit ${BEST} is reserved for job J-55, by Dana Whitfield.`,
    },
  ]);
  expect(reserve(BEST)).toHaveFocus();
  expect(reserve(BEST)).toHaveAttribute('aria-disabled', 'true');
});

test('a release that is refused changes nothing', async () => {
  const page = await opened({ held: [aReservedTransformer({ itemCode: BEST })] });
  releasingFails(409, 'This unit was delivered. It cannot be released.');
  await page.user.click(release(BEST));
  await page.user.click((await dialog(`Release unit ${BEST}?`)).getByRole('button', { name: 'Release' }));
  await waitFor(() =>
    expect(page.toasts).toEqual([
      {
        tone: 'failure',
        title: 'Error releasing unit',
        description: 'This unit was delivered. It cannot be released.',
      },
    ]),
  );
  expect(screen.getByText('Reserved', { exact: true })).toBeInTheDocument();
});

test('a closed order reserves nothing and releases nothing', async () => {
  const held = [aReservedTransformer({ itemCode: BEST, status: 'Delivered' })];
  const page = await opened({ held, order: anOrder({ issued_units: 1 }) });
  expect(await whyNot(page, release(BEST))).toBe('This unit was delivered. It cannot be released.');
  expect(await whyNot(page, reserve(SECOND))).toBe('This order is closed: its unit was issued.');
  expect(screen.getByText(/was delivered for this order/)).toBeInTheDocument();
});

test('an order that was retired reserves nothing', async () => {
  const page = await opened({ order: anOrder({ retired_at: '2026-07-01T12:00:00Z' }) });
  const why = 'This order was retired. Bring it back first.';
  expect(await whyNot(page, reserve(SECOND))).toBe(why);
});

test('if the reservations fail to load, the server decides', async () => {
  theServerKnows({ units: fourUnits().slice(0, 2) });
  reservationsFail(503);
  const page = openComparison({ reservations: 'live' });
  await screen.findByRole('button', { name: `Reserve unit ${BEST}` });
  theServerIsUnreachable();
  await confirmReserving(page, BEST);
  await waitFor(() => expect(page.toasts.at(-1)?.description).toBe('The server could not be reached.'));
  expect(reserve(BEST)).not.toHaveAttribute('aria-disabled');
});

test('reserving a unit renders no other card', async () => {
  const page = await opened();
  const rendered = await page.renderedBy(async () => {
    await confirmReserving(page, BEST);
    await screen.findByText('Reserved', { exact: true });
  });
  expect(rendered).toContain(`ReserveUnit ${BEST}`);
  expect(rendered.filter((name) => /^(UnitCard|UnitHead|UnitCards|RequirementCard|Comparison)\b/.test(name))).toEqual(
    [],
  );
});

test('without reservations in the product API, no request is sent and no button shows', async () => {
  theServerKnows({ units: fourUnits().slice(0, 2) });
  const page = openComparison();
  const card = await findCard(BEST);
  expect(card.getByRole('link', { name: `Unit Details of ${BEST}` })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Reserve/ })).not.toBeInTheDocument();
  expect(await reservationCalls(page)).toEqual([]);
});

const rewound = aUnitToRewind({ serial: '7001' });
const tooSmall = aUnitThatCannotServe({ serial: '7002' });

async function openedWith(...units: ReturnType<typeof aUnit>[]) {
  theServerKnows({ units });
  unitsAreJudged(...units);
  const page = openComparison({ reservations: 'live' });
  await screen.findByRole('button', { name: `Reserve unit ${units[0]?.serial}` });
  return page;
}
const ask = async ({ user }: Page, serial: string) => {
  await user.click(reserve(serial));
  return dialog(`Reserve unit ${serial} for job J-70114?`);
};
const reasonsSent = async ({ requests }: Page) =>
  (await requests()).filter(({ method, path }) => method === 'POST' && path === '/api/reservations/');

test.each([
  ['cannot serve', tooSmall, 'KVA Rating: Required 500 kVA, unit 75 kVA: too small'],
  ['needs work of unknown cost', rewound, 'Rewind · cost not recorded'],
])('a unit that %s is reserved only with a reason', async (_why, unit, point) => {
  const page = await openedWith(unit);
  const serial = String(unit.serial);
  const requested = await ask(page, serial);
  expect(requested.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([point]);
  const reason = requested.getByRole('textbox', { name: 'Reason' });
  await page.user.click(requested.getByRole('button', { name: 'Reserve' }));
  expect(reason).toHaveAccessibleDescription('Enter a reason.');
  expect(reason).toHaveFocus();
  await page.user.type(reason, ' ok ');
  expect(reason).toHaveAccessibleDescription('Enter a reason of at least 3 characters.');
  await page.user.type(reason, 'with the customer ');
  expect(reason).toBeValid();
  await page.user.click(requested.getByRole('button', { name: 'Reserve' }));
  expect(await screen.findByText('Reserved', { exact: true })).toBeInTheDocument();
  expect((await reasonsSent(page)).map(({ body }) => body)).toEqual([
    { itemCode: serial, orderId: '101', reason: 'ok with the customer' },
  ]);
});

test('the dialog says what is incomplete or left out of the margin before the unit is reserved', async () => {
  const page = await openedWith(
    aUnitToRewind({
      serial: '7003',
      needed_work: [
        { work: 'rewind', cost: null },
        { work: 'feedConversion', cost: 1200 },
      ],
    }),
  );
  const card = await findCard('7003');
  await page.user.click(card.getByRole('switch', { name: 'Feed conversion' }));
  const requested = await ask(page, '7003');
  const value = (label: string) => requested.getByText(label).nextElementSibling;
  expect(value('Margin')).toHaveTextContent('at most $23,100 · 57.8% incomplete');
  expect(value('Note')).toHaveTextContent('without feed conversion; rewind cost not recorded');
});

test('a reason that the screen did not know to request is requested in the words of the server', async () => {
  const seen = aUnit({ serial: '7002' });
  theServerKnows({ units: [seen] });
  unitsAreJudged(tooSmall);
  const page = openComparison({ reservations: 'live' });
  await screen.findByRole('button', { name: 'Reserve unit 7002' });
  await confirmReserving(page, '7002');
  const requested = await dialog('Reserve unit 7002 for job J-70114?');
  expect(
    await requested.findByText('KVA Rating: Required 500 kVA, unit 75 kVA: too small. Give a reason to reserve it.'),
  ).toBeInTheDocument();
  expect(page.toasts).toEqual([]);
  await page.user.type(requested.getByRole('textbox', { name: 'Reason' }), 'For a test bench.');
  await page.user.click(requested.getByRole('button', { name: 'Reserve' }));
  expect(await screen.findByText('Reserved', { exact: true })).toBeInTheDocument();
});

test('the reason survives canceling the dialog and an unreachable server', async () => {
  const page = await openedWith(tooSmall);
  const requested = await ask(page, '7002');
  await page.user.type(requested.getByRole('textbox', { name: 'Reason' }), 'For a test bench.');
  await page.user.click(requested.getByRole('button', { name: 'Cancel' }));
  reservingFails(503);
  await page.user.click((await ask(page, '7002')).getByRole('button', { name: 'Reserve' }));
  await waitFor(() => expect(page.toasts).toHaveLength(1));
  expect((await ask(page, '7002')).getByRole('textbox', { name: 'Reason' })).toHaveValue('For a test bench.');
});

test('the table says which unit is reserved for the order', async () => {
  theServerKnows();
  unitsAreReserved(aReservedTransformer({ itemCode: '40117762' }));
  const { user } = openComparison({ reservations: 'live' });
  await user.click(await screen.findByRole('radio', { name: 'Table' }));
  await screen.findByRole('table');
  expect((await screen.findByRole('link', { name: 'Unit 40117762' })).parentElement).toHaveTextContent(
    'Unit 40117762 is reserved for this order, by Dana Whitfield, 5 March 2026',
  );
});
