import { screen } from '@testing-library/react';
import { http } from 'msw';
import { calls } from '../../../../mocks/calls';
import { recordRequests } from '../../../../mocks/recorder';
import { server } from '../../../../mocks/server';
import { unitCouldServe } from '../../../../mocks/situations';
import { aServableOrder } from '../../../../support/web/builders';
import { openUnit, panel, showUnit, spec, theServerKnows } from './openUnit';

const choice = () => panel('Choose an order');
const open = () => openUnit({ at: '/unit/IC-1001' });
const orders = (count: number) =>
  Array.from({ length: count }, (_, index) => aServableOrder({ id: 201 + index, job_number: `J-${201 + index}` }));
const jobs = () =>
  choice()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('a unit opened without an order is not compared, and offers the orders it is a candidate for, each with its class first', async () => {
  theServerKnows();
  const gap = { feature: 'taps', verdict: 'does not fit', text: 'Taps: Less than required' } as const;
  const missed = aServableOrder({ id: 7, job_number: null, is_complete: false, match_score: 0.55 });
  unitCouldServe('IC-1001', [aServableOrder(), { ...missed, fit: { class: 'Misses a requirement', gaps: [gap] } }]);
  const sent = recordRequests();
  await open();
  expect(await choice().findByText('2 open orders for this unit, best fit first.')).toBeInTheDocument();
  expect(jobs()).toEqual(['Job J-70114', 'An order without a job number']);
  const [first, second] = choice().getAllByRole('listitem');
  expect(first).toHaveTextContent(
    'FitsJob J-70114Tri-County Electric CooperativeMatch97%Sale Price$41,250Margin$21,250 · 51.5%Customer Request Date4 April 2026',
  );
  expect(second).toHaveTextContent(/^Misses a requirementAn order without a job number/);
  expect(second).toHaveTextContent('Taps: Less than requiredMatch55%');
  expect(second).toHaveTextContent('Marginat most $21,250 · 51.5%');
  expect(panel('Specifications').queryByText('Required')).not.toBeInTheDocument();
  expect(spec('Phase').querySelector('[data-state]')).toBeNull();
  expect(panel('SpecAI Analysis').getByText(/No requirement is known/)).toBeInTheDocument();
  expect((await sent()).map(({ path }) => path).filter((path) => path.startsWith('/api/orders/'))).toEqual([]);
});

test('a chosen order is compared with the unit immediately and gets the focus', async () => {
  theServerKnows();
  unitCouldServe('IC-1001', [aServableOrder()]);
  const page = await open();
  await page.user.click(await choice().findByRole('link', { name: 'Job J-70114' }));
  expect(page.address()).toBe('/unit/IC-1001?order=101');
  expect(await panel('Order Summary').findByText('J-70114')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Order Summary' })).toHaveFocus();
  expect(spec('Phase')).toHaveTextContent('Required 3');
});

test('the best five are in view, the others at a press', async () => {
  theServerKnows();
  unitCouldServe('IC-1001', orders(20), 138);
  const { user } = await open();
  expect(
    await choice().findByText('138 open orders for this unit, best fit first. The best 20 are listed.'),
  ).toBeInTheDocument();
  expect(jobs()).toEqual(['Job J-201', 'Job J-202', 'Job J-203', 'Job J-204', 'Job J-205']);
  await user.click(choice().getByRole('button', { name: 'Show the best 20', expanded: false }));
  expect(jobs()).toHaveLength(20);
  await user.click(choice().getByRole('button', { name: 'Show the best 5', expanded: true }));
  expect(jobs()).toHaveLength(5);
});

test.each([
  [[], 0, 'No open order fits this unit.'],
  [orders(1), 1, 'One open order for this unit.'],
  [orders(3), null, '3 open orders for this unit, best fit first.'],
])('the choice says how many orders fit (%#)', async (listed, count, sentence) => {
  theServerKnows();
  server.use(http.get(calls.ordersForUnit, () => Response.json({ results: listed, count })));
  await open();
  expect(await choice().findByText(sentence)).toBeInTheDocument();
});

test('while the orders load, that is said', async () => {
  theServerKnows();
  server.use(http.get(calls.ordersForUnit, () => new Promise<never>(() => undefined)));
  showUnit({ at: '/unit/IC-1001' });
  await screen.findByRole('heading', { level: 1, name: 'Unit IC-1001' });
  expect(choice().getByRole('status')).toHaveTextContent('Looking for open orders for this unit...');
});

test('figures that the server leaves out are N/A', async () => {
  theServerKnows();
  const nothing = {
    fit: null,
    match_score: null,
    sale_price: null,
    margin: null,
    margin_percentage: null,
    request_date: null,
  };
  unitCouldServe('IC-1001', [aServableOrder({ ...nothing, customer_name: null })]);
  await open();
  expect(await choice().findByRole('listitem')).toHaveTextContent(
    'Job J-70114N/AMatchN/ASale PriceN/AMarginN/ACustomer Request DateN/A',
  );
});
