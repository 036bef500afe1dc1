import { screen } from '@testing-library/react';
import { http } from 'msw';
import { InquiriesPage } from '../../../../../src/web/features/inquiries/components/InquiriesPage';
import { json } from '../../../../mocks/answers';
import { server } from '../../../../mocks/server';
import { renderScreen } from '../../../../support/web/renderApp';

const inquiry = {
  ...{ id: 42, number: 'I-42', state: 'quoted', customer_name: 'Calloway Pump', contact: null, email: null },
  ...{ phone: null, ship_city: 'Fresno', ship_state: 'CA', request_date: '2027-05-03', source_name: null },
  ...{ lost_reason: null, author_name: 'Dana Reyes', is_own: true, version: 1 },
  ...{ created_at: '2026-11-23T12:00:00Z', updated_at: '2026-11-23T12:00:00Z' },
  lines: [
    {
      ...{ order_id: 900, job_number: 'I-42-1', quantity: 2, hold: null, holds: [], estimates: 0, linked_order: null },
      readings: [{ field: 'kva_rating', value: '1500', status: 'read', reason: null, passage: null }],
    },
  ],
};

const requested: string[] = [];
function answers(results: readonly (typeof inquiry)[]) {
  requested.splice(0);
  server.use(
    http.get('*/api/inquiries/', ({ request }) => {
      requested.push(new URL(request.url).search);
      return json({ results, count: results.length });
    }),
  );
}

const open = (query = '') => renderScreen(<InquiriesPage />, { at: `/inquiries${query}`, route: '/inquiries' });

test('a row links to its inquiry and says its lines, place and state', async () => {
  answers([inquiry]);
  open();
  const link = await screen.findByRole('link', { name: 'I-42' });
  expect(link).toHaveAttribute('href', '/inquiry/42');
  expect(link.closest('tr')).toHaveTextContent('2 × 1,500 kVA');
  expect(link.closest('tr')).toHaveTextContent('Fresno, CA');
  expect(link.closest('tr')).toHaveTextContent('Quoted');
});

test('filters in the address narrow the list', async () => {
  answers([]);
  open('?state=lost&mine=true');
  expect(await screen.findByText('No inquiries match these filters')).toBeInTheDocument();
  expect(requested).toEqual(['?state=lost&mine=true&ordering=-created_at&page=1']);
});
