import { screen } from '@testing-library/react';
import { anOrder, aUnit } from '../../../../support/web/builders';
import { openComparison, theServerKnows } from './openComparison';

const jobs = [101, 102, 103, 104, 105, 106, 107].map((id) => ({ id, job_number: `J-${id}` }));

test('a job of a sales order with several says which it is, and leads to the others', async () => {
  theServerKnows({ order: anOrder({ sales_order_number: 'SO 117', sales_order_jobs: jobs }), units: [aUnit()] });
  openComparison();
  const line = (await screen.findByRole('link', { name: 'SO 117' })).closest('div');
  expect(line).toHaveTextContent('Job 1 of 7 of SO 117, with J-102, J-103, J-104, J-105, J-106 and 1 more');
  expect(screen.getByRole('link', { name: 'SO 117' })).toHaveAttribute('href', '/sales-order/SO%20117');
  expect(screen.getByRole('link', { name: 'J-102' })).toHaveAttribute('href', '/order/102');
});

test('the link to the estimates counts them', async () => {
  theServerKnows({ order: anOrder({ estimate_count: 2 }), units: [aUnit()] });
  openComparison({ insights: 'on' });
  expect(await screen.findByRole('link', { name: 'Estimates (2)' })).toHaveAttribute('href', '/order/101/estimates');
});
