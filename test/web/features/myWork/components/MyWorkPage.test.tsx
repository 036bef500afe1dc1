import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { MyWork, MyWorkItem } from '../../../../../src/contract/people/myWork';
import { MyWorkPage } from '../../../../../src/web/features/myWork/components/MyWorkPage';
import { WorkCount } from '../../../../../src/web/features/myWork/components/WorkCount';
import { json } from '../../../../mocks/answers';
import { calls } from '../../../../mocks/calls';
import { server } from '../../../../mocks/server';
import { renderScreen } from '../../../../support/web/renderApp';

const item = (more: Partial<MyWorkItem>): MyWorkItem => ({
  ...{ kind: 'approval', urgency: 'now', id: '7', notice: null, at: '2026-11-23T12:00:00.000Z', due: null },
  ...{ orderId: '70', jobNumber: 'J59270', customerName: 'Calloway Pump', itemCode: '484872', estimateId: null },
  ...{ inquiryId: null, name: null, decision: null, person: 'Lee Ortiz', note: null },
  ...more,
});

const approval = item({ estimateId: '3', name: 'Variant B' });
const released = item({ kind: 'released', urgency: 'know', notice: '8', note: 'customer canceled' });

function answers(open: Omit<MyWork, 'isMailed'>, done: readonly MyWorkItem[] = []) {
  server.use(
    http.get(calls.myWork, ({ request }) =>
      json(new URL(request.url).searchParams.get('done') === 'true' ? { results: done, totals: [] } : open),
    ),
  );
}

const open = (query = '') => renderScreen(<MyWorkPage />, { at: `/my-work${query}`, route: '/my-work' });

test('work is grouped by urgency, each with a link to its one action', async () => {
  answers({ results: [approval, released], totals: [{ kind: 'approval', count: 1 }] });
  open();
  const now = await screen.findByRole('region', { name: 'Now' });
  expect(now).toHaveTextContent('Lee Ortiz proposed the estimate "Variant B" of unit 484872 for J59270');
  expect(screen.getByRole('link', { name: /^Approve/ })).toHaveAttribute(
    'href',
    '/order/70/estimates?show=3&step=approve',
  );
  expect(screen.getByRole('region', { name: 'To know' })).toHaveTextContent('customer canceled');
  expect(screen.queryByRole('region', { name: 'This week' })).not.toBeInTheDocument();
});

test('changes since yesterday (9 March) are one press away', async () => {
  answers({ results: [], totals: [] });
  open();
  expect(await screen.findByRole('link', { name: 'Since yesterday' })).toHaveAttribute(
    'href',
    '/activity?from=2026-03-09',
  );
});

test('a notice that is marked as done leaves the list', async () => {
  const dismissed: unknown[] = [];
  answers({ results: [released], totals: [{ kind: 'released', count: 1 }] });
  server.use(
    http.delete(calls.notice, ({ params }) => {
      dismissed.push(params.id);
      answers({ results: [], totals: [] });
      return new HttpResponse(null, { status: 204 });
    }),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Done/ }));
  expect(await screen.findByText('Nothing waits for you')).toBeInTheDocument();
  expect(dismissed).toEqual(['8']);
});

test('done notices are one click away and cannot be marked again', async () => {
  answers({ results: [], totals: [] }, [released]);
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'Show done' }));
  expect(await screen.findByText(/^Lee Ortiz released unit 484872/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Done/ })).not.toBeInTheDocument();
});

test('a cut kind says how many there are', async () => {
  answers({ results: [item({ kind: 'lateOrder' })], totals: [{ kind: 'lateOrder', count: 312 }] });
  open();
  expect(await screen.findByText('The first 50 of 312 late orders.')).toBeInTheDocument();
});

test('the count is that of all kinds', async () => {
  const totals = [
    { kind: 'approval' as const, count: 2 },
    { kind: 'lateOrder' as const, count: 95 },
  ];
  answers({ results: [], totals });
  renderScreen(<WorkCount />);
  expect(await screen.findByText('97')).toBeInTheDocument();
});
