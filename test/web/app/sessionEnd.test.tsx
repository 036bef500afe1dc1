import { act, render, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { createAuthPort } from '../../../src/web/lib/auth/authOnDemand';
import { Root } from '../../../src/web/app/Root';
import { startAuthentication } from '../../../src/web/features/signIn/state/startAuthentication';
import { calls } from '../../mocks/calls';
import { problem } from '../../mocks/answers';
import { server } from '../../mocks/server';
import { dataWasRefreshed, everyCallIsRefused, orderIsKnown } from '../../mocks/situations';
import { anOrder } from '../../support/web/builders';
import { aConfig } from '../../support/web/renderApp';
import { aConnection } from '../../support/web/store';
import { Unstyled } from '../../support/web/Unstyled';
import { emptyMemory, fakeClient, fakeSignedInTabs, fakeTabs } from '../lib/browser/authFakes';

const OVER = 'Session timed out afer 15 minutes of inactivity';

function open(at: string) {
  window.history.replaceState(null, '', at);
  const memory = emptyMemory();
  memory.hint = true;
  const client = fakeClient();
  const port = createAuthPort(() => Promise.resolve(client), memory);
  const notifier = { success: jest.fn(), failure: jest.fn() };
  const { otherTabs, notified } = fakeTabs();
  const { signedInTabs } = fakeSignedInTabs();
  const apiBaseUrl = () => Promise.resolve(aConfig().apiBaseUrl);
  const [forgetWork, log, address] = [jest.fn(), jest.fn(), () => at];
  const ports = { port, memory, notifier, otherTabs, signedInTabs, forgetWork, address, apiBaseUrl, log };
  const authentication = startAuthentication(ports);
  const connection = aConnection({ onUnauthorized: () => authentication.send({ type: 'UNAUTHORIZED' }), log });
  const runtime = Promise.resolve({ config: aConfig(), connection, tools: null });
  render(<Root authentication={authentication} runtime={() => runtime} notifier={notifier} />, { wrapper: Unstyled });
  return { client, memory, notifier, notified, log };
}

const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 100)));

test.each([
  ['a list whose calls are all refused', '/?page=2', () => undefined],
  [
    'a comparison whose order came before',
    '/order/101',
    () => {
      orderIsKnown(anOrder({ id: 101 }));
      dataWasRefreshed();
    },
  ],
])('%s: one message, one logout, and nothing beside', async (_, at, known) => {
  everyCallIsRefused();
  known();
  server.use(http.post(calls.logout, () => problem(401)));
  const { client, memory, notifier, notified, log } = open(at);
  await waitFor(() => expect(client.logout).toHaveBeenCalledTimes(1));
  await settle();
  expect(client.logout).toHaveBeenCalledTimes(1);
  expect(client.login).not.toHaveBeenCalled();
  expect(log).toHaveBeenCalled();
  expect(notifier.failure).not.toHaveBeenCalled();
  expect(notified).toEqual([{ userId: '1', isTimeout: true }]);
  expect([memory.takeNotice(), memory.takeAddress()]).toEqual([OVER, at]);
  expect(screen.getByText('Loading SpecAI...')).toBeInTheDocument();
});
