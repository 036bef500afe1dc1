import type { UserEvent } from '@testing-library/user-event';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { calls } from '../../../../mocks/calls';
import { server } from '../../../../mocks/server';
import { aUnitIsFound, noUnitHasThisIc, unitsAreInInventory } from '../../../../mocks/situations';
import { aUnit } from '../../../../support/web/builders';
import { findCard, fourUnits, openComparison, openCards, shownSerials, filterBox, icBox } from './openComparison';

const added = aUnit({ serial: '555', match_score: 1 });
const opener = () => screen.getByRole('button', { name: 'Add Inventory Control Number' });
const searchButton = () => screen.getByRole('button', { name: 'Search' });

async function openedPanel(units = fourUnits().slice(0, 1)) {
  const page = await openCards({ units });
  await page.user.click(opener());
  return page;
}

const icRequests = async (requests: Awaited<ReturnType<typeof openedPanel>>['requests']) =>
  (await requests()).filter(({ path }) => path === '/api/orders/match-ic/');

test('a unit found by its number comes first, on every sort, and is never the best', async () => {
  unitsAreInInventory([added]);
  const { user, toasts, requests } = await openedPanel(fourUnits());
  expect(icBox()).toHaveFocus();
  await user.type(icBox(), ' 555 {Enter}');
  const card = await findCard('555');
  expect(shownSerials()).toEqual(['555', '40117762', '40119035']);
  expect(card.queryByText('Best')).not.toBeInTheDocument();
  expect((await findCard('40117762')).getByText('Best')).toBeInTheDocument();
  expect(icBox()).toHaveValue('');
  expect(toasts).toEqual([
    { tone: 'success', title: 'IC# Added', description: 'Successfully added unit 555 to recommendations' },
  ]);
  expect(await icRequests(requests)).toMatchObject([{ body: { serial: '555', quote: { order_id: 101 } } }]);
  await user.selectOptions(screen.getByLabelText('Sort'), 'Margin');
  expect(shownSerials()[0]).toBe('555');
});

test.each([
  [{}, 'Assigned to job J-9', 'Assigned to job J-9'],
  [{ can_serve: false }, null, 'It does not fit this order.'],
])('a unit that is %j, found with the message %j, shows the remark: %s', async (fields, message, remark) => {
  aUnitIsFound(aUnit({ serial: '555', ...fields }), message);
  const { user, toasts } = await openedPanel();
  await user.type(icBox(), '555{Enter}');
  await findCard('555');
  expect(toasts).toEqual([
    { tone: 'success', title: 'IC# Added', description: `Successfully added unit 555 to recommendations. ${remark}` },
  ]);
});

test('an added unit is in view whatever was filtered, turned to and pinned before', async () => {
  unitsAreInInventory([added, aUnit({ serial: '556' })]);
  const { user } = await openedPanel(fourUnits());
  await user.type(filterBox(), '4011');
  for (const serial of ['40117762', '40119035', '40116208'])
    await user.click(screen.getByRole('button', { name: `Pin unit ${serial}` }));
  await user.type(icBox(), '555{Enter}');
  await findCard('555');
  expect(shownSerials()).toEqual(['555', '40117762', '40119035', '40116208']);
  await user.type(icBox(), '556{Enter}');
  await findCard('556');
  expect(shownSerials()).toEqual(['556', '555', '40117762', '40119035', '40116208']);
  expect(filterBox()).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Remove unit 556' }));
  expect(shownSerials()).toEqual(['555', '40117762', '40119035', '40116208']);
});

test('a unit that is recommended or was added already is not added again', async () => {
  unitsAreInInventory([added, aUnit({ serial: '40110001' })]);
  const { user, toasts } = await openedPanel(fourUnits());
  await user.type(icBox(), '40110001{Enter}');
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]).toEqual({
    tone: 'success',
    title: 'IC# Already Added',
    description: 'Unit 40110001 is already in the recommendations',
  });
  expect(icBox()).toHaveValue('40110001');
  for (const times of [2, 3]) {
    await user.clear(icBox());
    await user.type(icBox(), '555{Enter}');
    await waitFor(() => expect(toasts).toHaveLength(times));
  }
  expect(toasts[2]?.title).toBe('IC# Already Added');
  expect(shownSerials().filter((serial) => serial === '555')).toHaveLength(1);
});

test.each([
  ['an unknown number', () => noUnitHasThisIc(), 'Failed to find the inventory control number'],
  ['a message of the server', () => noUnitHasThisIc('This unit was scrapped.'), 'This unit was scrapped.'],
])('%s is notified and the panel stays as it was', async (_, situation, description) => {
  situation();
  const { user, toasts } = await openedPanel();
  await user.type(icBox(), '999{Enter}');
  await waitFor(() => expect(toasts).toEqual([{ tone: 'failure', title: 'Error searching IC#', description }]));
  expect(icBox()).toHaveValue('999');
  expect(searchButton()).toBeEnabled();
});

test('a blank number cannot be searched for', async () => {
  const { user, requests } = await openedPanel();
  expect(searchButton()).toBeDisabled();
  await user.type(icBox(), '  {Enter}');
  expect(searchButton()).toBeDisabled();
  expect(await icRequests(requests)).toHaveLength(0);
});

function aHeldSearch() {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const left: string[] = [];
  server.use(
    http.post(calls.matchIc, async ({ request }) => {
      request.signal.addEventListener('abort', () => left.push('aborted'));
      await held;
      return HttpResponse.json({ success: true, data: added });
    }),
  );
  return { answer, left };
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 100));

test('Enter and a double click make one request, and the button shows that the search runs', async () => {
  const { answer } = aHeldSearch();
  const { user, requests, toasts } = await openedPanel();
  await user.type(icBox(), '555{Enter}');
  await user.dblClick(screen.getByRole('button', { name: 'Searching...' }));
  answer();
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(await icRequests(requests)).toHaveLength(1);
});

test.each([
  ['Cancel', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
])('%s during a search closes the panel, gives the focus back, and the answer changes nothing', async (_, leave) => {
  const { answer, left } = aHeldSearch();
  const { user, toasts, requests } = await openedPanel();
  await user.type(icBox(), '555{Enter}');
  await screen.findByRole('button', { name: 'Searching...' });
  await waitFor(async () => expect(await icRequests(requests)).toHaveLength(1));
  await leave(user);
  expect(screen.queryByPlaceholderText('Enter IC# to add new card...')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
  answer();
  await soon();
  await waitFor(() => expect(left).toEqual(['aborted']));
  expect(shownSerials()).not.toContain('555');
  expect(toasts).toEqual([]);
});

test('leaving the page during a search aborts it', async () => {
  const { answer, left } = aHeldSearch();
  const { user, toasts, store, requests, unmount } = await openedPanel();
  await user.type(icBox(), '555{Enter}');
  await screen.findByRole('button', { name: 'Searching...' });
  await waitFor(async () => expect(await icRequests(requests)).toHaveLength(1));
  unmount();
  answer();
  await soon();
  await waitFor(() => expect(left).toEqual(['aborted']));
  expect(store.getState().manualUnits).toEqual({});
  expect(toasts).toEqual([]);
});

test('an added unit survives a reload, with its options, and can be removed', async () => {
  unitsAreInInventory([added]);
  const first = await openedPanel();
  await first.user.type(icBox(), '555{Enter}');
  await first.user.click((await findCard('555')).getByRole('switch', { name: 'Turn pull' }));
  first.unmount();

  const { user, toasts } = openComparison();
  const card = await findCard('555');
  expect(shownSerials()[0]).toBe('555');
  expect(card.getByRole('switch', { name: 'Turn pull' })).toBeChecked();
  expect((await findCard('40117762')).queryByRole('button', { name: /^Remove unit/ })).not.toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Remove unit 555' }));
  expect(shownSerials()).not.toContain('555');
  expect(toasts).toEqual([
    { tone: 'success', title: 'Unit Removed', description: 'Removed IC# 555 from recommendations' },
  ]);
});
