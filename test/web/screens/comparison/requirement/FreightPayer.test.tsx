import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Services } from '../../../../../src/web/state/services';
import { json, recommendationsAnswer } from '../../../../mocks/answers';
import { calls } from '../../../../mocks/calls';
import { someNamedRates } from '../../../../mocks/ratesAnswers';
import { server } from '../../../../mocks/server';
import { anOrder, aUnit } from '../../../../support/web/builders';
import { findCard, openComparison, theServerKnows } from '../openComparison';

const LABEL = 'Freight paid by customer';
const rates = someNamedRates(3, '2026-03-01', { freightPerMile10: 2.5, freightMinimum: 1_000 });

/** A unit of 8,000 lb in Phoenix for Mesa, 15 miles away: $1,000, the minimum. It costs $20,000 of $40,000. */
function open(permissions?: Services['permissions'], named: typeof rates | null = rates) {
  const order = anOrder({ ship_city: 'Mesa', ship_state: 'AZ', sale_price: '40000.00' });
  const unit = aUnit({
    ...{ serial: 'A', warehouse_desc: 'Phoenix, AZ', total_weight: 8_000, unit_width: 89 },
    ...{ jcm_total_cost: 20_000, unit_cost: 17_000, labor_cost: 2_000, materials_cost: 1_000 },
    ...{ needed_work: [], requires_turn_pull: false, jcm_result: null },
  });
  theServerKnows({ order });
  server.use(recommendationsAnswer(() => ({ matches: [unit], relaxations: [], count: 1, rates: named })));
  return openComparison(permissions && { permissions });
}

test('the card has what freight leaves beside its margin, until the customer pays it', async () => {
  const asked: unknown[] = [];
  const { user } = open();
  server.use(
    http.put(calls.orderFreight, async ({ request }) => {
      asked.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const card = await findCard('A');
  // 20,000 less 1,000 is 19,000 of 40,000.
  expect(await card.findByText('≈ 47.5%, 15 mi, 8,000 lb')).toBeInTheDocument();
  expect(card.getAllByText('50.0%')[0]).toBeVisible();
  await user.click(screen.getByRole('switch', { name: LABEL }));
  expect(await card.findByText('paid by customer')).toBeInTheDocument();
  expect(card.queryByText(/≈ 47\.5%/)).toBeNull();
  await waitFor(() => expect(screen.getByRole('switch', { name: LABEL })).toBeChecked());
  expect(asked).toEqual([{ paid_by_customer: true }]);
});

test('a refusal is said beside the switch, which stays as it was', async () => {
  const { user } = open();
  server.use(http.put(calls.orderFreight, () => json({ detail: 'Not now.' }, 409)));
  await findCard('A');
  await user.click(await screen.findByRole('switch', { name: LABEL }));
  expect(await screen.findByText('Not now.')).toBeInTheDocument();
  expect(screen.getByRole('switch', { name: LABEL })).not.toBeChecked();
});

test('who may not change it reads who may', async () => {
  open(new Set(['seeCost']));
  await findCard('A');
  expect(await screen.findByRole('switch', { name: LABEL })).toBeDisabled();
  expect(screen.getByText(/can say who pays the freight\.$/)).toBeInTheDocument();
});

test('without freight rates nothing is said of freight', async () => {
  open(undefined, null);
  const card = await findCard('A');
  expect((await card.findAllByText('50.0%'))[0]).toBeVisible();
  expect(screen.queryByRole('switch', { name: LABEL })).toBeNull();
  expect(screen.queryByText(/freight/i)).toBeNull();
});

test('the table sorts by what freight leaves', async () => {
  const { user } = open();
  await findCard('A');
  await user.click(screen.getByRole('radio', { name: 'Table' }));
  const head = await screen.findByRole('columnheader', { name: /AFTER FREIGHT/ });
  expect(screen.getByText('freight ≈ $1,000, 15 mi, 8,000 lb')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /AFTER FREIGHT/ }));
  expect(head).toHaveAttribute('aria-sort', 'descending');
});
