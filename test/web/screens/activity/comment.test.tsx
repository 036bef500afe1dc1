import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { createDraftMemory } from '../../../../src/web/adapters/draftMemory';
import { ActivityPanel } from '../../../../src/web/parts/activity/ActivityPanel';
import { useActivity } from '../../../../src/web/state/activity/useActivity';
import { json } from '../../../mocks/answers';
import { calls } from '../../../mocks/calls';
import { server } from '../../../mocks/server';
import { aConfig, renderScreen } from '../../../support/web/renderApp';

function OfOrder() {
  const activity = useActivity('order', '7');
  return activity && <ActivityPanel {...activity} allAddress="/activity?job=J59270" />;
}

const written: unknown[] = [];
beforeEach(() => {
  localStorage.clear();
  written.splice(0);
  server.use(
    http.get(calls.audit, () => json({ results: [], next: null })),
    http.post(calls.orderComments, async ({ request }) => {
      written.push(await request.json());
      return new Response(null, { status: 204 });
    }),
  );
});

const config = aConfig({
  capabilities: { unitOptions: 'saved', reservations: 'live', import: 'off', insights: 'on' },
});
const open = () => renderScreen(<OfOrder />, { services: { config, unsent: createDraftMemory(localStorage, 'ann') } });

test('Ctrl+Enter saves a comment and clears its box', async () => {
  const { user } = open();
  const box = await screen.findByLabelText('Comment');
  await user.type(box, ' Call Mesa {Control>}{Enter}{/Control}');
  await waitFor(() => expect(box).toHaveValue(''));
  expect(written).toEqual([{ comment: 'Call Mesa' }]);
});

test('a comment that cannot be saved is kept, also after the tab was closed', async () => {
  server.use(http.post(calls.orderComments, () => json({ status: 503, detail: 'Busy.' }, 503)));
  const { user, unmount } = open();
  await user.type(await screen.findByLabelText('Comment'), 'Call Mesa');
  await user.click(screen.getByRole('button', { name: 'Add comment' }));
  expect(await screen.findByText(/Your comment is not saved, and is kept here/)).toBeVisible();
  unmount();
  open();
  expect(await screen.findByLabelText('Comment')).toHaveValue('Call Mesa');
});
