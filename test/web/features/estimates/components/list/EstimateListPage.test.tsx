import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import type { ListedEstimate } from '../../../../../../src/contract/estimates/estimateList';
import { EstimateListPage } from '../../../../../../src/web/features/estimates/components/list/EstimateListPage';
import { json } from '../../../../../mocks/answers';
import { server } from '../../../../../mocks/server';
import { renderScreen } from '../../../../../support/web/renderApp';

const estimate: ListedEstimate = {
  ...{ id: '3', orderId: '70', jobNumber: 'J59270', customerName: 'Calloway Pump', unitSerial: '484872' },
  ...{ name: 'Variant B', version: 2, state: 'quoted', author: 'Dana Reyes', isOwn: true },
  ...{ savedAt: '2026-11-23T12:00:00Z', quotation: 'Q-2026-0001', validUntil: '2026-12-23' },
};

const requested: string[] = [];
function answers(results: readonly ListedEstimate[], count = results.length) {
  requested.splice(0);
  server.use(
    http.get('*/api/estimates/', ({ request }) => {
      requested.push(new URL(request.url).search);
      return json({ results, count });
    }),
  );
}

const open = (query = '') => renderScreen(<EstimateListPage />, { at: `/estimates${query}`, route: '/estimates' });

test('a row links to the estimate, its job and its unit', async () => {
  answers([estimate]);
  open();
  const link = await screen.findByRole('link', { name: 'Variant B' });
  expect(link).toHaveAttribute('href', '/order/70/estimates?show=3');
  expect(screen.getByRole('link', { name: 'J59270' })).toHaveAttribute('href', '/order/70');
  expect(screen.getByRole('link', { name: '484872' })).toHaveAttribute('href', '/unit/484872?order=70');
  expect(link.closest('tr')).toHaveTextContent('Quoted');
  expect(link.closest('tr')).toHaveTextContent('Q-2026-000123 December 2026');
});

test('filters are in the address, and a page past the end leads to the last one', async () => {
  answers([estimate], 30);
  open('?state=quoted&page=9');
  expect(await screen.findByRole('link', { name: 'Variant B' })).toBeInTheDocument();
  await waitFor(() => expect(requested).toEqual(['?state=quoted&page=9', '?state=quoted&page=2']));
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'Waiting for my approval');
  expect(window.location.search).toBe('?state=quoted&show=approval');
});

test('an empty list says what appears here', async () => {
  answers([]);
  open();
  expect(await screen.findByText('No estimates yet')).toBeInTheDocument();
});
