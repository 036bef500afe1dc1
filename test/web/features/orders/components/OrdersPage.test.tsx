import { screen, waitFor, within } from '@testing-library/react';
import type { Order } from '../../../../../src/contract/orders/order';
import { OrdersPage } from '../../../../../src/web/features/orders/components/OrdersPage';
import { recordRequests } from '../../../../mocks/recorder';
import {
  dataWasRefreshed,
  ordersAreListed,
  statesAreListed,
  theOrdersListFails,
  theOrdersListWaits,
} from '../../../../mocks/situations';
import { anOrder, aRequirement, orders } from '../../../../support/web/builders';
import { renderScreen } from '../../../../support/web/renderApp';

const cards = () => screen.queryAllByRole('article').map((card) => within(card).getByText(/^J-/).textContent);
const listRequests = async (sent: ReturnType<typeof recordRequests>) =>
  (await sent()).filter(({ path }) => path === '/api/orders/').map(({ query }) => query);

function theListIs(listed: Order[], at = '/') {
  ordersAreListed(listed);
  const sent = recordRequests();
  return { ...renderScreen(<OrdersPage />, { at }), sent: () => listRequests(sent) };
}

beforeEach(() => {
  statesAreListed([
    { code: 'AZ', display: 'Arizona' },
    { code: 'TX', display: 'Texas' },
  ]);
  dataWasRefreshed();
});

test('the list says that it is loading, then shows six orders of all', async () => {
  const { sent } = theListIs(orders(8));
  expect(screen.getByRole('heading', { name: 'Open Orders' })).toBeVisible();
  expect(screen.getByText('Manage and review transformer unit orders')).toBeVisible();
  expect(screen.getByText('Loading orders...')).toBeVisible();
  expect(await screen.findByText('Showing 1-6 of 8 orders')).toBeVisible();
  expect(cards()).toHaveLength(6);
  expect(screen.queryByText('Loading orders...')).not.toBeInTheDocument();
  expect(await screen.findByText(/^Last synced on \d/)).toBeVisible();
  expect(await sent()).toEqual([{ page: '1', page_size: '6', ordering: '-order_date', unit_assignment: 'unassigned' }]);
});

test('a card shows everything about its order', async () => {
  theListIs([
    anOrder({
      comments: 2,
      requirement: aRequirement({
        stock_code_desc: '1500KVA PAD',
        metadata: { engineering_review: true, unit_status: 'Awaiting parts' },
      }),
    }),
  ]);
  const card = within(await screen.findByRole('article'));
  for (const words of [
    'RC',
    'Engineering Review',
    'Awaiting parts',
    '2 comments',
    'J-70114',
    'SO-88214',
    '5 March 2026',
    'Tri-County Electric Cooperative',
    'M. Ortega',
    'Tempe, AZ',
    '1,500 KVA PAD',
    '$41,250',
    '4 April 2026',
  ])
    expect(card.getByText(words)).toBeVisible();
  expect(card.getByRole('link', { name: 'Compare Units' })).toHaveAttribute('href', '/order/101');
});

test('a field that an order leaves out is N/A', async () => {
  theListIs([
    anOrder({
      customer_name: null,
      job_number: null,
      sales_order_number: null,
      order_date: null,
      request_date: 'soon',
      sales_rep: ' ',
      ship_city: null,
      sale_price: 'abc',
      order_type: null,
      requirement: null,
    }),
  ]);
  const card = within(await screen.findByRole('article'));
  expect(card.getAllByText('N/A')).toHaveLength(9);
  expect(card.queryByText(/null|undefined|NaN|Invalid/)).not.toBeInTheDocument();
});

test('an empty list says so', async () => {
  theListIs([]);
  expect(await screen.findByText('No orders found')).toBeVisible();
  expect(screen.getByText('Try adjusting your search or filter criteria')).toBeVisible();
  expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument();
});

test('the table of orders has the ten columns', async () => {
  const { user, address } = theListIs(orders(1));
  await screen.findByRole('article');
  await user.click(screen.getByRole('radio', { name: 'Table' }));
  expect((await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent)).toEqual([
    'Job Number',
    'Sales Order Number',
    'Customer Name',
    'Salesperson',
    'Location',
    'kVA',
    'Price',
    'Order Date',
    'Delivery Date',
    'Actions',
  ]);
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'J-1',
    'SO-1',
    'Tri-County Electric Cooperative',
    'M. Ortega',
    'Tempe, AZ',
    '500',
    '$41,250',
    '5 March 2026',
    '4 April 2026',
    'View DetailsCompare Units',
  ]);
  expect(address()).toBe('/?view=table');
});

test('a failed list shows no message and claims nothing: it can be retried, and that is all', async () => {
  theOrdersListFails();
  const { user } = renderScreen(<OrdersPage />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText(/No orders found|criteria|^Showing/)).not.toBeInTheDocument();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  ordersAreListed(orders(2));
  await user.click(again);
  expect(await screen.findByText('Showing 1-2 of 2 orders')).toBeVisible();
});

test('an empty list that cannot be requested again no longer says that it is empty', async () => {
  const { user } = theListIs([]);
  await screen.findByText('No orders found');
  theOrdersListFails();
  await user.selectOptions(screen.getByLabelText('Sort'), 'Price');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText(/No orders found|criteria|^\d+ orders?/)).not.toBeInTheDocument();
});

test('rows on screen stay when the next page fails, and stay named for what they are', async () => {
  const { user } = theListIs(orders(8));
  await screen.findByText('Showing 1-6 of 8 orders');
  theOrdersListFails();
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(cards()).toHaveLength(6);
  expect(screen.getByText('Showing 1-6 of 8 orders')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  ordersAreListed(orders(8));
  await user.click(again);
  expect(await screen.findByText('Showing 7-8 of 8 orders')).toBeVisible();
});

test.each([
  ['states', () => statesAreListed([])],
  ['the last refresh', () => dataWasRefreshed(null)],
])('the list shows even without %s', async (_what, situation) => {
  situation();
  theListIs(orders(1));
  expect(await screen.findByRole('article')).toBeVisible();
});

test('a page turns immediately, and rows stay, marked busy, until the next arrive', async () => {
  const { user, sent, address } = theListIs(orders(8));
  await screen.findByText('Showing 1-6 of 8 orders');
  const first = cards();
  const answer = theOrdersListWaits();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(cards()).toEqual(first);
  expect(screen.getByRole('list', { name: 'Orders' }).closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
  answer();
  expect(await screen.findByText('Showing 7-8 of 8 orders')).toBeVisible();
  expect(cards()).toHaveLength(2);
  expect(address()).toBe('/?page=2');
  expect((await sent()).map(({ page }) => page)).toEqual(['1', '2']);
});

test('a page seen before is not requested again', async () => {
  const { user, sent } = theListIs(orders(8));
  await screen.findByText('Showing 1-6 of 8 orders');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('Showing 7-8 of 8 orders');
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByText('Showing 1-6 of 8 orders')).toBeVisible();
  expect(await sent()).toHaveLength(2);
});

test('an address beyond the last page leads to the last page', async () => {
  const { address } = theListIs(orders(8), '/?page=40');
  expect(await screen.findByText('Showing 7-8 of 8 orders')).toBeVisible();
  expect(address()).toBe('/?page=2');
});

test('many pages are listed with ellipses', async () => {
  theListIs(orders(60), '/?page=5');
  await screen.findByText('Showing 25-30 of 60 orders');
  const pages = within(screen.getByRole('navigation')).getAllByRole('listitem', { hidden: true });
  expect(pages.map(({ textContent }) => textContent)).toEqual(['Previous', '1', '…', '4', '5', '6', '…', '10', 'Next']);
});

test('the status narrows the list and returns to page 1', async () => {
  const { user, sent, address } = theListIs([...orders(8), anOrder({ id: 99, job_number: 'J-99', issued_units: 1 })]);
  await screen.findByText('Showing 1-6 of 8 orders');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.selectOptions(screen.getByLabelText('Status'), 'Unit Assigned');
  expect(address()).toBe('/?status=assigned');
  await waitFor(() => expect(cards()).toEqual(['J-99']));
  expect((await sent()).at(-1)).toMatchObject({ page: '1', unit_assignment: 'assigned' });
});

test('sorting by price, then in reverse, sends a request immediately', async () => {
  const { user, sent, address } = theListIs([
    anOrder({ id: 1, job_number: 'J-low', sale_price: '100' }),
    anOrder({ id: 2, job_number: 'J-high', sale_price: '20000' }),
  ]);
  await screen.findAllByRole('article');
  await user.selectOptions(screen.getByLabelText('Sort'), 'Price');
  await waitFor(() => expect(cards()).toEqual(['J-high', 'J-low']));
  await user.click(screen.getByRole('button', { name: 'Highest first' }));
  await waitFor(() => expect(cards()).toEqual(['J-low', 'J-high']));
  expect(screen.getByRole('button', { name: 'Lowest first' })).toBeVisible();
  expect(address()).toBe('/?sort=price&direction=asc');
  expect((await sent()).map(({ ordering }) => ordering)).toEqual(['-order_date', '-sale_price', 'sale_price']);
});

const sorted = () =>
  screen
    .getAllByRole('columnheader')
    .flatMap((head) => head.getAttribute('aria-sort') ?? [])
    .join();
const head = (name: string) => screen.getByRole('button', { name });

test('the heads of the table sort by price and order date, and only by these', async () => {
  const { user, sent, address } = theListIs(orders(2), '/?view=table');
  await screen.findByRole('table');
  expect(within(screen.getByRole('table')).getAllByRole('button', { name: /^(Price|Order Date)$/ })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Delivery Date' })).not.toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'Order Date' })).toHaveAttribute('aria-sort', 'descending');
  await user.click(head('Price'));
  expect(address()).toBe('/?sort=price&view=table');
  expect(screen.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending');
  expect(sorted()).toBe('descending');
  await user.click(head('Price'));
  expect(sorted()).toBe('ascending');
  await user.click(head('Order Date'));
  expect(screen.getByRole('columnheader', { name: 'Order Date' })).toHaveAttribute('aria-sort', 'descending');
  await waitFor(async () =>
    expect((await sent()).map(({ ordering }) => ordering)).toEqual(['-order_date', '-sale_price', 'sale_price']),
  );
});

test('table heads return to page 1 and stay focused while the list is sorted', async () => {
  const { user, address } = theListIs(orders(8), '/?view=table&page=2');
  await screen.findByText('Showing 7-8 of 8 orders');
  head('Price').focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Showing 1-6 of 8 orders')).toBeVisible();
  expect(address()).toBe('/?sort=price&view=table');
  expect(head('Price')).toHaveFocus();
});

test('an address restores the list it was made for', async () => {
  const { sent } = theListIs(
    orders(8),
    '/?search=J-&customer=Tri&state=AZ&days=90&job=RC&sort=price&direction=asc&page=2&view=table',
  );
  expect(await screen.findByRole('table')).toBeVisible();
  expect(await sent()).toEqual([
    {
      page: '2',
      page_size: '6',
      ordering: 'sale_price',
      unit_assignment: 'unassigned',
      search: 'J-',
      customer_name: 'Tri',
      date_range: '90',
      order_type: 'rc',
      delivery_state: 'AZ',
    },
  ]);
});

test('an address that makes no sense shows the plain list', async () => {
  const { sent } = theListIs(orders(2), '/?page=zero&status=x&days=7&state=%3Cscript%3E&sort=%00');
  expect(await screen.findByText('Showing 1-2 of 2 orders')).toBeVisible();
  expect(await sent()).toEqual([{ page: '1', page_size: '6', ordering: '-order_date', unit_assignment: 'unassigned' }]);
});
