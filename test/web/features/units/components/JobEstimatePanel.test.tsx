import { screen } from '@testing-library/react';
import { http } from 'msw';
import { toQuote } from '../../../../../src/domain/orders/quote';
import { getRecommendations } from '../../../../../src/web/features/matching/api/recommendations';
import { constraintCounted, fieldsFilled } from '../../../../../src/web/features/matching/state/accepted';
import { costOptionChanged, manualUnitAdded } from '../../../../../src/web/features/comparison/state/chosenUnits';
import { calls } from '../../../../mocks/calls';
import { recordRequests } from '../../../../mocks/recorder';
import { server } from '../../../../mocks/server';
import { unitCouldServe, unitsAreRecommended } from '../../../../mocks/situations';
import { anOrder, aRequirement, aUnit } from '../../../../support/web/builders';
import { aUnitThatCannotServe } from '../../../../support/web/judgedUnits';
import { aStore } from '../../../../support/web/store';
import { openUnit, panel, showUnit, theServerKnows } from './openUnit';

/**
 * For 41,250: 20,000 with an FR3 fill of 3,100 (14,000 + 2,000 + 900 + 3,100), and a feed conversion of 1,200. That leaves
 * 20,050, which is 48.6 percent.
 */
const judged = aUnit({
  m_price: 41_250,
  list_price: 27_250,
  needed_work: [
    { work: 'fr3', cost: 3100 },
    { work: 'feedConversion', cost: 1200 },
  ],
});

const job = () => panel('Estimate for this order');
const row = (label: string) => job().getByText(label).nextElementSibling?.textContent;
const matchIcs = (sent: readonly { path: string }[]) => sent.filter(({ path }) => path === '/api/orders/match-ic/');

test('the panel shows what the unit costs and earns for the order, needed work included', async () => {
  theServerKnows({ judged });
  await openUnit();
  expect(await job().findByRole('heading', { name: 'Estimate for job J-70114' })).toBeInTheDocument();
  expect(await job().findByText('48.6%')).toBeInTheDocument();
  expect(job().getByText('$20,050')).toHaveTextContent('$20,050 margin');
  expect(job().getByText('On target')).toBeInTheDocument();
  expect(['Sale price', 'List price', 'Cost', 'Unit', 'FR3 fill', 'Add-on materials'].map(row)).toEqual([
    '$41,250 order',
    '$27,250',
    '$20,000',
    '$14,000',
    '$3,100',
    '$1,200',
  ]);
  expect(job().getByRole('link', { name: 'Change options on the comparison' })).toHaveAttribute('href', '/order/101');
});

/** Without the feed conversion 21,250 are left. */
test('the panel has the options that were chosen on the comparison of this order, and of no other', async () => {
  theServerKnows({ judged });
  const store = aStore();
  const off = { feedConversion: false };
  store.dispatch(costOptionChanged({ orderId: '102', unit: judged, change: { fr3Enabled: false } }));
  store.dispatch(costOptionChanged({ orderId: '101', unit: judged, change: off }));
  await openUnit({ store });
  expect(await job().findByText('51.5%')).toBeInTheDocument();
  expect(job().getByText('without feed conversion')).toBeInTheDocument();
});

test.each([
  ['the recommendations of the order', () => getRecommendations.initiate(toQuote(anOrder()), { subscribe: false })],
  ['the units added to the order by hand', () => manualUnitAdded({ orderId: '101', unit: judged })],
])('the estimate takes the unit from %s if available, without a request', async (_where, action) => {
  theServerKnows({ judged: null });
  unitsAreRecommended([judged]);
  const store = aStore();
  store.dispatch(action() as Parameters<typeof store.dispatch>[0]);
  const sent = recordRequests();
  await openUnit({ store });
  expect(await job().findByText('48.6%')).toBeInTheDocument();
  expect(matchIcs(await sent())).toEqual([]);
});

test("the panel sends one request for the unit's verdict", async () => {
  theServerKnows({ judged });
  const sent = recordRequests();
  const store = aStore();
  const { unmount } = await openUnit({ store });
  await job().findByText('48.6%');
  unmount();
  await openUnit({ store });
  await job().findByText('48.6%');
  expect(matchIcs(await sent())).toMatchObject([
    { body: { serial: 'IC-1001', quote: { order_id: 101, kva_rating: 500 } } },
  ]);
});

test('the unit is judged with what counts from the notes', async () => {
  theServerKnows({
    judged,
    order: anOrder({ requirement: aRequirement({ notes: 'Copper windings only.', formatted_notes: null }) }),
  });
  const store = aStore();
  store.dispatch(constraintCounted({ orderId: '101', constraint: 'copperWindings', isCounted: true }));
  const sent = recordRequests();
  await openUnit({ store });
  await job().findByText('48.6%');
  expect(matchIcs(await sent())).toMatchObject([{ body: { quote: { accepted_constraints: ['copperWindings'] } } }]);
});

test('the unit is judged with the values that were accepted from the descriptions', async () => {
  const requirement = aRequirement({ kva_rating: null, notes: 'One 1500 kVA unit', formatted_notes: null });
  theServerKnows({ judged, order: anOrder({ requirement }) });
  const store = aStore();
  store.dispatch(fieldsFilled({ orderId: '101', fields: { kva_rating: '1500' } }));
  const sent = recordRequests();
  await openUnit({ store });
  await job().findByText('48.6%');
  expect(matchIcs(await sent())).toMatchObject([{ body: { quote: { kva_rating: '1500' } } }]);
});

test('work of unknown cost makes the margin incomplete', async () => {
  theServerKnows({ judged: { ...judged, needed_work: [...judged.needed_work, { work: 'rewind', cost: null }] } });
  await openUnit();
  expect(await job().findByText('at most 48.6%')).toBeInTheDocument();
  expect(job().getByText('Incomplete')).toBeInTheDocument();
  expect(job().getByText('rewind cost not recorded')).toBeInTheDocument();
});

test('a unit that does not fit the order says so beside its margin', async () => {
  theServerKnows({ judged: aUnitThatCannotServe({ serial: 'IC-1001' }) });
  await openUnit();
  expect(await job().findByText('Does not fit')).toBeInTheDocument();
});

test('a unit that the server does not judge has no estimate for the order', async () => {
  theServerKnows({ judged: null });
  await openUnit();
  expect(await job().findByText(/could not be loaded/)).toBeInTheDocument();
});

test('without an order there is no job to estimate', async () => {
  theServerKnows();
  unitCouldServe('IC-1001', []);
  await openUnit({ at: '/unit/IC-1001' });
  expect(screen.queryByRole('region', { name: 'Estimate for this order' })).not.toBeInTheDocument();
});

test('the estimate has its place before the order is known, so that no option moves away when it comes', async () => {
  theServerKnows();
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  server.use(http.get(calls.orderSummary, () => arrival));
  showUnit();
  await screen.findByRole('heading', { level: 1, name: 'Unit IC-1001' });
  const place = screen.getByRole('region', { name: 'Estimate for this order' });
  expect(place).toHaveAttribute('aria-busy', 'true');
  expect(place).toHaveTextContent('Estimate for this order');
  arrive();
  expect(await screen.findByRole('heading', { name: 'Estimate for job J-70114' })).toBeInTheDocument();
});

test('a unit that was opened without an order has no place for an estimate', async () => {
  theServerKnows();
  unitCouldServe('IC-1001', []);
  showUnit({ at: '/unit/IC-1001' });
  await screen.findByText('No open order fits this unit.');
  expect(screen.queryByRole('region', { name: 'Estimate for this order' })).toBeNull();
});
