import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { InquiryPage } from '../../../../../src/web/features/inquiries/components/InquiryPage';
import { json } from '../../../../mocks/answers';
import { server } from '../../../../mocks/server';
import { renderScreen } from '../../../../support/web/renderApp';

const hold = (id: number, serial: string) => ({
  id,
  serial,
  expires_at: '2027-05-04T06:59:59.000Z',
  reserved_by: 'Dana',
});

const inquiry = (more: object) => ({
  ...{ id: 42, number: 'I-42', state: 'open', customer_name: 'Calloway Pump', contact: null, email: null },
  ...{ phone: null, ship_city: 'Fresno', ship_state: 'CA', request_date: '2027-05-03', source_name: null },
  ...{ lost_reason: null, author_name: 'Dana Reyes', is_own: true, version: 1 },
  ...{ created_at: '2026-11-23T12:00:00Z', updated_at: '2026-11-23T12:00:00Z' },
  lines: [
    {
      ...{ order_id: 900, job_number: 'I-42-1', quantity: 3, hold: null, estimates: 0, linked_order: null },
      readings: [{ field: 'kva_rating', value: '1500', status: 'read', reason: null, passage: null }],
      ...more,
    },
  ],
});

async function lineOf(more: object) {
  server.use(http.get('*/api/inquiries/:id', () => json(inquiry(more))));
  renderScreen(<InquiryPage />, { at: '/inquiry/42', route: '/inquiry/:inquiryId' });
  return within(await screen.findByLabelText('Line 1'));
}

test('a line for several units shows each that is on hold, and takes more until it has all', async () => {
  const line = await lineOf({ holds: [hold(1, '490417'), hold(2, '490418')] });
  expect(line.getByText('2 of 3 on hold')).toBeVisible();
  expect(line.getByRole('link', { name: '490418' })).toHaveAttribute('href', '/unit/490418');
  expect(line.getByRole('button', { name: 'Release unit 490417' })).toBeVisible();
  expect(line.getByRole('button', { name: 'Hold another unit' })).toBeVisible();
});

test('a line with all its units offers no other, and one that became an order says what stays', async () => {
  const holds = [hold(1, '490417'), hold(2, '490418'), hold(3, '490419')];
  const line = await lineOf({ holds, linked_order: { id: 7, job_number: 'J-7' } });
  expect(line.getByText('3 of 3 on hold')).toBeVisible();
  expect(line.queryByRole('button', { name: /^Hold/ })).not.toBeInTheDocument();
  expect(line.getByText(/^The order took one unit\. Release the others/)).toBeVisible();
});
