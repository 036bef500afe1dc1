import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { MatchIcRequest } from '../../../../../src/contract/matching/recommendations';
import type { Quote } from '../../../../../src/contract/matching/quote';
import { calls } from '../../../../mocks/calls';
import { server } from '../../../../mocks/server';
import { recommendationsFail } from '../../../../mocks/situations';
import { anOrder, aRequirement, aUnit } from '../../../../support/web/builders';
import { findCard, openComparison, shownSerials, theServerKnows } from '../openComparison';

const NOTES = 'Do not offer aluminium windings. FR3 is preferred.\nCrane is booked for the morning only.';
const orderWithNotes = anOrder({ requirement: aRequirement({ formatted_notes: NOTES, notes: NOTES }) });
const counts = (name: string) => screen.getByRole('switch', { name: `Count it: ${name}` });

/** Answers by what counts: where copper does, one unit fewer, and manual units match less. */
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

async function addByHand({ user }: Awaited<ReturnType<typeof opened>>, serial: string) {
  await user.click(screen.getByRole('button', { name: 'Add Inventory Control Number' }));
  await user.type(screen.getByPlaceholderText('Enter IC# to add new card...'), `${serial}{Enter}`);
  await findCard(serial);
}

const quotesIn = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('each demand of the notes is quoted beside the requirement; what no unit records says so and has no switch', async () => {
  await opened();
  expect(quotesIn('From the notes')).toEqual([
    'From the notes: “Do not offer aluminium windings”Count it',
    'From the notes: “FR3 is preferred”Count it',
  ]);
  expect(quotesIn('No unit records these:')).toEqual(['From the notes: “Crane is booked for the morning only”']);
  expect(counts('Copper windings')).not.toBeChecked();
  expect(counts('Copper windings')).toHaveAccessibleDescription('From the notes: “Do not offer aluminium windings”');
});

test('an order whose notes demand nothing shows nothing of it', async () => {
  theServerKnows();
  openComparison();
  await findCard('40117762');
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
  const asked = (await requests()).filter(({ path }) => path === '/api/orders/recommendations/');
  expect(asked).toHaveLength(2);
  expect(asked[0]?.body).not.toHaveProperty('accepted_constraints');
  expect(asked[1]?.body).toHaveProperty('accepted_constraints', ['copperWindings']);
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

test('units that were added by hand are judged again, where they stand, and later ones with the accepted constraints', async () => {
  const page = await opened();
  await addByHand(page, '555');
  expect((await findCard('555')).getByText('90%')).toBeInTheDocument();
  await page.user.click(counts('Copper windings'));
  await waitFor(async () => expect((await findCard('555')).getByText('40%')).toBeInTheDocument());
  await page.user.clear(screen.getByPlaceholderText('Enter IC# to add new card...'));
  await page.user.type(screen.getByPlaceholderText('Enter IC# to add new card...'), '556{Enter}');
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
