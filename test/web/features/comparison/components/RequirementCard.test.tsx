import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { MatchIcRequest } from '../../../../../src/contract/matching/recommendations';
import type { Quote } from '../../../../../src/contract/matching/quote';
import type { Services } from '../../../../../src/web/store/services';
import { json, recommendationsAnswer } from '../../../../mocks/answers';
import { calls } from '../../../../mocks/calls';
import { someNamedRates } from '../../../../mocks/ratesAnswers';
import { server } from '../../../../mocks/server';
import { recommendationsFail } from '../../../../mocks/situations';
import { anOrder, aRequirement, aUnit } from '../../../../support/web/builders';
import { findCard, openComparison, openCards, shownSerials, theServerKnows, addByHand, icBox } from './openComparison';

const requirement = () => within(screen.getByRole('region', { name: 'Requirement' }));

test('the requirements card shows the order and what it needs; long values are cut', async () => {
  await openCards({
    order: anOrder({ requirement: aRequirement({ fusing: 'Bay-O-Net with a partial range current limiter' }) }),
  });
  for (const text of ['J-70114', 'SO-88214', '$41,250', '4 April 2026', 'Bay-O-Net with a partial…']) {
    expect(requirement().getByText(text)).toBeInTheDocument();
  }
  const link = requirement().getByRole('link', { name: 'Contact Sales Rep' });
  expect(link).toHaveAttribute(
    'href',
    `mailto:m.ortega@specai.test?subject=${encodeURIComponent('Sales Order: SO-88214 | Job: J-70114 | Customer: Tri-County Electric Cooperative')}`,
  );
});

test('without an address the sales rep cannot be contacted', async () => {
  await openCards({ order: anOrder({ sales_rep_emails: [], sales_rep_email: null, sale_price: null }) });
  expect(requirement().getByRole('button', { name: 'Contact Sales Rep' })).toBeDisabled();
  expect(requirement().getByText('Sale Price').nextElementSibling).toHaveTextContent('N/A');
});

test('View Notes opens a window, or a dialog if popups are blocked', async () => {
  const first = await openCards();
  await first.user.click(requirement().getByRole('button', { name: 'View Notes' }));
  expect(first.popups).toEqual(['Customer supplies the pad.']);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  first.unmount();
  const { user } = openComparison({ popupsAreBlocked: true });
  await findCard('40117762');
  await user.click(requirement().getByRole('button', { name: 'View Notes' }));
  expect(
    within(await screen.findByRole('dialog', { name: 'Notes' })).getByText('Customer supplies the pad.'),
  ).toBeInTheDocument();
});

test('long notes are cut at 200 characters; read more shows them whole', async () => {
  const notes = 'x'.repeat(201);
  const { user } = await openCards({ order: anOrder({ requirement: aRequirement({ formatted_notes: notes }) }) });
  await user.click(requirement().getByRole('button', { name: 'Additional Information' }));
  expect(requirement().getByText(`${'x'.repeat(200)}…`)).toBeInTheDocument();
  await user.click(requirement().getByRole('button', { name: 'read more' }));
  expect(within(await screen.findByRole('dialog', { name: 'Notes' })).getByText(notes)).toBeInTheDocument();
});

test('the requirements card says that there are no notes', async () => {
  const { user } = await openCards({
    order: anOrder({ requirement: aRequirement({ formatted_notes: null, notes: ' ' }) }),
  });
  await user.click(requirement().getByRole('button', { name: 'Additional Information' }));
  expect(requirement().getByText('No additional notes provided.')).toBeInTheDocument();
});

const LABEL = 'Freight paid by customer';
const freightRates = someNamedRates(3, '2026-03-01', { freightPerMile10: 2.5, freightMinimum: 1_000 });

/** A unit of 8,000 lb in Phoenix for Mesa, 15 miles away: $1,000, the minimum. It costs $20,000 of $40,000. */
function openWithFreight(permissions?: Services['permissions'], named: typeof freightRates | null = freightRates) {
  const order = anOrder({ ship_city: 'Mesa', ship_state: 'AZ', sale_price: '40000.00' });
  const unit = aUnit({
    ...{ serial: 'A', warehouse_desc: 'Phoenix, AZ', total_weight: 8_000, unit_width: 89 },
    ...{ jcm_total_cost: 20_000, unit_cost: 17_000, labor_cost: 2_000, materials_cost: 1_000 },
    ...{ needed_work: [], requires_turn_pull: false, jcm_result: null },
  });
  theServerKnows({ order });
  server.use(recommendationsAnswer(() => ({ matches: [unit], relaxations: [], count: 1, rates: named })));
  return openComparison(permissions && { permissions });
}

test('the card has what freight leaves beside its margin, until the customer pays it', async () => {
  const requested: unknown[] = [];
  const { user } = openWithFreight();
  server.use(
    http.put(calls.orderFreight, async ({ request }) => {
      requested.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const card = await findCard('A');
  // 20,000 less 1,000 is 19,000 of 40,000.
  expect(await card.findByText('≈ 47.5%, 15 mi, 8,000 lb')).toBeInTheDocument();
  expect(card.getAllByText('50.0%')[0]).toBeVisible();
  await user.click(screen.getByRole('switch', { name: LABEL }));
  expect(await card.findByText('paid by customer')).toBeInTheDocument();
  expect(card.queryByText(/≈ 47\.5%/)).toBeNull();
  await waitFor(() => expect(screen.getByRole('switch', { name: LABEL })).toBeChecked());
  expect(requested).toEqual([{ paid_by_customer: true }]);
});

test('a refusal is said beside the switch, which stays as it was', async () => {
  const { user } = openWithFreight();
  server.use(http.put(calls.orderFreight, () => json({ detail: 'Not now.' }, 409)));
  await findCard('A');
  await user.click(await screen.findByRole('switch', { name: LABEL }));
  expect(await screen.findByText('Not now.')).toBeInTheDocument();
  expect(screen.getByRole('switch', { name: LABEL })).not.toBeChecked();
});

test('a user without permission reads who can change the freight payer', async () => {
  openWithFreight(new Set(['seeCost']));
  await findCard('A');
  expect(await screen.findByRole('switch', { name: LABEL })).toBeDisabled();
  expect(screen.getByText(/can say who pays the freight\.$/)).toBeInTheDocument();
});

test('without freight rates nothing is said of freight', async () => {
  openWithFreight(undefined, null);
  const card = await findCard('A');
  expect((await card.findAllByText('50.0%'))[0]).toBeVisible();
  expect(screen.queryByRole('switch', { name: LABEL })).toBeNull();
  expect(screen.queryByText(/freight/i)).toBeNull();
});

test('the table sorts by what freight leaves, and each requirement is in its column', async () => {
  const { user } = openWithFreight();
  await findCard('A');
  await user.click(screen.getByRole('radio', { name: 'Table' }));
  const head = await screen.findByRole('columnheader', { name: /AFTER FREIGHT/ });
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const required = [...screen.getByRole('rowheader', { name: 'Requirements' }).closest('tr')!.cells];
  expect(required).toHaveLength(heads.length);
  expect(required[heads.indexOf('PRICE')]).toHaveTextContent('$');
  expect(required[heads.indexOf('DISTANCE')]).toHaveTextContent(/^to /);
  expect(screen.getByText('freight ≈ $1,000, 15 mi, 8,000 lb')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /AFTER FREIGHT/ }));
  expect(head).toHaveAttribute('aria-sort', 'descending');
});

const NOTES = 'Do not offer aluminium windings. FR3 is preferred.\nCrane is booked for the morning only.';
const orderWithNotes = anOrder({ requirement: aRequirement({ formatted_notes: NOTES, notes: NOTES }) });
const counts = (name: string) => screen.getByRole('switch', { name: `Count it: ${name}` });

function theServerJudges() {
  theServerKnows({ order: orderWithNotes });
  const copper = (quote: Quote) => quote.accepted_constraints?.includes('copperWindings') === true;
  server.use(
    http.post<never, Quote>(calls.recommendations, async ({ request }) => {
      const serials = copper(await request.json()) ? ['40119035'] : ['40117762', '40119035'];
      return HttpResponse.json({ data: { matches: serials.map((serial) => aUnit({ serial })), relaxations: [] } });
    }),
    http.post<never, MatchIcRequest>(calls.matchIc, async ({ request }) => {
      const { quote, serial } = await request.json();
      return HttpResponse.json({ success: true, data: aUnit({ serial, match_score: copper(quote) ? 0.4 : 0.9 }) });
    }),
  );
}

async function opened() {
  theServerJudges();
  const page = openComparison();
  await findCard('40117762');
  return page;
}

const quotesIn = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('each demand of the notes is quoted beside the requirement; what no unit records says so and has no switch', async () => {
  await opened();
  expect(quotesIn('From the notes')).toEqual([
    '“Do not offer aluminium windings”Count it',
    '“FR3 is preferred”Count it',
  ]);
  expect(quotesIn('No unit records these:')).toEqual(['“Crane is booked for the morning only”']);
  expect(counts('Copper windings')).not.toBeChecked();
  expect(counts('Copper windings')).toHaveAccessibleDescription('“Do not offer aluminium windings”');
});

test('an order whose notes demand nothing shows nothing of it', async () => {
  await openCards();
  expect(screen.queryByRole('list', { name: 'From the notes' })).not.toBeInTheDocument();
});

test('one click counts a demand, and another takes it back; both lists are known from then on', async () => {
  const { user, requests } = await opened();
  await user.click(counts('Copper windings'));
  await waitFor(() => expect(shownSerials()).toEqual(['40119035']));
  expect(counts('Copper windings')).toBeChecked();
  await user.click(counts('Copper windings'));
  await waitFor(() => expect(shownSerials()).toEqual(['40117762', '40119035']));
  await user.click(counts('Copper windings'));
  await waitFor(() => expect(shownSerials()).toEqual(['40119035']));
  const requested = (await requests()).filter(({ path }) => path === '/api/orders/recommendations/');
  expect(requested).toHaveLength(2);
  expect(requested[0]?.body).not.toHaveProperty('accepted_constraints');
  expect(requested[1]?.body).toHaveProperty('accepted_constraints', ['copperWindings']);
});

test('the table has the demands above it', async () => {
  const { user } = await opened();
  await user.click(screen.getByRole('radio', { name: 'Table' }));
  await user.click(counts('Copper windings'));
  expect(counts('Copper windings')).toBeChecked();
  await waitFor(() => expect(screen.queryByText('40117762')).not.toBeInTheDocument());
});

test('a switch is reached and turned by keyboard alone', async () => {
  const { user } = await opened();
  counts('Copper windings').focus();
  await user.keyboard(' ');
  expect(counts('Copper windings')).toBeChecked();
  await user.tab();
  expect(counts('Natural ester')).toHaveFocus();
});

test('manually added units are judged again in place, and later ones with the accepted constraints', async () => {
  const page = await opened();
  await addByHand(page, '555');
  expect((await findCard('555')).getByText('90%')).toBeInTheDocument();
  await page.user.click(counts('Copper windings'));
  await waitFor(async () => expect((await findCard('555')).getByText('40%')).toBeInTheDocument());
  await page.user.clear(icBox());
  await page.user.type(icBox(), '556{Enter}');
  expect((await findCard('556')).getByText('40%')).toBeInTheDocument();
  expect(shownSerials().slice(0, 2)).toEqual(['556', '555']);
});

test('a unit that cannot be judged again is named', async () => {
  const page = await opened();
  await addByHand(page, '555');
  server.use(http.post(calls.matchIc, () => HttpResponse.json({ title: 'Problem' }, { status: 500 })));
  await page.user.click(counts('Copper windings'));
  await waitFor(() =>
    expect(page.toasts.at(-1)).toEqual({
      tone: 'failure',
      title: 'Not judged again',
      description: 'What counts from the notes is not in the match of 555. Remove and add it again.',
    }),
  );
});

test('a list that fails with what counts does not leave the one without it in its place', async () => {
  const { user } = await opened();
  recommendationsFail(503, 'The matching engine is starting.');
  await user.click(counts('Copper windings'));
  await waitFor(() => expect(shownSerials()).toEqual([]));
});

test('an accepted constraint survives a reload', async () => {
  const { user, unmount } = await opened();
  await user.click(counts('Copper windings'));
  await waitFor(() => expect(shownSerials()).toEqual(['40119035']));
  unmount();
  openComparison();
  await findCard('40119035');
  expect(counts('Copper windings')).toBeChecked();
  expect(shownSerials()).toEqual(['40119035']);
});
