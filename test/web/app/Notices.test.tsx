import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { Notices } from '../../../src/web/app/Notices';
import { json } from '../../mocks/answers';
import { calls } from '../../mocks/calls';
import { server } from '../../mocks/server';
import { aStore } from '../../support/web/store';

const notice = (id: string, itemCode: string) => ({
  ...{ id, itemCode, orderId: '70', jobNumber: 'J59270' },
  ...{ releasedBy: 'Lee Ortiz', reason: 'customer canceled', at: '2026-11-23T12:00:00.000Z' },
});

const approved = {
  ...notice('9', '484900'),
  ...{ reason: null, estimate: { id: '3', name: 'Variant B', state: 'approved' } },
};

test('a release by another user is shown until it is dismissed, also on the server', async () => {
  const dismissed: unknown[] = [];
  server.use(
    http.get(calls.notices, () => json({ results: [notice('8', '484872'), approved, notice('7', '490417')] })),
    http.delete(calls.notice, ({ params }) => {
      dismissed.push(params.id);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  render(
    <MemoryRouter>
      <Provider store={aStore()}>
        <Notices />
      </Provider>
    </MemoryRouter>,
  );
  const first = await screen.findByText('Lee Ortiz released 484872, which you reserved for J59270: customer canceled.');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss the notice on unit 484872' }));
  expect(first).not.toBeInTheDocument();
  expect(screen.getByText(/^Lee Ortiz released 490417/)).toBeInTheDocument();
  expect(dismissed).toEqual(['8']);
  expect(screen.getByText(/^Lee Ortiz approved the estimate "Variant B" of 484900/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show the estimate' })).toHaveAttribute('href', '/order/70/estimates?show=3');
});
