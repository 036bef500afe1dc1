import type { UserEvent } from '@testing-library/user-event';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Order } from '../../../../../src/contract/orders/order';
import { OrdersPage } from '../../../../../src/web/features/orders/components/OrdersPage';
import { recordRequests } from '../../../../mocks/recorder';
import { dataWasRefreshed, ordersAreListed, statesAreListed } from '../../../../mocks/situations';
import { anOrder, aRequirement } from '../../../../support/web/builders';
import { renderScreen } from '../../../../support/web/renderApp';

const known = [
  anOrder({ id: 1, job_number: 'J-1', customer_name: 'Mesa Foundry', sales_rep: 'J. Reyes', ship_state: 'AZ' }),
  anOrder({ id: 2, job_number: 'J-2', customer_name: 'Verde Co-op', sales_rep: 'L. Hwang', ship_state: 'TX' }),
  anOrder({ id: 3, job_number: 'J-33', customer_name: 'City of Globe', order_type: 'rw', order_date: '2025-01-01' }),
];

const jobs = () => screen.queryAllByRole('article').map((card) => within(card).getByText(/^J-/).textContent);
const chips = () => within(screen.getByRole('group', { name: 'Active filters' }));

const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function openFilters(at = '/') {
  ordersAreListed(known);
  statesAreListed([
    { code: 'AZ', display: 'Arizona' },
    { code: 'TX', display: 'Texas' },
  ]);
  dataWasRefreshed();
  const recorded = recordRequests();
  const view = renderScreen(<OrdersPage />, { at });
  await screen.findAllByRole('article');
  await view.user.click(screen.getByRole('button', { name: /^Advanced Filters/ }));
  await screen.findByLabelText('Search');
  const sent = async () => (await recorded()).filter(({ path }) => path === '/api/orders/').map(({ query }) => query);
  return { ...view, sent };
}

test.each([
  ['Search', 'J-33', 'search', 'J-33', 'Search: J-33', ['J-33']],
  ['Salesperson', 'hwang', 'sales_rep', 'hwang', 'Salesperson: hwang', ['J-2']],
  ['Customer Name', 'mesa', 'customer_name', 'mesa', 'Customer: mesa', ['J-1']],
])('the text filter %s applies on Enter, not while typing', async (label, typed, parameter, value, chip, left) => {
  const { user, sent } = await openFilters();
  await user.type(screen.getByLabelText(label), typed);
  expect(chips().queryByText(chip)).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(chips().getByText(chip)).toBeVisible();
  await waitFor(() => expect(jobs()).toEqual(left));
  expect(await sent()).toEqual([expect.anything(), expect.objectContaining({ [parameter]: value, page: '1' })]);
});

test('the search field names what it searches', async () => {
  await openFilters();
  expect(screen.getByPlaceholderText('Sales Order Number, Job Number')).toBe(screen.getByLabelText('Search'));
});

test('a blank text is no filter', async () => {
  const { user, address } = await openFilters();
  await user.type(screen.getByLabelText('Search'), '   {Enter}');
  expect(screen.getByLabelText('Search')).toHaveValue('');
  expect(address()).toBe('/');
});

test.each([
  ['Job Creation Date', '90 days', { date_range: '90' }, 'Job Creation Date: Last 90 days', ['J-1', 'J-2']],
  ['Job Type', 'RW', { order_type: 'rw' }, 'Job Type: RW', ['J-33']],
  ['Delivery Location', 'Texas', { delivery_state: 'TX' }, 'Delivery Location: Texas', ['J-2']],
])('the choice %s applies immediately', async (label, option, query, chip, left) => {
  const { user, sent } = await openFilters();
  await user.selectOptions(screen.getByLabelText(label), option);
  expect(chips().getByText(chip)).toBeVisible();
  await waitFor(() => expect(jobs()).toEqual(left));
  expect((await sent()).at(-1)).toMatchObject(query);
});

test('the options of the filters are those of the specification', async () => {
  await openFilters();
  const options = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(options('Job Creation Date')).toEqual(['All', '30 days', '60 days', '90 days', '180 days', 'Last year']);
  expect(options('Job Type')).toEqual(['All', 'RC', 'RW']);
  expect(options('Delivery Location')).toEqual(['All', 'Arizona', 'Texas']);
  expect(options('Status')).toEqual(['Assignment Pending', 'Unit Assigned']);
  expect(options('Sort')).toEqual(['Order Date', 'Price']);
});

test('a state from the address is chosen by its name', async () => {
  await openFilters('/?state=AZ');
  expect(screen.getByLabelText('Delivery Location')).toHaveDisplayValue('Arizona');
  expect(chips().getByText('Delivery Location: Arizona')).toBeVisible();
});

test('the chip of the product type is always there and cannot be removed', async () => {
  await openFilters();
  expect(chips().getByText('Product Type: Three-phase Padmounts')).toBeVisible();
  expect(chips().queryByRole('button')).not.toBeInTheDocument();
});

test('a chip removes its filter and empties its field', async () => {
  const { user, address } = await openFilters('/?search=J-1&job=RC');
  await user.click(chips().getByRole('button', { name: 'Remove filter Search: J-1' }));
  expect(screen.getByLabelText('Search')).toHaveValue('');
  expect(address()).toBe('/?job=RC');
  await waitFor(() => expect(jobs()).toEqual(['J-1', 'J-2']));
});

test('Clear Filters clears all filters, but not status and sort', async () => {
  const { user, address } = await openFilters('/?search=J-1&job=RC&sort=price&days=365');
  expect(screen.getByRole('button', { name: 'Advanced Filters · 3' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(address()).toBe('/?sort=price');
  expect(screen.getByRole('button', { name: 'Clear Filters' })).toBeDisabled();
});

test('filters can be cleared without opening the panel', async () => {
  const { user, address } = await openFilters('/?search=J-1');
  await user.click(screen.getByRole('button', { name: /^Advanced Filters/ }));
  await user.click(chips().getByRole('button', { name: 'Clear Filters' }));
  expect(address()).toBe('/');
});

test('several changes in a row make one request, after 500 ms', async () => {
  const { sent } = await openFilters();
  // Without a pause, since half a second between two changes would make two requests.
  choose('Job Type', 'RC');
  choose('Job Creation Date', '30');
  choose('Delivery Location', 'AZ');
  expect(await sent()).toHaveLength(1);
  expect(screen.getByRole('list', { name: 'Orders' }).closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(jobs()).toEqual(['J-1']));
  expect((await sent()).slice(1)).toEqual([
    expect.objectContaining({ order_type: 'rc', date_range: '30', delivery_state: 'AZ' }),
  ]);
});

test('a filter changed on a later page requests page 1 only', async () => {
  const { user, sent } = await openFilters();
  await user.selectOptions(screen.getByLabelText('Sort'), 'Price');
  await waitFor(async () => expect(await sent()).toHaveLength(2));
  await user.selectOptions(screen.getByLabelText('Job Type'), 'RW');
  await waitFor(async () => expect(await sent()).toHaveLength(3));
  expect((await sent()).at(-1)).toMatchObject({ page: '1', ordering: '-sale_price', order_type: 'rw' });
});

describe('quick hands', () => {
  /** Without waiting for React, like a browser. */
  const choose = (label: string, value: string) => {
    const select = screen.getByLabelText<HTMLSelectElement>(label);
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };

  /** The router shows a new address a moment late: an earlier change must not undo the one before. */
  test('a change made before the last one is on screen does not undo it', async () => {
    const { address } = await openFilters();
    const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    choose('Job Type', 'RC');
    await Promise.resolve();
    choose('Job Creation Date', '30');
    await waitFor(() => expect(jobs()).toEqual(['J-1', 'J-2']));
    environment.IS_REACT_ACT_ENVIRONMENT = true;
    expect(address()).toBe('/?days=30&job=RC');
  });
});

async function theOrderIsListed(order: Order, at = '/') {
  ordersAreListed([order]);
  statesAreListed();
  dataWasRefreshed();
  const view = renderScreen(<OrdersPage />, { at });
  await screen.findByRole('button', { name: 'View Details' });
  return view;
}

const dialog = () => screen.findByRole('dialog', { name: 'Order Details' });

const pairs = (root: HTMLElement) =>
  [...root.querySelectorAll('dt')].map((name) => [name.textContent, name.nextElementSibling?.textContent]);

const complete = anOrder({
  issued_units: 0,
  requirement: aRequirement({
    formatted_notes: 'Paint: Munsell 7GY\n<b>No decals</b>',
    warehouse_desc: 'Greensboro, NC',
  }),
  sale_price: '41250.50',
});

test('the Order Details dialog shows everything by groups', async () => {
  const { user } = await theOrderIsListed(complete);
  await user.click(screen.getByRole('button', { name: 'View Details' }));
  const shown = await dialog();
  expect(
    within(shown)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Customer Information',
    'Timeline',
    'Transformer Requirements',
    'Order Information',
    'Shipping Information',
    'Additional Notes',
  ]);
  expect(pairs(shown)).toEqual([
    ['Job Number', 'J-70114'],
    ['Sales Order Number', 'SO-88214'],
    ['Created on', '5 March 2026'],
    ['Customer', 'Tri-County Electric Cooperative'],
    ['Location', 'Tempe, AZ'],
    ['Order Date', '5 March 2026'],
    ['Customer Request Date', '4 April 2026'],
    ['Type', '500 KVA Padmount, 12.47 kV – 480Y/277'],
    ['KVA Rating', '500 kVA'],
    ['Issued Units', '0'],
    ['Salesperson', 'M. Ortega'],
    ['Price', '$41,250.50'],
    ['Job Type', 'RC'],
    ['Current Warehouse', 'Greensboro, NC'],
    ['Shipping From', 'NC'],
  ]);
  expect(within(shown).getByText(/No decals/).textContent).toBe('Paint: Munsell 7GY\n<b>No decals</b>');
});

test('the Order Details dialog of an order without details is full of N/A, without notes', async () => {
  const nothing = {
    customer_name: null,
    ship_city: null,
    ship_state: null,
    order_date: null,
    request_date: null,
    sales_rep: null,
    order_type: null,
    sale_price: null,
    issued_units: null,
    job_number: null,
    sales_order_number: null,
    requirement: null,
  };
  const { user } = await theOrderIsListed(anOrder(nothing));
  await user.click(screen.getByRole('button', { name: 'View Details' }));
  const shown = await dialog();
  expect(new Set(pairs(shown).map(([, value]) => value))).toEqual(new Set(['N/A']));
  expect(within(shown).queryByText('Additional Notes')).not.toBeInTheDocument();
});

test.each([
  ['card', '/', () => screen.getByText('Tri-County Electric Cooperative')],
  ['row', '/?view=table', () => screen.getByRole('cell', { name: 'J-70114' })],
])('the Order Details dialog opens on a click anywhere on the %s', async (_what, at, surface) => {
  const { user } = await theOrderIsListed(complete, at);
  await user.click(surface());
  expect(await dialog()).toBeVisible();
});

test('the Order Details dialog does not open when Compare Units is clicked', async () => {
  const { user } = await theOrderIsListed(complete);
  await user.click(screen.getByRole('link', { name: 'Compare Units' }));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['Close', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
])('the Order Details dialog closes by %s and gives the focus back', async (_how, close) => {
  const { user } = await theOrderIsListed(complete);
  const button = screen.getByRole('button', { name: 'View Details' });
  button.focus();
  await user.keyboard('{Enter}');
  await dialog();
  await close(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(button).toHaveFocus();
});

test('the Order Details dialog leads to the comparison', async () => {
  const { user, address } = await theOrderIsListed(complete);
  await user.click(screen.getByRole('button', { name: 'View Details' }));
  await user.click(within(await dialog()).getByRole('link', { name: 'Compare Units' }));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
  expect(address()).toBe('/order/101');
});
