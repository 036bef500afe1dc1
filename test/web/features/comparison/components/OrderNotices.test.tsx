import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { MatchIcRequest } from '../../../../../src/contract/matching/recommendations';
import type { Quote } from '../../../../../src/contract/matching/quote';
import { calls } from '../../../../mocks/calls';
import { server } from '../../../../mocks/server';
import { dataWasRefreshed, orderIsKnown, unitsAreRecommended } from '../../../../mocks/situations';
import { anOrder, aRequirement, aUnit } from '../../../../support/web/builders';
import { aUnitThatCannotServe } from '../../../../support/web/judgedUnits';
import { findCard, openComparison, openCards, shownSerials, theServerKnows, addByHand } from './openComparison';

const NOTES = 'Wanted: one 1500 kVA pad-mount, 12470 delta to 480Y/277, loop feed.';
const silent = {
  stock_code_desc: 'Pad',
  stock_code_long_desc: null,
  kva_rating: null,
  primary_voltage_kv: null,
  secondary_voltage_kv: null,
  bush_configuration: null,
};
const silentOrder = (notes: string) =>
  anOrder({ requirement: aRequirement({ ...silent, notes, formatted_notes: null }) });

function theServerJudges(notes = NOTES) {
  theServerKnows({ order: silentOrder(notes) });
  server.use(
    http.post<never, Quote>(calls.recommendations, async ({ request }) => {
      const serial = (await request.json()).kva_rating === '1500' ? '40119035' : '40117762';
      return HttpResponse.json({ data: { matches: [aUnit({ serial })], relaxations: [] } });
    }),
    http.post<never, MatchIcRequest>(calls.matchIc, async ({ request }) => {
      const { quote, serial } = await request.json();
      return HttpResponse.json({ success: true, data: aUnit({ serial, match_score: quote.kva_rating ? 0.9 : 0.4 }) });
    }),
  );
}

async function opened(notes = NOTES) {
  theServerJudges(notes);
  const page = openComparison();
  await findCard('40117762');
  return page;
}

const notice = () => within(screen.getByRole('heading', { name: /^The order does not state/ }).parentElement!);
const offers = () =>
  notice()
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const use = (text: string) => notice().getByRole('button', { name: `Use ${text}` });
const choice = (text: string) => screen.getByRole('switch', { name: `Use ${text}` });
const requirement = () => within(screen.getByRole('region', { name: 'Requirement' }));

test('the list says what the order does not state, offers what its texts say of it, and names no Best', async () => {
  await opened();
  expect(screen.getByRole('heading', { name: 'The order does not state kVA and voltages' })).toBeInTheDocument();
  expect(offers()).toEqual([
    'Use KVA Rating: 1,500 kVA from the notes',
    'Use Primary Voltage: 12470D V from the notes',
    'Use Secondary Voltage: 480Y/277 V from the notes',
  ]);
  expect(screen.queryByText('Best')).not.toBeInTheDocument();
});

test('one click accepts one value: the units are judged by it, and the list says what is still missing', async () => {
  const { user, requests } = await opened();
  await user.click(use('KVA Rating: 1,500 kVA'));
  await findCard('40119035');
  expect(screen.getByRole('heading', { name: 'The order does not state voltages' })).toBeInTheDocument();
  expect(offers()).toHaveLength(2);
  const requested = (await requests()).filter(({ path }) => path === '/api/orders/recommendations/');
  expect(requested.map(({ body }) => body)).toMatchObject([
    { kva_rating: null, notes: NOTES },
    { kva_rating: '1500', primary_voltage_kv: null },
  ]);
});

test('another click accepts all; then there is a Best again, and nothing is missing', async () => {
  const { user, requests } = await opened();
  await user.click(notice().getByRole('button', { name: 'Use all 4' }));
  const card = await findCard('40119035');
  expect(card.getByText('Best')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /^The order does not state/ })).not.toBeInTheDocument();
  expect((await requests()).at(-1)?.body).toMatchObject({
    kva_rating: '1500',
    primary_voltage_kv: '12470D',
    secondary_voltage_kv: '480Y/277',
    bush_configuration: 'Loop Feed',
  });
});

test('the requirement marks what was accepted, and a switch takes it back', async () => {
  const { user } = await opened();
  expect(choice('Bush Configuration: Loop Feed')).toHaveAccessibleDescription(
    'From the notes: “Wanted: one 1500 kVA pad-mount, 12470 delta to 480Y/277, loop feed”',
  );
  await user.click(choice('KVA Rating: 1,500 kVA'));
  await findCard('40119035');
  expect(requirement().getByText('KVA Rating').nextElementSibling).toHaveTextContent('1,500 kVAfrom the notes');
  expect(requirement().getByText('Phase').nextElementSibling).toHaveTextContent(/^3$/);
  await user.click(choice('KVA Rating: 1,500 kVA'));
  await findCard('40117762');
  expect(requirement().getByText('KVA Rating').nextElementSibling).toHaveTextContent(/^N\/A$/);
});

test('accepted values survive a reload, and manually added units are judged by them', async () => {
  const { user, unmount } = await opened();
  const card = await addByHand({ user }, '555');
  expect(card.getByText('40%')).toBeInTheDocument();
  await user.click(use('KVA Rating: 1,500 kVA'));
  await waitFor(async () => expect((await findCard('555')).getByText('90%')).toBeInTheDocument());
  unmount();
  openComparison();
  await findCard('40119035');
  expect(shownSerials()).toEqual(['555', '40119035']);
  expect(choice('KVA Rating: 1,500 kVA')).toBeChecked();
});

test("contradicting texts offer both values, and 'Use all' accepts neither", async () => {
  const { user } = await opened('One 1500 kVA unit, 12470 delta to 480Y/277. Better a 2000 kVA one.');
  expect(offers()).toEqual([
    'Use KVA Rating: 1,500 kVA from the notes',
    'Use KVA Rating: 2,000 kVA from the notes',
    'Use Primary Voltage: 12470D V from the notes',
    'Use Secondary Voltage: 480Y/277 V from the notes',
  ]);
  expect(requirement().getByText('The texts disagree: KVA Rating')).toBeInTheDocument();
  await user.click(notice().getByRole('button', { name: 'Use all 2' }));
  expect(screen.getByRole('heading', { name: 'The order does not state kVA' })).toBeInTheDocument();
  await user.click(choice('KVA Rating: 2,000 kVA'));
  await user.click(choice('KVA Rating: 1,500 kVA'));
  expect(choice('KVA Rating: 2,000 kVA')).not.toBeChecked();
});

test('an order of which no text says more has nothing to offer', async () => {
  await opened('Is it 1500 kVA?');
  expect(notice().getByText(/^Units cannot be judged for certain\. .* do not state it either\.$/)).toBeInTheDocument();
  expect(offers()).toEqual([]);
});

test('the table offers the same above it', async () => {
  const { user } = await opened();
  await user.click(screen.getByRole('radio', { name: 'Table' }));
  expect(offers()).toHaveLength(3);
  await user.click(choice('KVA Rating: 1,500 kVA'));
  expect(await screen.findByText('40119035')).toBeInTheDocument();
});

test('a description that contradicts a field is reported once, above cards and table', async () => {
  const sentence = 'The description says 12470Y/7200; the field, 13200, counts.';
  const stated = { primary_voltage_kv: '13.2', stock_code_desc: null, stock_code_long_desc: '12470Y/7200-480Y/277' };
  theServerKnows({ order: anOrder({ requirement: aRequirement(stated) }) });
  const { user } = openComparison();
  expect((await findCard('40117762')).getByText('Best')).toBeInTheDocument();
  expect(screen.getAllByText(sentence)).toHaveLength(1);
  await user.click(screen.getByRole('radio', { name: 'Table' }));
  expect(screen.getAllByText(sentence)).toHaveLength(1);
});

test('an order that states everything shows nothing of it', async () => {
  await openCards();
  expect(screen.queryByText(/does not state|The description says/)).not.toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'From the descriptions and notes' })).not.toBeInTheDocument();
});

function theServerRecommends(...[units, relaxations]: Parameters<typeof unitsAreRecommended>) {
  orderIsKnown(anOrder());
  dataWasRefreshed();
  unitsAreRecommended(units, relaxations);
}

const lacking = (
  serial: string,
  fitClass: 'Fits, to be checked' | 'Misses a requirement',
  match_score: number,
  text: string,
) =>
  aUnit({
    ...{ serial, match_score },
    fit: {
      class: fitClass,
      gaps: [{ feature: 'any', verdict: fitClass === 'Misses a requirement' ? 'does not fit' : 'not recorded', text }],
    },
  });

test('without a fitting unit the list starts with the best of each lower class, its gaps, and what a change would bring', async () => {
  theServerRecommends(
    [
      lacking('IC-1', 'Fits, to be checked', 0.72, 'Taps: Not recorded'),
      lacking('IC-2', 'Fits, to be checked', 0.71, 'Fusing: Not recorded'),
      lacking('IC-3', 'Misses a requirement', 0.5, 'Fluid: Silicone is a legacy fluid'),
      aUnitThatCannotServe({ serial: 'IC-4' }),
    ],
    [
      { change: 'With 13800 V', units: 14 },
      { change: 'Without BIL', units: 1 },
    ],
  );
  const { user } = openComparison();
  await findCard('IC-1');
  const summary = screen.getByText(/^\. Closest: /).closest('summary')!;
  expect(summary).toHaveTextContent(
    'No unit in stock fits this order. Closest: Fits, to be checked IC-1 (72%) · Misses a requirement IC-3 (50%) · Does not fit IC-4 (40%)',
  );
  const notice = within(summary.closest<HTMLElement>('[role=status]')!);
  expect(notice.getByRole('heading', { name: 'No unit in stock fits this order' })).toBeVisible();
  expect(notice.getAllByRole('listitem', { hidden: true })[0]).not.toBeVisible();
  await user.click(summary);
  expect(notice.getAllByRole('listitem')[0]).toBeVisible();
  expect(notice.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Fits, to be checked IC-1 (72%): Taps: Not recorded',
    'Misses a requirement IC-3 (50%): Fluid: Silicone is a legacy fluid',
    'Does not fit IC-4 (40%): KVA Rating: Required 500 kVA, unit 75 kVA: too small',
  ]);
  expect(notice.getByText('With 13800 V: 14 units · Without BIL: 1 unit')).toBeInTheDocument();
});

test('the Best of no fitting units is neutral, with its class in words below it', async () => {
  theServerRecommends([lacking('IC-1', 'Fits, to be checked', 0.72, 'Taps: Not recorded')]);
  openComparison();
  const card = await findCard('IC-1');
  expect(card.getByText('Best')).toHaveAttribute('data-tone', 'neutral');
  expect(card.getByText('Fits, to be checked')).toBeInTheDocument();
});

test.each([
  ['one unit fits', [aUnitThatCannotServe(), aUnit({ serial: 'A' })]],
  ['the server does not say', [aUnit({ serial: 'A', can_serve: null })]],
])('where %s, the list claims nothing', async (_, units) => {
  theServerRecommends(units);
  openComparison();
  await findCard('A');
  expect(screen.queryByText('No unit in stock fits this order')).not.toBeInTheDocument();
});

const nothingRecorded = { jcm_total_cost: null, unit_cost: null, labor_cost: null, materials_cost: null };
const understood = () => within(screen.getByRole('group', { name: 'Filter as understood' }));

async function openedWithUnknownCosts() {
  orderIsKnown(anOrder());
  dataWasRefreshed();
  unitsAreRecommended([aUnit({ serial: 'A' }), aUnit({ serial: 'B', ...nothingRecorded })]);
  const { user } = openComparison();
  await findCard('A');
  return { user, filter: (text: string) => user.type(screen.getByRole('searchbox', { name: 'Filter' }), text) };
}

test('a filter reports how many units it excludes only because a figure is unknown', async () => {
  const { user, filter } = await openedWithUnknownCosts();
  await filter('margin ≥ 1');
  const excluded = '1 unit may fit, too: its margin is not known for certain.';
  await waitFor(() => expect(understood().getByText(excluded)).toBeInTheDocument());
  expect(screen.queryByRole('article', { name: /B/ })).not.toBeInTheDocument();
  await user.click(understood().getByRole('button', { name: /^Remove filter Margin/ }));
  await findCard('B');
  expect(screen.queryByText(/may fit, too/)).not.toBeInTheDocument();
});

test('a filter without a match reports that some units may fit', async () => {
  const { filter } = await openedWithUnknownCosts();
  await filter('margin > 99.9');
  await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
  expect(understood().getByText('1 unit may fit, too: its margin is not known for certain.')).toBeInTheDocument();
});

test('of figures that are known it says nothing', async () => {
  const { filter } = await openedWithUnknownCosts();
  await filter('match > 1');
  expect(understood().queryByRole('status')).not.toBeInTheDocument();
});
