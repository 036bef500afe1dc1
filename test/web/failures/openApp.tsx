import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { createAuthPort } from '../../../src/web/lib/auth/authOnDemand';
import { createTokenSource, type AuthClient } from '../../../src/web/lib/auth/authPort';
import { createAuthMemory } from '../../../src/web/lib/auth/authMemory';
import { createNotifier } from '../../../src/web/lib/browser/notifier';
import { createWorkMemory } from '../../../src/web/lib/browser/workStorage';
import { Root } from '../../../src/web/app/Root';
import { startAuthentication } from '../../../src/web/features/signIn/state/startAuthentication';
import { showToast } from '../../../src/web/ui/toast/showToast';
import { Toaster } from '../../../src/web/ui/toast/Toaster';
import { aConfig } from '../../support/web/renderApp';
import { inEveryFile } from '../../setup/everyFile';
import { Unstyled } from '../../support/web/Unstyled';
import { aConnection } from '../../support/web/store';
import { fakeClient, fakeSignedInTabs, fakeTabs } from '../lib/browser/authFakes';

/** The files of a process share the library's toasts, which last for seconds. */
inEveryFile(() => {
  afterEach(() => toast.remove());
});

export function openApp(at = '/', overrides: Partial<AuthClient> = {}) {
  window.history.replaceState(null, '', at);
  const memory = createAuthMemory(window.sessionStorage);
  const client = fakeClient(overrides);
  const port = createAuthPort(() => Promise.resolve(client), memory);
  const notifier = createNotifier(showToast);
  jest.spyOn(notifier, 'failure');
  const log = jest.fn();
  const authentication = startAuthentication({
    ...{ port, memory, notifier, log },
    otherTabs: fakeTabs().otherTabs,
    signedInTabs: fakeSignedInTabs().signedInTabs,
    forgetWork: createWorkMemory(window.sessionStorage).forget,
    address: () => at,
    apiBaseUrl: () => Promise.resolve(aConfig().apiBaseUrl),
  });
  const connection = aConnection({
    getToken: createTokenSource({
      port,
      onInteractionRequired: (error) => authentication.send({ type: 'INTERACTION_REQUIRED', error }),
      onRefused: (error) => authentication.send({ type: 'TOKEN_REFUSED', error }),
    }),
    onUnauthorized: () => authentication.send({ type: 'UNAUTHORIZED' }),
    log,
  });
  const runtime = Promise.resolve({ config: aConfig(), connection, tools: null });
  const view = render(
    <>
      <Root {...{ authentication, notifier }} runtime={() => runtime} />
      <Toaster />
    </>,
    { wrapper: Unstyled },
  );
  return { ...view, client, notifier, user: userEvent.setup({ delay: null }) };
}

export async function openAtWork() {
  window.scrollTo = jest.fn();
  createAuthMemory(window.sessionStorage).hint = true;
  const app = openApp('/order/101');
  await app.user.click(await screen.findByRole('radio', { name: 'Table' }));
  expect(createWorkMemory(window.sessionStorage).read('1')).not.toBeNull();
  return app;
}
