import { screen, waitFor, within } from '@testing-library/react';
import type { Order } from '../../../../../src/contract/orders/order';
import type { OrdersCounts } from '../../../../../src/contract/orders/ordersQuery';
import { OrdersPage } from '../../../../../src/web/features/orders/components/OrdersPage';
import { nothingIsSavedOrContested } from '../../../../mocks/quietInsights';
import { recordRequests } from '../../../../mocks/recorder';
import {
  countingFails,
  dataWasRefreshed,
  ordersAreCounted,
  ordersAreListed,
  statesAreListed,
} from '../../../../mocks/situations';
import { anOrder, aRequirement, orders } from '../../../../support/web/builders';
import { aConfig, renderScreen } from '../../../../support/web/renderApp';

const counts: OrdersCounts = {
  total: 1138,
  due: { overdue: 9, '14': 4, '30': 20, '60': 41 },
  needsEngineering: 6,
  mine: 30,
  coverage: { fits: 90, work: 30, check: 7, misses: 9, none: 12, 'not stated': 5 },
  notJudged: 6,
};
const capabilities = aConfig().capabilities;

function open(listed: readonly Order[] = orders(8), at = '/', insights: 'on' | 'off' = 'on') {
  nothingIsSavedOrContested();
  ordersAreListed(listed);
  statesAreListed();
  dataWasRefreshed();
  const recorded = recordRequests();
  const config = aConfig({ capabilities: { ...capabilities, insights } });
  const requested = async (path: string) =>
    (await recorded()).filter((sent) => sent.path === path).map(({ query }) => query);
  return { ...renderScreen(<OrdersPage />, { at, services: { config } }), requested };
}

const bar = () => screen.getByRole('region', { name: 'Urgency and coverage' });
const press = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole('combobox', { name });
const choices = (name: string) =>
  within(field(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('the counts are the filters, and what is not known yet is not hidden', async () => {
  ordersAreCounted(counts);
  open();
  await waitFor(() =>
    expect(bar()).toHaveTextContent('Overdue · 9Not covered · 28Engineering review · 6Mine · 30(6 not judged yet)'),
  );
  for (const button of within(bar()).getAllByRole('button')) expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('the counts combine as filters, and each is taken back by itself', async () => {
  ordersAreCounted(counts);
  const { user, address, requested } = open(orders(8), '/?job=RC&orders=mine&page=2');
  await user.click(await screen.findByRole('button', { name: 'Overdue · 9' }));
  expect(address()).toBe('/?job=RC&due=overdue&orders=mine&sort=requestDate&direction=asc');
  await user.click(await screen.findByRole('button', { name: 'Not covered · 28' }));
  expect(address()).toBe('/?job=RC&due=overdue&coverage=not+covered&orders=mine&sort=requestDate&direction=asc');
  await waitFor(async () =>
    expect((await requested('/api/orders/')).at(-1)).toMatchObject({
      ...{ order_type: 'rc', due: 'overdue', coverage: 'not covered', mine: 'true' },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Overdue · 9', pressed: true }));
  expect(address()).toBe('/?job=RC&coverage=not+covered&orders=mine');
});

test('each count is of the list as it is filtered, requested once', async () => {
  ordersAreCounted(counts);
  const { requested } = open(orders(8), '/?job=RC&due=14&sort=price');
  await screen.findByRole('button', { name: 'Overdue · 9' });
  expect(await requested('/api/orders/counts/')).toEqual([
    { unit_assignment: 'unassigned', order_type: 'rc', due: '14' },
  ]);
});

test('nothing is said about the coverage of orders that have a unit', async () => {
  ordersAreCounted(counts);
  open(orders(8), '/?status=assigned');
  await waitFor(() => expect(bar()).toHaveTextContent(/^Overdue · 9Engineering review · 6Mine · 30$/));
});

test('the filters say how many orders each would leave', async () => {
  ordersAreCounted(counts);
  const { user } = open();
  await screen.findByRole('button', { name: 'Mine · 30' });
  await user.click(press('Advanced Filters'));
  expect(choices('Customer Request Date')).toEqual([
    'All',
    'Overdue · 9',
    'Within 2 weeks · 4',
    'Within 30 days · 20',
    'Within 60 days · 41',
  ]);
  expect(choices('Coverage')).toEqual([
    'All',
    'Fits · 90',
    'Fits with work · 30',
    'To be checked · 7',
    'Misses a requirement · 9',
    'No unit fits · 12',
    'Order does not state kVA and voltages · 5',
    'Not covered · 28',
  ]);
});

test('the filters appear in the address, as chips and in the request, and can be cleared', async () => {
  ordersAreCounted(counts);
  const { user, address, requested } = open();
  await user.click(press('Advanced Filters'));
  await user.selectOptions(field('Customer Request Date'), '30');
  await user.selectOptions(field('Coverage'), 'work');
  await user.click(await screen.findByRole('button', { name: 'Engineering review · 6' }));
  await user.click(await screen.findByRole('button', { name: 'Mine · 30' }));
  expect(address()).toBe('/?due=30&coverage=work&engineering=needed&orders=mine&sort=requestDate&direction=asc');
  const chips = within(screen.getByRole('group', { name: 'Active filters' }));
  for (const label of [
    'Customer Request Date: Within 30 days',
    'Coverage: Fits with work',
    'Engineering review',
    'Mine',
  ])
    expect(chips.getByText(label)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Mine · 30' })).toHaveAttribute('aria-pressed', 'true');
  expect(press('Advanced Filters · 2')).toBeInTheDocument();
  await waitFor(async () =>
    expect((await requested('/api/orders/')).at(-1)).toMatchObject({
      due: '30',
      coverage: 'work',
      needs_engineering: 'true',
      mine: 'true',
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Mine · 30' }));
  expect(address()).toBe('/?due=30&coverage=work&engineering=needed&sort=requestDate&direction=asc');
  await user.click(press('Remove filter Engineering review'));
  await user.click(press('Clear Filters'));
  expect(address()).toBe('/');
});

test('the filters work without numbers where orders cannot be counted', async () => {
  countingFails();
  const { user, address, services } = open();
  expect(await screen.findByText('Showing 1-6 of 8 orders')).toBeVisible();
  expect(bar()).toHaveTextContent(/^OverdueNot coveredEngineering reviewMine$/);
  await user.click(press('Overdue'));
  expect(address()).toBe('/?due=overdue&sort=requestDate&direction=asc');
  await user.click(press('Advanced Filters · 1'));
  expect(choices('Coverage')).toContain('No unit fits');
  expect(services.notifier.failure).not.toHaveBeenCalled();
});

const marked = [
  anOrder({ id: 1, job_number: 'J-1', request_date: '2026-02-26', coverage: 'none' }),
  anOrder({ id: 2, job_number: 'J-2', request_date: '2026-03-15', coverage: 'fits' }),
  anOrder({ id: 3, job_number: 'J-3', request_date: '2026-03-25' }),
];

test('a card says that its order is late or due soon, and how it can be served', async () => {
  ordersAreCounted(counts);
  const { user } = open(marked);
  const [late, soon, neither] = await screen.findAllByRole('article');
  expect(within(late!).getByText('Overdue 12 days')).toHaveAttribute('data-tone', 'bad');
  await user.hover(within(late!).getByText('No unit fits'));
  expect(await screen.findByRole('tooltip', undefined, { timeout: 3_000 })).toHaveTextContent(
    'Every unit in stock fails a critical requirement.',
  );
  expect(within(soon!).getByText('Due in 5 days')).toHaveAttribute('data-tone', 'warn');
  expect(within(soon!).getByText('Fits')).toBeVisible();
  expect(within(neither!).queryByText(/^(Overdue|Due) /)).not.toBeInTheDocument();
  await user.click(within(late!).getByRole('button', { name: 'View Details' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order Details' }));
  expect(dialog.getByText('Overdue 12 days')).toBeVisible();
  expect(dialog.getByText('No unit fits')).toBeVisible();
});

test('a table row shows the same marks as a card', async () => {
  ordersAreCounted(counts);
  open(marked, '/?view=table');
  const [, ...lines] = await screen.findAllByRole('row');
  expect(
    lines.map((line) =>
      within(line)
        .getAllByRole('cell')
        .slice(8, 10)
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['26 February 2026Overdue 12 days', 'No unit fits'],
    ['15 March 2026Due in 5 days', 'Fits'],
    ['25 March 2026', ''],
  ]);
});

test('the list is sorted by Customer Request Date, the earliest first', async () => {
  ordersAreCounted(counts);
  const { user, address, requested } = open();
  await user.selectOptions(field('Sort'), 'Customer Request Date');
  expect(address()).toBe('/?sort=requestDate&direction=asc');
  await waitFor(async () =>
    expect((await requested('/api/orders/')).at(-1)).toMatchObject({ ordering: 'request_date' }),
  );
  await user.click(press('Earliest first'));
  expect(address()).toBe('/?sort=requestDate');
});

test('the table is sorted by the head of its delivery dates', async () => {
  ordersAreCounted(counts);
  const { user, address } = open(orders(8), '/?view=table');
  await user.click(await screen.findByRole('button', { name: 'Delivery Date' }));
  expect(address()).toBe('/?sort=requestDate&direction=asc&view=table');
  expect(screen.getByRole('columnheader', { name: 'Delivery Date' })).toHaveAttribute('aria-sort', 'ascending');
});

test('the table takes more rows, cards stay six, and the order on top stays on screen', async () => {
  ordersAreCounted(counts);
  const { user, address } = open(orders(60), '/?view=table&page=6');
  expect(await screen.findByText('Showing 31-36 of 60 orders')).toBeVisible();
  await user.selectOptions(field('Rows'), '25');
  expect(await screen.findByText('Showing 26-50 of 60 orders')).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(26);
  expect(address()).toBe('/?page=2&view=table&rows=25');
  await user.click(screen.getByRole('radio', { name: 'Cards' }));
  expect(await screen.findByText('Showing 25-30 of 60 orders')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Rows' })).not.toBeInTheDocument();
});

test('retired orders are listed by themselves, with nothing urgent about them', async () => {
  ordersAreCounted({ ...counts, total: 1 });
  const gone = anOrder({
    id: 7,
    job_number: 'J-gone',
    request_date: '2025-01-01',
    retired_at: '2026-03-05T10:00:00.000Z',
  });
  const { user, address } = open([...orders(8), gone]);
  expect(await screen.findByText('Showing 1-6 of 8 orders')).toBeVisible();
  await user.selectOptions(field('Status'), 'Retired');
  expect(address()).toBe('/?status=retired');
  expect(await screen.findByText('Showing 1-1 of 1 orders')).toBeVisible();
  const card = within(screen.getByRole('listitem'));
  expect(card.getByText('Retired')).toBeVisible();
  expect(card.queryByText(/^Overdue/)).not.toBeInTheDocument();
  expect(within(bar()).queryByText(/^(Overdue|Not covered)/)).not.toBeInTheDocument();
});

test('an API limited to the specification gets no further request, whatever the address contains', async () => {
  const everything =
    '/?status=retired&due=overdue&coverage=none&engineering=needed&orders=mine&sort=requestDate&view=table&rows=50';
  const late = anOrder({ request_date: '2025-01-01', requirement: aRequirement() });
  const { requested } = open([late], everything, 'off');
  await screen.findByRole('table', { name: 'Orders' });
  expect(await requested('/api/orders/')).toEqual([
    { page: '1', page_size: '6', ordering: '-order_date', unit_assignment: 'unassigned' },
  ]);
  expect(await requested('/api/orders/counts/')).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Urgency and coverage' })).not.toBeInTheDocument();
  expect(screen.queryByText(/^Overdue/)).not.toBeInTheDocument();
  expect(screen.getAllByRole('columnheader')).toHaveLength(10);
  expect(choices('Sort')).toEqual(['Order Date', 'Price']);
  expect(choices('Status')).toEqual(['Assignment Pending', 'Unit Assigned']);
});
