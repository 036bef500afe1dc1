import { act, screen, within } from '@testing-library/react';
import { http } from 'msw';
import { createAuthMemory } from '../../../src/web/lib/auth/authMemory';
import { AuthFailure, type AuthClient, type AuthFailureKind } from '../../../src/web/lib/auth/authPort';
import { problem } from '../../mocks/answers';
import { calls } from '../../mocks/calls';
import { server } from '../../mocks/server';
import { everythingIsWell } from './scene';
import { openApp, openAtWork } from './openApp';

const failing = (kind: AuthFailureKind) => () => Promise.reject(new AuthFailure(kind, 'code'));

/** Spec section 8: a destructive toast 'Authentication Error', and the same text on the login screen. */
async function isSaid(text: string) {
  expect(await screen.findByText('Need help? Contact your system administrator')).toBeVisible();
  const region = within(screen.getByRole('region', { name: /^Notifications/ }));
  const toast = (await region.findByText('Authentication Error')).closest('[data-tone]');
  expect(toast).toHaveAttribute('data-tone', 'destructive');
  expect(toast).toHaveTextContent(`Authentication Error${text}`);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
}

beforeEach(() => {
  everythingIsWell();
  createAuthMemory(window.sessionStorage).hint = true;
});

test.each<[string, Partial<AuthClient>]>([
  ['No access token available', { getToken: () => Promise.resolve(null) }],
  ['Token validation failed. Please try logging in again.', { getToken: failing('invalid') }],
  ['Token acquisition failed. Please login again.', { getToken: failing('failed') }],
])('%s', async (text, client) => {
  openApp('/', client);
  await isSaid(text);
});

test('Login failed. Please try again.', async () => {
  createAuthMemory(window.sessionStorage).hint = false;
  const { user } = openApp('/', { login: failing('failed') });
  await user.click(await screen.findByRole('button', { name: /sign in/i }));
  await isSaid('Login failed. Please try again.');
});

test.each<[string, AuthFailureKind]>([
  ['Login failed. Please try again.', 'failed'],
  ['Login failed. Please try again.', 'network'],
  ['Token validation failed. Please try logging in again.', 'invalid'],
])('%s comes back from the provider (%s)', async (text, kind) => {
  openApp('/', { resume: failing(kind) });
  await isSaid(text);
});

test('a person who has to sign in again finds their work as it was: no time-out, no sign-out', async () => {
  const { user, client, notifier, unmount } = await openAtWork();
  client.getToken.mockImplementation(failing('interactionRequired'));
  await user.click(screen.getByRole('button', { name: 'Add Inventory Control Number' }));
  await user.type(screen.getByPlaceholderText('Enter IC# to add new card...'), 'IC-1001{Enter}');
  expect(await screen.findByText('Loading SpecAI...')).toBeVisible();
  expect(client.login.mock.calls).toEqual([[{ again: true }]]);

  unmount();
  const after = openApp('/order/101');
  expect(await screen.findByRole('radio', { name: 'Table' })).toBeChecked();
  expect(client.logout).not.toHaveBeenCalled();
  for (const each of [notifier, after.notifier]) expect(each.failure).not.toHaveBeenCalled();
});

test('Logout failed. Please try again.', async () => {
  server.use(http.post(calls.logout, () => problem(503)));
  const { user, client } = await openAtWork();
  client.logout.mockImplementation(failing('network'));
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await isSaid('Logout failed. Please try again.');
});

test('Session timed out afer 15 minutes of inactivity', async () => {
  createAuthMemory(window.sessionStorage).hint = false;
  createAuthMemory(window.sessionStorage).leaveNotice('Session timed out afer 15 minutes of inactivity');
  act(() => void openApp());
  await isSaid('Session timed out afer 15 minutes of inactivity');
});
