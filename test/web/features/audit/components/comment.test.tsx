import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { createDraftMemory } from '../../../../../src/web/lib/browser/memories';
import { ActivityPanel } from '../../../../../src/web/features/audit/components/ActivityPanel';
import { bringBack } from '../../../../../src/web/features/records/api/retirement';
import { startView } from '../../../../../src/web/features/views/api/views';
import type { AppStore } from '../../../../../src/web/store/store';
import { useActivity } from '../../../../../src/web/features/audit/state/useActivity';
import { json } from '../../../../mocks/answers';
import { calls } from '../../../../mocks/calls';
import { server } from '../../../../mocks/server';
import { aConfig, renderScreen } from '../../../../support/web/renderApp';
import { aStore } from '../../../../support/web/store';

function OfOrder() {
  const activity = useActivity('order', '7');
  return activity && <ActivityPanel {...activity} allAddress="/activity?job=J59270" />;
}

const written: unknown[] = [];
let requested = 0;
beforeEach(() => {
  localStorage.clear();
  written.splice(0);
  requested = 0;
  server.use(
    http.get(calls.audit, () => {
      requested += 1;
      return json({ results: [], next: null });
    }),
    http.put('*/api/views/3/start', () => new Response(null, { status: 204 })),
    http.delete('*/api/inventory-stats/by-code/9/retirement', () => new Response(null, { status: 204 })),
    http.post(calls.orderComments, async ({ request }) => {
      written.push(await request.json());
      return new Response(null, { status: 204 });
    }),
  );
});

const config = aConfig({ capabilities: { unitOptions: 'saved', reservations: 'live', import: 'off', insights: 'on' } });
const open = (store?: AppStore) =>
  renderScreen(<OfOrder />, { store, services: { config, unsent: createDraftMemory(localStorage, 'ann') } });

test('Ctrl+Enter saves a comment and clears its box', async () => {
  const { user } = open();
  const box = await screen.findByLabelText('Comment');
  await user.type(box, ' Call Mesa {Control>}{Enter}{/Control}');
  await waitFor(() => expect(box).toHaveValue(''));
  expect(written).toEqual([{ comment: 'Call Mesa' }]);
});

test('entries are fetched once, however often the panel is opened, and again after a write of this tab', async () => {
  const store = aStore();
  const { unmount } = open(store);
  await screen.findByLabelText('Comment');
  await waitFor(() => expect(requested).toBe(1));
  unmount();
  const { user } = open(store);
  await user.type(await screen.findByLabelText('Comment'), 'Call Mesa');
  expect(requested).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Add comment' }));
  await waitFor(() => expect(requested).toBe(2));
  await act(() => store.dispatch(startView.initiate({ id: '3', isStart: true }, { track: false })));
  await act(() => store.dispatch(bringBack.initiate({ file: 'units', recordKey: '9' }, { track: false })));
  await waitFor(() => expect(requested).toBe(3));
});

test('a comment that cannot be saved is restored, even after the tab was closed', async () => {
  server.use(http.post(calls.orderComments, () => json({ status: 503, detail: 'Busy.' }, 503)));
  const { user, unmount } = open();
  await user.type(await screen.findByLabelText('Comment'), 'Call Mesa');
  await user.click(screen.getByRole('button', { name: 'Add comment' }));
  expect(await screen.findByText(/Your comment is not saved, and is kept here/)).toBeVisible();
  unmount();
  open();
  expect(await screen.findByLabelText('Comment')).toHaveValue('Call Mesa');
});
