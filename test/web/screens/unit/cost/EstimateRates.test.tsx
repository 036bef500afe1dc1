import { screen, waitFor } from '@testing-library/react';
import { someNamedRates } from '../../../../mocks/ratesAnswers';
import { recordRequests } from '../../../../mocks/recorder';
import { unitCouldServe } from '../../../../mocks/situations';
import { openUnit, panel, theServerKnows } from '../openUnit';

test('a saved estimate keeps the rates it was made with until somebody takes those of today', async () => {
  const rates = someNamedRates(8, '2026-03-01', { addOnTurnPull: 50, goodMargin: 40 });
  const optionsRates = someNamedRates(3, '2026-01-01', { addOnTurnPull: 10, goodMargin: 5 });
  theServerKnows({ unit: { turnPull: true, rates, optionsRates } });
  const sent = recordRequests();
  unitCouldServe('IC-1001', []);
  const { user } = await openUnit({ at: '/unit/IC-1001' });
  const cost = panel('Cost and margin');
  expect(cost.getByText('Rates of 1 January 2026, as saved')).toBeVisible();
  expect(cost.getByText('Add-ons +10%')).toBeVisible();
  expect(panel('Options').getByText(/^\+10% · /)).toBeVisible();

  await user.click(cost.getByRole('button', { name: "Use today's rates" }));
  expect(cost.getByText('Rates of 1 March 2026')).toBeVisible();
  expect(cost.getByText('Add-ons +50%')).toBeVisible();
  await user.click(panel('Options').getByRole('button', { name: 'Save Changes' }));
  await waitFor(async () => {
    const puts = (await sent()).filter(({ method }) => method === 'PUT');
    expect(puts.map(({ body }) => body)).toMatchObject([{ turnPull: true, todaysRates: true }]);
  });
  await waitFor(() => expect(cost.getByText('Add-ons +50%')).toBeVisible());
  expect(screen.queryByRole('button', { name: "Use today's rates" })).not.toBeInTheDocument();
});
