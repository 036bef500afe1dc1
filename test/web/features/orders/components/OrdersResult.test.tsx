import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { ordersQuerySchema } from '../../../../../src/contract/orders/ordersQuery';
import { ORDER_AGES } from '../../../../../src/domain/limits';
import { readList } from '../../../../../src/domain/orders/orderList';
import { toOrdersQuery } from '../../../../../src/domain/orders/ordersQuery';
import { OrdersPage } from '../../../../../src/web/features/orders/components/OrdersPage';
import { json } from '../../../../mocks/answers';
import { calls } from '../../../../mocks/calls';
import { listed } from '../../../../mocks/listed';
import { recordRequests } from '../../../../mocks/recorder';
import { server } from '../../../../mocks/server';
import { dataWasRefreshed, ordersAreListed, statesAreListed, theOrdersListFails } from '../../../../mocks/situations';
import { extent } from '../../../../support/extent';
import { orders } from '../../../../support/web/builders';
import { renderScreen } from '../../../../support/web/renderApp';

/** The words of a choice in the address, and its request parameters (spec section 7). */
interface Choice {
  readonly address: Readonly<Record<string, string>>;
  readonly asks: Readonly<Record<string, string>>;
}

const nothing: Choice = { address: {}, asks: {} };
const either = (choice: Choice): readonly Choice[] => [nothing, choice];

const statuses: readonly Choice[] = [
  { address: {}, asks: { unit_assignment: 'unassigned' } },
  { address: { status: 'assigned' }, asks: { unit_assignment: 'assigned' } },
];
const sorts: readonly Choice[] = [
  { address: {}, asks: { ordering: '-order_date' } },
  { address: { direction: 'asc' }, asks: { ordering: 'order_date' } },
  { address: { sort: 'price' }, asks: { ordering: '-sale_price' } },
  { address: { sort: 'price', direction: 'asc' }, asks: { ordering: 'sale_price' } },
];
const jobTypes: readonly Choice[] = [
  nothing,
  { address: { job: 'RC' }, asks: { order_type: 'rc' } },
  { address: { job: 'RW' }, asks: { order_type: 'rw' } },
];
const ages = ORDER_AGES.map((days) => (days === '0' ? nothing : { address: { days }, asks: { date_range: days } }));
const search: Choice = { address: { search: 'SO-1' }, asks: { search: 'SO-1' } };
const salesperson: Choice = { address: { salesperson: 'M. Ortega' }, asks: { sales_rep: 'M. Ortega' } };
const customer: Choice = { address: { customer: 'Tri-County' }, asks: { customer_name: 'Tri-County' } };
const state: Choice = { address: { state: 'AZ' }, asks: { delivery_state: 'AZ' } };

const together = (choices: readonly Choice[]): Choice => ({
  address: Object.assign({}, ...choices.map(({ address }) => address)) as Choice['address'],
  asks: Object.assign({ page: '1', page_size: '6' }, ...choices.map(({ asks }) => asks)) as Choice['asks'],
});

const combinations = (groups: readonly (readonly Choice[])[]): Choice[] =>
  groups
    .reduce<Choice[][]>((built, group) => built.flatMap((some) => group.map((each) => [...some, each])), [[]])
    .map(together);

const addressOf = ({ address }: Choice) => `/?${new URLSearchParams(address).toString()}`;

test('every combination of filters, sort and status sends the exact request', () => {
  const all = combinations([
    statuses,
    sorts,
    jobTypes,
    ages,
    either(search),
    either(salesperson),
    either(customer),
    either(state),
  ]);
  expect(all).toHaveLength(2 * 4 * 3 * 6 * 16);
  const queries = all.map((each) => {
    const list = readList(new URL(addressOf(each), 'http://localhost').searchParams);
    return toOrdersQuery(list.filters, list.sort, list.page);
  });
  expect(queries).toEqual(all.map(({ asks }) => asks));
  expect(queries.filter((query) => !ordersQuerySchema.safeParse(query).success)).toEqual([]);
});

const screenLists = combinations([
  statuses,
  sorts,
  [
    nothing,
    search,
    salesperson,
    customer,
    state,
    ages[3]!,
    jobTypes[1]!,
    together([search, salesperson, customer, state, ages[5]!, jobTypes[2]!]),
  ],
]);

const chosen = extent(
  screenLists,
  screenLists.filter((_, index) => index % 9 === 0),
);

test.each(chosen.map((each) => [addressOf(each), each.asks] as const))(
  'the screen at %s sends exactly one request',
  async (at, asks) => {
    ordersAreListed(orders(1));
    statesAreListed();
    dataWasRefreshed();
    const recorded = recordRequests();
    renderScreen(<OrdersPage />, { at });
    await screen.findByText(/^Showing|^No orders found$/);
    expect((await recorded()).filter(({ path }) => path === '/api/orders/').map(({ query }) => query)).toEqual([asks]);
  },
);

beforeEach(() => {
  statesAreListed();
  dataWasRefreshed();
});

function openList(count: number, at = '/') {
  ordersAreListed(orders(count));
  const recorded = recordRequests();
  const requestedPages = async () =>
    (await recorded()).filter(({ path }) => path === '/api/orders/').map(({ query }) => query.page);
  return { ...renderScreen(<OrdersPage />, { at }), requestedPages };
}

const jobs = () => screen.queryAllByRole('article').map((card) => within(card).getByText(/^J-/).textContent);

test.each([
  [0, 1, null, 0],
  [1, 1, 'Showing 1-1 of 1 orders', 0],
  [6, 1, 'Showing 1-6 of 6 orders', 0],
  [7, 1, 'Showing 1-6 of 7 orders', 2],
  [7, 2, 'Showing 7-7 of 7 orders', 2],
  [1000, 1, 'Showing 1-6 of 1000 orders', 3],
  [1000, 84, 'Showing 499-504 of 1000 orders', 5],
  [1000, 167, 'Showing 997-1000 of 1000 orders', 3],
])('the text of a page of %i orders, page %i, is: %s', async (count, page, text, numbers) => {
  openList(count, `/?page=${page}`);
  if (text === null) expect(await screen.findByText('No orders found')).toBeVisible();
  else expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryAllByText(/^Showing/)).toHaveLength(text === null ? 0 : 1);
  expect(screen.queryAllByRole('button', { name: /^Page \d+$/ })).toHaveLength(numbers);
});

test.each([
  [undefined, 'Showing 7-12 of 12 orders'],
  ['9', 'Showing 7-12 of 12 orders'],
  [12.5, 'Showing 7-12 of 12 orders'],
  [1e300, 'Showing 7-12 of 12 orders'],
  [9e15, 'Showing 7-12 of 9000000000000000 orders'],
])('if the server sends the number of orders as %j, the orders are shown: %s', async (count, text) => {
  server.use(http.get(calls.orders, () => json({ results: orders(6), count })));
  renderScreen(<OrdersPage />, { at: '/?page=2' });
  expect(await screen.findByText(text)).toBeVisible();
  expect(jobs()).toHaveLength(6);
});

const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test.each([
  [0, '0 orders'],
  [1, '1 order, page 1 of 1'],
  [8, '8 orders, page 1 of 2'],
])('the count of %i orders is announced as "%s"', async (count, words) => {
  openList(count);
  await waitFor(() => expect(announced()).toContain(words));
});

test('one live region announces the count of orders for every page', async () => {
  const { user } = openList(8);
  await waitFor(() => expect(announced()).toContain('8 orders, page 1 of 2'));
  const region = screen.getByText('8 orders, page 1 of 2');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(region).toHaveTextContent('8 orders, page 2 of 2'));
});

test('the next page is fetched when the pointer comes near, and then turned to without a request', async () => {
  const { user, requestedPages } = openList(20);
  await screen.findByText('Showing 1-6 of 20 orders');
  await user.hover(screen.getByRole('button', { name: 'Next' }));
  await waitFor(async () => expect(await requestedPages()).toEqual(['1', '2']));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Showing 7-12 of 20 orders')).toBeVisible();
  expect((await requestedPages()).filter((page) => page === '2')).toHaveLength(1);
});

test('the next page is fetched when the focus comes near', async () => {
  const { requestedPages } = openList(20);
  await screen.findByText('Showing 1-6 of 20 orders');
  act(() => screen.getByRole('button', { name: 'Page 1' }).focus());
  await waitFor(async () => expect(await requestedPages()).toEqual(['1', '2']));
});

test('the next page does not exist after the last', async () => {
  const { user, requestedPages } = openList(8, '/?page=2');
  await screen.findByText('Showing 7-8 of 8 orders');
  await user.hover(screen.getByRole('button', { name: 'Previous' }));
  await user.hover(screen.getByRole('button', { name: 'Page 1' }));
  expect(await requestedPages()).toEqual(['2']);
});

test('a next page whose prefetch failed is requested again only when a person tries again', async () => {
  const { user } = openList(8);
  await screen.findByText('Showing 1-6 of 8 orders');
  theOrdersListFails();
  await user.hover(screen.getByRole('button', { name: 'Next' }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  ordersAreListed(orders(8));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Showing 7-8 of 8 orders')).toBeVisible();
});

test('answers that come in another order never show another list', async () => {
  const answers = new Map<string, () => void>();
  const all = orders(20);
  const { user } = openList(20);
  await screen.findByText('Showing 1-6 of 20 orders');
  server.use(
    http.get(calls.orders, async ({ request }) => {
      const query = new URL(request.url).searchParams;
      await new Promise<void>((resolve) => answers.set(query.get('page') ?? '', resolve));
      return json({ ...listed(all, query) });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  await user.click(screen.getByRole('button', { name: 'Page 4' }));
  await waitFor(() => expect([...answers.keys()].toSorted()).toEqual(['2', '4']));
  answers.get('4')?.();
  await waitFor(() => expect(jobs()).toEqual(['J-19', 'J-20']));
  answers.get('2')?.();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(jobs()).toEqual(['J-19', 'J-20']);
  expect(screen.getByText('Showing 19-20 of 20 orders')).toBeVisible();
});

test('the focus stays in the page list when the end is reached by keyboard', async () => {
  const { user } = openList(8);
  await screen.findByText('Showing 1-6 of 8 orders');
  screen.getByRole('button', { name: 'Next' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByText('Showing 7-8 of 8 orders');
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveFocus();
});
