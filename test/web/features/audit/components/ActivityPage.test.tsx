import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import type { AuditEntry } from '../../../../../src/contract/people/audit';
import { ActivityPage } from '../../../../../src/web/features/audit/components/ActivityPage';
import { createDraftMemory } from '../../../../../src/web/lib/browser/memories';
import { json } from '../../../../mocks/answers';
import { calls } from '../../../../mocks/calls';
import { server } from '../../../../mocks/server';
import { renderScreen } from '../../../../support/web/renderApp';

const reserved: AuditEntry = {
  ...{ id: 2, at: '2026-11-23T12:00:00Z', person: 'Dana Reyes', email: 'dana@specai.test', address: '10.1.2.3' },
  ...{ action: 'reserve', orderId: '7', jobNumber: 'J59270', itemCode: '484872', old: null, new: null },
  reason: 'It fits',
};

const requested: string[] = [];
function answers(results: readonly AuditEntry[], next: string | null = null) {
  requested.splice(0);
  server.use(
    http.get(calls.audit, ({ request }) => {
      requested.push(new URL(request.url).search);
      return json({ results, next });
    }),
    http.get(calls.auditPeople, () => json({ results: ['Dana Reyes'] })),
  );
}

const open = (query = '') => renderScreen(<ActivityPage />, { at: `/activity${query}`, route: '/activity' });

test('an entry says who did what, why and from where, and leads to its order and unit', async () => {
  answers([reserved]);
  open();
  const row = (await screen.findByText('Dana Reyes')).closest('tr')!;
  expect(row).toHaveTextContent('reserved 484872 for J59270');
  expect(row).toHaveTextContent('Reason: It fits');
  expect(row).toHaveTextContent('10.1.2.3');
  expect(within(row).getByRole('link', { name: 'J59270' })).toHaveAttribute('href', '/order/7');
  expect(within(row).getByRole('link', { name: '484872' })).toHaveAttribute('href', '/unit/484872');
});

test('filters in the address narrow the list, and Enter applies another one', async () => {
  answers([reserved]);
  const { user } = open('?job=J59270');
  await screen.findByText('Dana Reyes');
  await user.type(screen.getByLabelText('IC#'), '484872{Enter}');
  await screen.findByText('Dana Reyes');
  expect(requested).toEqual(['?jobNumber=J59270&signIns=off', '?jobNumber=J59270&itemCode=484872&signIns=off']);
});

test('Tab applies a filter and moves the focus to the next one', async () => {
  answers([reserved]);
  const { user } = open();
  await screen.findByText('Dana Reyes');
  await user.type(screen.getByLabelText('Job number'), 'J59270');
  await user.tab();
  await waitFor(() => expect(requested).toEqual(['?signIns=off', '?jobNumber=J59270&signIns=off']));
  expect(screen.getByLabelText('IC#')).toHaveFocus();
});

test('a filter takes no longer text than the server does', async () => {
  answers([reserved]);
  const { user } = open();
  await screen.findByText('Dana Reyes');
  await user.type(screen.getByLabelText('Job number'), `${'J'.repeat(61)}{Enter}`);
  await waitFor(() => expect(requested).toEqual(['?signIns=off', `?jobNumber=${'J'.repeat(60)}&signIns=off`]));
  await user.type(screen.getByLabelText('IC#'), `${'4'.repeat(41)}{Enter}`);
  await waitFor(() =>
    expect(requested.at(-1)).toBe(`?jobNumber=${'J'.repeat(60)}&itemCode=${'4'.repeat(40)}&signIns=off`),
  );
});

test('Back shows the filters of the list that it leads to', async () => {
  answers([reserved]);
  const { user } = open('?job=J59270');
  await user.clear(screen.getByLabelText('Job number'));
  await user.type(screen.getByLabelText('Job number'), 'J59271{Enter}');
  await waitFor(() => expect(requested).toEqual(['?jobNumber=J59270&signIns=off', '?jobNumber=J59271&signIns=off']));
  act(() => window.history.back());
  await waitFor(() => expect(screen.getByLabelText('Job number')).toHaveValue('J59270'));
});

test('two filters chosen in quick succession both count', async () => {
  answers([reserved]);
  open('?job=J59270');
  await screen.findByText('Dana Reyes');
  act(() => {
    fireEvent.change(screen.getByLabelText('Action'), { target: { value: 'reserve' } });
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } });
    fireEvent.blur(screen.getByLabelText('From'));
  });
  await waitFor(() => expect(requested.at(-1)).toBe('?jobNumber=J59270&action=reserve&from=2026-11-01'));
});

test('older entries are on a separate page', async () => {
  answers([reserved], '12-3');
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Older' }));
  expect(await screen.findByRole('button', { name: 'Newest' })).toBeEnabled();
  expect(requested).toEqual(['?signIns=off', '?signIns=off&after=12-3']);
});

test('a list without an entry says whether filters are why', async () => {
  answers([]);
  open('?job=none');
  expect(await screen.findByText('No activity fits these filters')).toBeVisible();
});

test('a list that cannot be loaded says so, and is loaded with Try again', async () => {
  answers([reserved]);
  server.use(http.get(calls.audit, () => json({ title: 'Down', status: 500 }, 500), { once: true }));
  const { user } = open();
  expect(await screen.findByText(/The activity could not be loaded/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Dana Reyes')).toBeVisible();
});

test('sign-ins are off until they are switched on', async () => {
  answers([reserved]);
  const { user } = open();
  await screen.findByText('Dana Reyes');
  await user.click(screen.getByRole('switch', { name: 'Sign-ins' }));
  await waitFor(() => expect(requested).toEqual(['?signIns=off', '']));
});

test('a period is one click, and so is what came since the last visit', async () => {
  answers([reserved]);
  const unsent = createDraftMemory(localStorage, 'ann');
  unsent.keep('activity visits', JSON.stringify({ latest: '2026-03-06T16:40:00.000Z', before: null }));
  const { user } = renderScreen(<ActivityPage />, { at: '/activity', route: '/activity', services: { unsent } });
  await screen.findByText('Dana Reyes');
  await user.click(screen.getByRole('radio', { name: 'Since yesterday' }));
  await waitFor(() => expect(requested.at(-1)).toBe('?from=2026-03-09&signIns=off'));
  await user.click(screen.getByRole('radio', { name: 'Since my last visit' }));
  await waitFor(() => expect(requested.at(-1)).toBe('?since=2026-03-06T16%3A40%3A00.000Z&signIns=off'));
  expect(JSON.parse(unsent.read('activity visits') ?? '')).toMatchObject({ before: '2026-03-06T16:40:00.000Z' });
});

test('opening the activity again within an hour is the same visit', async () => {
  answers([reserved]);
  const unsent = createDraftMemory(localStorage, 'bob');
  const before = '2026-03-06T16:40:00.000Z';
  unsent.keep('activity visits', JSON.stringify({ latest: new Date(Date.now() - 60_000).toISOString(), before }));
  renderScreen(<ActivityPage />, { at: '/activity', route: '/activity', services: { unsent } });
  await screen.findByText('Dana Reyes');
  expect(JSON.parse(unsent.read('activity visits') ?? '')).toMatchObject({ before });
});
