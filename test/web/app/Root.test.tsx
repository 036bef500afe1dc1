import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runtimeConfigSchema } from '../../../src/contract/runtimeConfig';
import { createAuthPort } from '../../../src/web/lib/auth/authOnDemand';
import type { AuthClient } from '../../../src/web/lib/auth/authPort';
import { Root } from '../../../src/web/app/Root';
import type { SignedInAppProps } from '../../../src/web/app/SignedInApp';
import { startAuthentication } from '../../../src/web/features/signIn/state/startAuthentication';
import { aConnection } from '../../support/web/store';
import { Unstyled } from '../../support/web/Unstyled';
import { emptyMemory, fakeClient, fakeSignedInTabs, fakeTabs } from '../lib/browser/authFakes';

jest.mock('../../../src/web/app/SignedInApp', () => ({
  SignedInApp: ({ user, runtime: { config, connection }, onLogout }: SignedInAppProps) => (
    <>
      <p>
        {user.name} at {config.inventorySystemUrl}
      </p>
      <button onClick={onLogout}>Logout</button>
      <button onClick={connection.onUnauthorized}>401</button>
    </>
  ),
}));

const signIn = {
  protocolMode: 'OIDC',
  clientId: 'c',
  authority: 'a',
  knownAuthorities: [],
  apiScopes: [],
  extraScopesToConsent: [],
};
const config = runtimeConfigSchema.parse({ inventorySystemUrl: 'https://stock.test', signIn });

function show(hint: boolean, overrides: Partial<AuthClient> = {}) {
  const memory = emptyMemory();
  memory.hint = hint;
  const client = fakeClient(overrides);
  const notifier = { success: jest.fn(), failure: jest.fn() };
  const port = createAuthPort(() => Promise.resolve(client), memory);
  const apiBaseUrl = () => Promise.resolve('');
  const { otherTabs, announce } = fakeTabs();
  const authentication = startAuthentication({
    port,
    memory,
    notifier,
    otherTabs,
    signedInTabs: fakeSignedInTabs().signedInTabs,
    forgetWork: jest.fn(),
    address: () => '/',
    apiBaseUrl,
    log: jest.fn(),
  });
  const connection = aConnection({ onUnauthorized: () => authentication.send({ type: 'UNAUTHORIZED' }) });
  const runtime = Promise.resolve({ config, connection, tools: null });
  render(<Root authentication={authentication} runtime={() => runtime} notifier={notifier} />, { wrapper: Unstyled });
  return { client, announce };
}

const loading = () => screen.findByText('Loading SpecAI...');

test('a visitor sees the sign-in screen', async () => {
  const { client } = show(false);
  expect(await screen.findByText('Need help? Contact your system administrator')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /sign in/i }));
  expect(await screen.findByRole('button', { name: 'Signing in...' })).toBeInTheDocument();
  expect(client.login).toHaveBeenCalledWith({ again: false });
});

test('while authentication loads, the screen says so', async () => {
  show(true, { resume: () => new Promise(() => undefined) });
  expect(await loading()).toBeVisible();
});

test('a signed-in person sees the app, with the configuration of this deployment', async () => {
  show(true);
  expect(await screen.findByText('Dana Sales at https://stock.test')).toBeVisible();
});

test.each(['Logout', '401'])('%s leaves through the provider', async (button) => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  const { client } = show(true);
  await userEvent.click(await screen.findByRole('button', { name: button }));
  expect(await loading()).toBeVisible();
  expect(screen.queryByText(/Dana Sales/)).not.toBeInTheDocument();
  await waitFor(() => expect(client.logout).toHaveBeenCalledTimes(1));
});

test('a session that ended in another tab leads to the sign-in screen, which says so quietly', async () => {
  const { client, announce } = show(true);
  await screen.findByText(/Dana Sales/);
  act(() => announce({ userId: '1', isTimeout: false }));
  const remark = await screen.findByText('Your session ended in another tab. Sign in to go on.');
  expect(remark).toHaveAttribute('role', 'status');
  expect(screen.queryByText(/Dana Sales/)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(client.logout).not.toHaveBeenCalled();
});

test('a failure to start is shown in a banner', async () => {
  show(true, { getToken: () => Promise.resolve(null) });
  expect(await screen.findByRole('alert')).toHaveTextContent('No access token available');
});
