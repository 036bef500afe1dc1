import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { OrdersPage } from '../../../../../src/web/screens/orders/OrdersPage';
import { calls } from '../../../../mocks/calls';
import { json } from '../../../../mocks/answers';
import { listed } from '../../../../mocks/listed';
import { recordRequests } from '../../../../mocks/recorder';
import { server } from '../../../../mocks/server';
import { dataWasRefreshed, ordersAreListed, statesAreListed, theOrdersListFails } from '../../../../mocks/situations';
import { orders } from '../../../../support/web/builders';
import { renderScreen } from '../../../../support/web/renderApp';

beforeEach(() => {
  statesAreListed();
  dataWasRefreshed();
});

function openList(count: number, at = '/') {
  ordersAreListed(orders(count));
  const recorded = recordRequests();
  const pagesAsked = async () =>
    (await recorded()).filter(({ path }) => path === '/api/orders/').map(({ query }) => query.page);
  return { ...renderScreen(<OrdersPage />, { at }), pagesAsked };
}

const jobs = () => screen.queryAllByRole('article').map((card) => within(card).getByText(/^J-/).textContent);

describe('the text of a page', () => {
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
});

test.each([
  [undefined, 'Showing 7-12 of 12 orders'],
  ['9', 'Showing 7-12 of 12 orders'],
  [12.5, 'Showing 7-12 of 12 orders'],
  [1e300, 'Showing 7-12 of 12 orders'],
  [9e15, 'Showing 7-12 of 9000000000000000 orders'],
])('where the server sends the number of orders as %j, the orders are shown: %s', async (count, text) => {
  server.use(http.get(calls.orders, () => json({ results: orders(6), count })));
  renderScreen(<OrdersPage />, { at: '/?page=2' });
  expect(await screen.findByText(text)).toBeVisible();
  expect(jobs()).toHaveLength(6);
});

describe('the count that screen readers announce', () => {
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

  test.each([
    [0, '0 orders'],
    [1, '1 order, page 1 of 1'],
    [8, '8 orders, page 1 of 2'],
  ])('the count of %i orders is announced as "%s"', async (count, words) => {
    openList(count);
    await waitFor(() => expect(announced()).toContain(words));
  });

  test('the count of orders is announced by one live region, anew for every page', async () => {
    const { user } = openList(8);
    await waitFor(() => expect(announced()).toContain('8 orders, page 1 of 2'));
    const region = screen.getByText('8 orders, page 1 of 2');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(region).toHaveTextContent('8 orders, page 2 of 2'));
  });
});

describe('the next page', () => {
  test('the next page is fetched when the pointer comes near, and then turned to without a request', async () => {
    const { user, pagesAsked } = openList(20);
    await screen.findByText('Showing 1-6 of 20 orders');
    await user.hover(screen.getByRole('button', { name: 'Next' }));
    await waitFor(async () => expect(await pagesAsked()).toEqual(['1', '2']));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Showing 7-12 of 20 orders')).toBeVisible();
    expect((await pagesAsked()).filter((page) => page === '2')).toHaveLength(1);
  });

  test('the next page is fetched when the focus comes near', async () => {
    const { pagesAsked } = openList(20);
    await screen.findByText('Showing 1-6 of 20 orders');
    act(() => screen.getByRole('button', { name: 'Page 1' }).focus());
    await waitFor(async () => expect(await pagesAsked()).toEqual(['1', '2']));
  });

  test('the next page does not exist after the last', async () => {
    const { user, pagesAsked } = openList(8, '/?page=2');
    await screen.findByText('Showing 7-8 of 8 orders');
    await user.hover(screen.getByRole('button', { name: 'Previous' }));
    await user.hover(screen.getByRole('button', { name: 'Page 1' }));
    expect(await pagesAsked()).toEqual(['2']);
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
