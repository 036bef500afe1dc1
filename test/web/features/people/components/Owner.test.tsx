import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Owner } from '../../../../../src/web/features/people/components/Owner';
import { json } from '../../../../mocks/answers';
import { server } from '../../../../mocks/server';
import { aConfig, renderScreen } from '../../../../support/web/renderApp';

const sent: unknown[] = [];
beforeEach(() => {
  sent.splice(0);
  server.use(
    http.get('*/api/people/', () => json({ results: [{ id: '5', name: 'Lee Ortiz' }] })),
    http.get('*/api/orders/:id/owner', () => json({ name: 'Dana Reyes', isOwn: true })),
    http.post('*/api/orders/:id/owner', async ({ request, params }) => {
      sent.push([params.id, await request.json()]);
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

const { capabilities } = aConfig();
const config = aConfig({ capabilities: { ...capabilities, insights: 'on' } });

test('choosing the person hands an order over, with a note, which is required', async () => {
  renderScreen(<Owner what="order" id="70" />, { services: { config } });
  expect(await screen.findByText('Owner: Dana Reyes (you)')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Hand over…' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Note')).toHaveFocus();
  await userEvent.click(await dialog.findByRole('button', { name: 'Lee Ortiz' }));
  expect(sent).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Note'), 'I am away');
  await userEvent.click(dialog.getByRole('button', { name: 'Lee Ortiz' }));
  await screen.findByText('Owner: Dana Reyes (you)');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent).toEqual([['70', { to: '5', note: 'I am away' }]]);
});
