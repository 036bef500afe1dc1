import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import type { Permission } from '../../../../../src/domain/access/access';
import { problem } from '../../../../mocks/answers';
import { calls } from '../../../../mocks/calls';
import { recordRequests } from '../../../../mocks/recorder';
import { server } from '../../../../mocks/server';
import { everyCallAnswers, everyCallFails, unitCouldServe } from '../../../../mocks/situations';
import { anOrder, aRequirement } from '../../../../support/web/builders';
import { aFeatureVerdict, aUnitThatNeedsWork } from '../../../../support/web/judgedUnits';
import { foreign, openUnit, panel, showUnit, spec, theServerKnows, valueOf } from './openUnit';

const order = () => panel('Order Summary');
const theOrderFails = () => server.use(http.get(calls.orderSummary, () => problem(404, 'There is no such order.')));

test('the page shows the unit in four sections', async () => {
  theServerKnows({ unit: { location: 'Austin, TX', notes: null } });
  showUnit();
  expect(screen.getByText('Loading unit details...')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Unit IC-1001' })).toBeInTheDocument();
  const titles = ['Configuration', 'Cooling & Oil', 'Unit Specifications', 'Additional Information'];
  titles.forEach((name) => expect(screen.getByRole('button', { name, expanded: true })).toBeInTheDocument());
  expect([...document.querySelectorAll('dl dt')].map((term) => term.textContent)).toEqual(
    expect.arrayContaining(['Phase', 'Impedance', 'Oil Volume', 'Dimensions', 'Category', 'Location', 'Notes']),
  );
  expect(valueOf('KVA Rating')).toBe('500 kVA');
  expect(valueOf('Impedance')).toBe('5.75%');
  expect(valueOf('Oil Volume')).toBe('310 gal');
  await waitFor(() => expect(valueOf('Location')).toBe('Austin, TX · ≈ 1,030 mi by road'));
  expect(valueOf('Notes')).toBe('N/A');
});

test('without an order the distance is to the reference site', async () => {
  theServerKnows({ unit: { location: 'Austin, TX' } });
  unitCouldServe('IC-1001', []);
  showUnit({ at: '/unit/IC-1001' });
  await screen.findByRole('heading', { name: 'Unit IC-1001' });
  expect(valueOf('Location')).toBe('Austin, TX · 850 mi from Phoenix');
});

test('missing values are N/A, and an unknown place says that its distance is unknown', async () => {
  theServerKnows({ unit: { impedance: null, taps: ' ', location: 'Yard 7', notes: 'Tank repainted.' } });
  await openUnit();
  expect(valueOf('Impedance')).toBe('N/A');
  expect(valueOf('Taps')).toBe('N/A');
  expect(valueOf('Location')).toBe('Yard 7 · distance unknown');
  expect(valueOf('Notes')).toBe('Tank repainted.');
});

test('a section closes and opens', async () => {
  theServerKnows();
  await openUnit();
  const section = screen.getByRole('button', { name: 'Cooling & Oil' });
  await userEvent.click(section);
  expect(screen.queryByText('Oil Volume')).not.toBeInTheDocument();
  await userEvent.click(section);
  expect(screen.getByText('Oil Volume')).toBeInTheDocument();
});

const PLACEHOLDER = 'Placeholder text to describe changes required';
const icon = (label: string) => spec(label).querySelector<HTMLElement>('[data-state]');

test.each([
  [
    {
      ...{ kvaRating: 500, phase: 1, primaryVoltage: '12470', secondaryVoltage: '208Y/120', oilVolume: 317 },
      ...{ bushingType: 'DEAD FRONT ', weight: 20_000, dimensions: '71 x 60 x 68 in', location: 'Phoenix, AZ' },
    },
    [
      ['KVA Rating', 'check', 'Exact'],
      ['Phase', 'warning', 'Differs. Required 3, unit 1'],
      ['Primary Voltage', 'check', 'Exact'],
      ['Secondary Voltage', 'warning', 'Differs. Required 480Y/277, unit 208Y/120'],
      ['Bushing Type', 'check', 'Exact'],
      ['Weight', 'tolerance', 'Differs. Within acceptable range'],
      ['Dimensions', 'tolerance', 'Differs. Within acceptable range'],
      ['Oil Volume', 'check', 'Exact'],
      ['Location', 'check', 'Match'],
    ],
  ],
  [
    { kvaRating: '500.0', location: 'Portland, OR' },
    [
      ['KVA Rating', 'check', 'Exact'],
      ['Location', 'warning', 'More than 400 miles from Phoenix'],
    ],
  ],
  [{ kvaRating: 600 }, [['KVA Rating', 'tolerance', 'Acceptable. Within acceptable range']]],
  [
    { kvaRating: 601 },
    [['KVA Rating', 'warning', 'Differs. Required 500 kVA, unit 601 kVA: 101 kVA larger than asked']],
  ],
] as const)('if the server does not judge the unit %j, its specifications have a status', async (unit, statuses) => {
  theServerKnows({ unit, judged: null });
  const { user } = await openUnit();
  for (const [label, status, words] of statuses) {
    expect([label, icon(label)?.dataset.state]).toEqual([label, status]);
    expect(icon(label)).toHaveTextContent(words);
    if (status === 'check') continue;
    await user.hover(icon(label)!);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(words.replace(/^(Acceptable|Differs)\. /, ''));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  }
});

test('a specification that is not recorded has a question mark', async () => {
  theServerKnows({ unit: { taps: null }, judged: null });
  await openUnit();
  expect(icon('Taps')?.dataset.state).toBe('unknown');
  expect(icon('Taps')).toHaveTextContent('Not recorded. The unit does not say');
});

test("the server's verdicts apply, in the words of the comparison", async () => {
  const tooSmall = aFeatureVerdict({
    ...{ feature: 'power_rating_match', required: '500', actual: '500', verdict: 'does not fit' },
    note: 'Required 500 kVA, unit 500 kVA: of another series.',
  });
  const judged = aUnitThatNeedsWork({ serial: 'IC-1001' });
  theServerKnows({ judged: { ...judged, score_details: [...judged.score_details, tooSmall] } });
  await openUnit();
  expect(icon('Primary Voltage')).toHaveAttribute('data-state', 'warning');
  expect(icon('Primary Voltage')).toHaveTextContent('Needs work. Required 12470 V, unit 13200 V: turn pull, $2,300');
  expect(icon('KVA Rating')).toHaveAttribute('data-state', 'alert');
  expect(icon('KVA Rating')).toHaveTextContent('Does not fit. Required 500 kVA, unit 500 kVA: of another series');
  expect(
    panel('SpecAI Analysis').getByText('Primary Voltage: Required 12470 V, unit 13200 V: turn pull, $2,300.'),
  ).toBeInTheDocument();
});

test('no specification has a verdict before the unit is judged', async () => {
  theServerKnows({ judged: null });
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  server.use(http.post(calls.matchIc, () => arrival));
  showUnit();
  await screen.findByText('J-70114');
  expect(spec('Phase')).toHaveTextContent('Required 3');
  expect(icon('Phase')).toBeNull();
  expect(screen.getByRole('region', { name: 'Specifications' })).toHaveAttribute('aria-busy', 'true');
  arrive();
  await waitFor(() => expect(icon('Phase')).toHaveAttribute('data-state', 'check'));
});

test('a specification that the order does not require has no status', async () => {
  theServerKnows({ order: anOrder({ requirement: aRequirement({ impedance_pct: null }) }) });
  await openUnit();
  expect(spec('Impedance').querySelector('[data-state]')).toBeNull();
  expect(spec('Phase')).toHaveTextContent('Required 3');
});

test('the page shows eight photos of the unit, none without a picture', async () => {
  theServerKnows({ unit: { imageUrl: '/api/files/IC-1001/front.svg' } });
  await openUnit();
  await userEvent.click(screen.getByRole('button', { name: /View Unit Images · 8/ }));
  expect(await screen.findByText('1 of 8')).toBeInTheDocument();
});

test('the page shows no address that is not http', async () => {
  theServerKnows({ unit: { imageUrl: 'javascript:alert(1)' } });
  await openUnit();
  expect(screen.getByAltText('No picture of this unit')).toHaveAttribute('src', '/default-unit.svg');
  expect(screen.getByRole('button', { name: /View Unit Images · 0/ })).toBeDisabled();
});

test('the order beside the unit is the one that the unit was opened from, and leads back to it', async () => {
  theServerKnows();
  const sent = recordRequests();
  await openUnit();
  expect(order().getByText('J-70114')).toBeInTheDocument();
  expect(order().getByText('$41,250')).toBeInTheDocument();
  expect(order().getByText('4 April 2026')).toBeInTheDocument();
  expect(order().getByRole('link', { name: 'View Order' })).toHaveAttribute('href', '/order/101');
  expect((await sent()).map(({ path }) => path)).toContain('/api/orders/by-order-id/101');
});

test('the order beside the unit shows the cents of its price', async () => {
  theServerKnows({ order: anOrder({ sale_price: '41250.50' }) });
  await openUnit();
  expect(order().getByText('$41,250.50')).toBeInTheDocument();
});

test.each(['/unit/IC-1001', '/unit/IC-1001?order='])(
  'the order is the sample order if the product API has no reservations, and is marked as such, at %s',
  async (at) => {
    theServerKnows();
    const sent = recordRequests();
    await openUnit({ at, services: foreign });
    expect(order().getByText(/Sample order/)).toBeInTheDocument();
    expect(order().queryByRole('link')).not.toBeInTheDocument();
    expect(spec('Phase')).toHaveTextContent('Required 3');
    expect(screen.queryByRole('region', { name: 'Estimate for this order' })).not.toBeInTheDocument();
    const paths = (await sent()).map(({ path }) => path);
    expect(paths).toContain('/api/orders/by-order-id/sample');
    expect(paths).not.toContain('/api/orders/match-ic/');
  },
);

test('the order beside the unit may be missing: the rest of the page still shows', async () => {
  theServerKnows({ unit: { kvaRatingStatus: 'alert' } });
  theOrderFails();
  await openUnit();
  expect(order().getByText(/The order could not be loaded/)).toBeInTheDocument();
  expect(panel('Specifications').queryByText('Required')).not.toBeInTheDocument();
  expect(spec('KVA Rating').querySelector('[data-state]')).toHaveAttribute('data-state', 'alert');
  expect(spec('KVA Rating')).toHaveTextContent(PLACEHOLDER);
  expect(panel('SpecAI Analysis').getByText(/No requirement is known/)).toBeInTheDocument();
});

test('the order beside the unit may come late: the unit is there, the analysis waits', async () => {
  theServerKnows();
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  server.use(http.get(calls.orderSummary, () => arrival));
  showUnit();
  await screen.findByRole('heading', { name: 'Unit IC-1001' });
  expect(screen.getByRole('region', { name: 'SpecAI Analysis' })).toHaveAttribute('aria-busy', 'true');
  expect(panel('SpecAI Analysis').queryByRole('list')).not.toBeInTheDocument();
  arrive();
  expect(await panel('SpecAI Analysis').findByText(/match the requirement/)).toBeInTheDocument();
});

test('the order beside the unit may be nonsense: no field of it breaks the page', async () => {
  const bare = { id: 5, requirement: null };
  theServerKnows();
  server.use(http.get(calls.orderSummary, () => Response.json(bare)));
  await openUnit();
  expect(order().getAllByText('N/A').length).toBeGreaterThan(3);
});

test.each([
  ['is unknown', () => everyCallFails(404)],
  ['is nonsense', () => everyCallAnswers('[]')],
])('a unit that %s is reported as not found, with a link back', async (_how, situation) => {
  situation();
  showUnit();
  expect(await screen.findByRole('heading', { name: 'Unit not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Units' })).toHaveAttribute('href', '/');
});

test.each(['%00', 'x'.repeat(10_000), '..%2F..%2Fetc', '%E2%98%83', '<script>'])(
  'nor can the item code %#',
  async (code) => {
    everyCallFails(404);
    showUnit({ at: `/unit/${code}` });
    expect(await screen.findByRole('heading', { name: 'Unit not found' })).toBeInTheDocument();
  },
);

test('a retired unit shows who retired it and when, and can be brought back', async () => {
  const sent: string[] = [];
  theServerKnows({ unit: { retiredAt: '2026-03-05T15:30:00Z', retiredBy: 'Dana Sales', retiredReason: 'Core sold.' } });
  server.use(
    http.delete(calls.unitRetirement, ({ request }) => {
      sent.push(new URL(request.url).pathname);
      return sent.length === 1 ? problem(503) : new Response(null, { status: 204 });
    }),
  );
  const { services } = await openUnit();
  expect(
    screen.getByText(/^This unit was retired on 5 March 2026 by Dana Sales: Core sold\. It is no longer matched/),
  ).toBeVisible();
  expect(await panel('Reservation').findByText('Retired')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Bring back' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  theServerKnows();
  await userEvent.click(screen.getByRole('button', { name: 'Bring back' }));
  await waitFor(() => expect(screen.queryByText(/^This unit was retired/)).not.toBeInTheDocument());
  expect(sent).toEqual(Array.from({ length: 2 }, () => '/api/inventory-stats/by-code/IC-1001/retirement'));
  const reasons: unknown[] = [];
  server.use(
    http.put(calls.unitRetirement, async ({ request }) => {
      reasons.push(await request.json());
      return new Response(null, { status: 204 });
    }),
  );
  const { success } = services.notifier;
  expect(success).toHaveBeenCalledWith('Unit IC-1001 brought back', expect.any(String), expect.any(Function));
  jest.mocked(success).mock.calls[0]?.[2]?.();
  await waitFor(() => expect(success).toHaveBeenLastCalledWith('Undone', 'Unit IC-1001 is retired again'));
  expect(reasons).toEqual([{ reason: 'Undone' }]);
});

const open = async (...permissions: Permission[]) => {
  theServerKnows();
  const page = showUnit({ services: { permissions: new Set(permissions) } });
  await screen.findByRole('heading', { level: 1, name: 'Unit IC-1001' });
  return page;
};

test('a unit without costs says that they are not shown, and speaks of none', async () => {
  await open();
  expect(
    panel('Cost').getByText(/^Costs are not shown to your role\. Only sales, operations, engineering/),
  ).toBeVisible();
  expect(await panel('SpecAI Analysis').findByRole('heading', { name: 'Match' })).toBeVisible();
  expect(panel('SpecAI Analysis').queryByText(/\$|margin|cost/i)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Options' })).toBeNull();
});

test('a user who sees costs but cannot change options can try them but not save them', async () => {
  await open('seeCost');
  expect(screen.getByRole('button', { name: 'Save Changes' })).toHaveAttribute('aria-disabled', 'true');
  expect(panel('Options').getByText(/^You can try options here\. Only operations, engineering/)).toBeVisible();
});
