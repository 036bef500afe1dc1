import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import type { SalesOrder } from '../../../../../src/contract/requests/salesOrder';
import { SalesOrderPage } from '../../../../../src/web/features/requests/components/SalesOrderPage';
import { json, problem } from '../../../../mocks/answers';
import { calls } from '../../../../mocks/calls';
import { server } from '../../../../mocks/server';
import { anOrder, aUnit } from '../../../../support/web/builders';
import { aConfig, renderScreen } from '../../../../support/web/renderApp';

const none = { reserved: null, unit: null, unstated: [] };
const salesOrder: SalesOrder = {
  jobs: [
    { ...none, order: anOrder({ id: 101, job_number: 'J-1' }), unit: aUnit({ serial: '7001' }) },
    { ...none, order: anOrder({ id: 102, job_number: 'J-2' }), reserved: '7002' },
    { ...none, order: anOrder({ id: 103, job_number: 'J-3' }) },
  ],
  count: 4,
};

const open = (permissions?: ReadonlySet<'seeCost' | 'reserve'>) =>
  renderScreen(<SalesOrderPage />, {
    at: '/sales-order/SO%20117',
    route: '/sales-order/:salesOrder',
    services: { config: aConfig(), ...(permissions && { permissions }) },
  });

const row = async (job: string) => within((await screen.findByRole('link', { name: job })).closest('tr')!);

test('each job of a sales order has its unit, or says that none is left', async () => {
  server.use(http.get(calls.salesOrder, () => json(salesOrder)));
  open();
  expect(await screen.findByText(/^All jobs together: 2 of 3 have a unit\. Total margin \$/)).toBeVisible();
  const unit = (await row('J-1')).getByRole('link', { name: '7001' });
  expect(unit).toHaveAttribute('href', '/unit/7001?order=101');
  expect((await row('J-2')).getByText('Reserved')).toBeVisible();
  expect((await row('J-3')).getByText('No match is left in stock.')).toBeVisible();
  expect(screen.getByText(/Only the first 3 of 4 jobs are filled together\./)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Sales order SO 117' })).toBeVisible();
});

test('without the permission to see costs there is no margin', async () => {
  server.use(http.get(calls.salesOrder, () => json(salesOrder)));
  open(new Set(['reserve']));
  await row('J-1');
  expect(screen.queryByText(/argin/)).not.toBeInTheDocument();
});

test('a sales order that cannot be loaded says so', async () => {
  server.use(http.get(calls.salesOrder, () => problem(404, 'There is no such sales order.')));
  open();
  expect(await screen.findByText(/The sales order could not be loaded\. There is no such sales order\./)).toBeVisible();
});
