import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import type { SetupStep } from '../../../../../src/contract/people/setup';
import type { Permission } from '../../../../../src/domain/access/access';
import { createDraftMemory } from '../../../../../src/web/lib/browser/memories';
import { SetupChecklist } from '../../../../../src/web/features/myWork/components/SetupChecklist';
import { json } from '../../../../mocks/answers';
import { calls } from '../../../../mocks/calls';
import { server } from '../../../../mocks/server';
import { renderScreen } from '../../../../support/web/renderApp';

let requested = 0;
function installed(...done: SetupStep[]) {
  requested = 0;
  server.use(
    http.get(calls.setup, () => {
      requested += 1;
      return json({ done });
    }),
  );
}

const open = (...permissions: Permission[]) =>
  renderScreen(<SetupChecklist />, {
    services: { permissions: new Set(permissions), unsent: createDraftMemory(localStorage, 'boss') },
  });

beforeEach(() => localStorage.clear());

test('an administrator sees what is still to do, each with its link', async () => {
  installed('units', 'orders');
  open('changeQuotations');
  const list = within(await screen.findByRole('region', { name: 'Set up SpecAI' }));
  expect(list.getByText('2 of 6 done')).toBeVisible();
  expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Enter details', '/settings?edit=quotations'],
    ['See who signed in', '/activity?action=signIn'],
    ['Set rates', '/settings'],
    ['Open inventory', '/inventory'],
  ]);
});

test('it is gone when all is done', async () => {
  installed('company', 'people', 'units', 'orders', 'rates', 'photos');
  open('changeQuotations');
  await waitFor(() => expect(requested).toBe(1));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('it stays dismissed', async () => {
  installed();
  const page = open('changeQuotations');
  await page.user.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  page.unmount();
  installed();
  open('changeQuotations');
  expect(requested).toBe(0);
});

test('others see no checklist', () => {
  installed();
  open('reserve', 'seeCost');
  expect(requested).toBe(0);
});
