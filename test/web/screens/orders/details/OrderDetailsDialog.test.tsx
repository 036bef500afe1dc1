import { screen, waitFor, within } from '@testing-library/react';
import type { Order } from '../../../../../src/contract/order/order';
import { OrdersPage } from '../../../../../src/web/screens/orders/OrdersPage';
import { dataWasRefreshed, ordersAreListed, statesAreListed } from '../../../../mocks/situations';
import { anOrder, aRequirement } from '../../../../support/web/builders';
import { renderScreen } from '../../../../support/web/renderApp';

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

describe('the Order Details dialog', () => {
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
    [
      'Close',
      (user: Awaited<ReturnType<typeof theOrderIsListed>>['user']) =>
        user.click(screen.getByRole('button', { name: 'Close' })),
    ],
    ['Escape', (user: Awaited<ReturnType<typeof theOrderIsListed>>['user']) => user.keyboard('{Escape}')],
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
});
