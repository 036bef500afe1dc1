import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { toOrdersQuery } from '../../../src/domain/orders/ordersQuery';
import { readList } from '../../../src/domain/orders/orderList';
import { OrdersPage } from '../../../src/web/features/orders/components/OrdersPage';
import { listed } from '../../mocks/listed';
import { isExhaustive } from '../../support/extent';
import { anOrder } from '../../support/web/builders';
import { renderScreen } from '../../support/web/renderApp';
import { aStore } from '../../support/web/store';
import { scheduledFetch } from './scheduledServer';

const all = Array.from({ length: 20 }, (_, index) =>
  anOrder({
    id: index + 1,
    job_number: `J-${index + 1}`,
    sale_price: String(((index * 7) % 20) * 1000),
    order_date: `2026-03-${String(((index * 3) % 20) + 1).padStart(2, '0')}`,
    issued_units: index % 4 === 0 ? 1 : 0,
  }),
);

function answerTo({ url }: Request): Response {
  const { pathname, searchParams } = new URL(url);
  if (pathname === '/api/orders/') return Response.json(listed(all, searchParams));
  return Response.json(pathname.endsWith('states/') ? { states: [] } : { last_refresh: null });
}

const jobs = () => screen.queryAllByRole('article').map((card) => within(card).getByText(/^J-/).textContent);

const pageButton = (name: string) => screen.queryByRole('button', { name });
const press = (name: string) => () => {
  const button = pageButton(name);
  if (button && !button.hasAttribute('disabled')) fireEvent.click(button);
};
const choose = (label: string, value: string) => () =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const actions = {
  next: press('Next'),
  previous: press('Previous'),
  'page 2': press('Page 2'),
  'by price': choose('Sort', 'price'),
  'by date': choose('Sort', 'orderDate'),
  turn: () => fireEvent.click(screen.getByRole('button', { name: /first$/ })),
  assigned: choose('Status', 'assigned'),
  pending: choose('Status', 'unassigned'),
} as const;

type Doing = keyof typeof actions | 'an answer comes';
const doings = fc.array(
  fc.constantFrom<Doing>(...(Object.keys(actions) as (keyof typeof actions)[]), 'an answer comes', 'an answer comes'),
  { minLength: 2, maxLength: 7 },
);

test('in whatever order the answers come, the list on screen is the one that was requested last', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler({ act }), doings, async (server, done) => {
      cleanup();
      const fetchFn = scheduledFetch(server, answerTo);
      const { address } = renderScreen(<OrdersPage />, { store: aStore({ fetchFn }) });
      await waitFor(async () => {
        await server.waitIdle();
        expect(jobs()).toHaveLength(6);
      });
      for (const each of done) {
        if (each !== 'an answer comes') act(() => void actions[each]());
        else if (server.count() > 0) await server.waitNext(1);
      }
      await waitFor(async () => {
        await server.waitIdle();
        // Read anew: from beyond the end the address leads to the last page.
        const { filters, sort, page } = readList(new URL(address(), 'http://localhost').searchParams);
        const wanted = listed(all, new URLSearchParams({ ...toOrdersQuery(filters, sort, page) }));
        expect(jobs()).toEqual(wanted.results.map(({ job_number }) => job_number));
        expect(screen.getByRole('list', { name: 'Orders' }).closest('[aria-busy]')).toHaveAttribute(
          'aria-busy',
          'false',
        );
      });
    }),
    { numRuns: isExhaustive ? 100 : 6 },
  );
});
